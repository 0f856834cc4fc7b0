import {
  answer,
  bootstrap,
  captchaRequired,
  createFakeServices,
  data,
  type Provider,
} from '../../../tests/fakeServices';
import { CAPTCHA_ON, DFP, protectedProject } from '../../../tests/protectedProject';
import { createClientOf } from '../../../tests/sagas';
import { eventually, holdTime } from '../../../tests/time';
import { PASSKEY } from '../../../tests/visits/passkeyOffer';
import type { RawBootstrap } from '../../domain/entities';
import { loadBootstrap } from '../bootstrap';
import type { SagaGenerator } from '../effects';
import { startWallet } from '../resources/cryptoWallets';
import { authenticatePasskey } from '../passkeys/webauthnAuthenticate';
import { connectWallet } from '../wallets/walletCeremony';
import { loginOrCreateByMagicLink } from '../resources/magicLinks';
import { authenticateOtp, loginOrCreateOtp, sendOtp } from '../resources/otps';
import { startPasswordReset } from '../resources/passwords';

const ROUTE = 'POST /otps/sms/login_or_create';
const refusedText = 'We could not complete the security check.';
const send = () => loginOrCreateOtp('sms', '+14155550123');

describe('§4 Bot protection: the scripts are fetched while the visitor answers a dialog', () => {
  const unanswered = () => new Promise<never>(() => undefined);

  it.each<[string, Partial<RawBootstrap>, string[]]>([
    ['of captcha and telemetry', { ...DFP, captcha_settings: CAPTCHA_ON }, ['captcha', 'telemetry']],
    ['of the captcha alone', { captcha_settings: CAPTCHA_ON }, ['captcha']],
    ['none in a project without protection', {}, []],
  ])('%s, while a wallet asks', async (_, fields, scripts) => {
    const { services, runRoot, prepared } = await protectedProject(fields);
    const wallet = { id: 'Metamask', name: 'MetaMask', chain: 'ethereum' } as const;
    const connect = jest.fn(unanswered);
    services.wallets = () =>
      Promise.resolve({ watch: () => () => undefined, list: () => [wallet], connect, sign: unanswered });
    const task = runRoot(() => connectWallet(wallet.id));
    await eventually(() => expect(connect).toHaveBeenCalled());
    expect(prepared).toEqual(scripts);
    task.cancel();
  });

  it('of captcha and telemetry, while a browser loads its passkeys', async () => {
    const { services, run, prepared } = await protectedProject({ ...DFP, captcha_settings: CAPTCHA_ON }, () =>
      data({ public_key_credential_request_options: '{}' }),
    );
    services.webauthn.isSupported = () => true;
    await run(() => authenticatePasskey(PASSKEY));
    expect(prepared).toEqual(['captcha', 'telemetry']);
  });
});

describe('§4 Bot protection: what a call carries', () => {
  it.each<[string, Partial<RawBootstrap>, object]>([
    ['captcha and telemetry are off', {}, {}],
    ['captcha alone', { captcha_settings: CAPTCHA_ON }, { captcha_token: 'captcha-1' }],
    [
      'OBSERVATION',
      { ...DFP, dfp_protected_auth_mode: 'OBSERVATION', captcha_settings: CAPTCHA_ON },
      { captcha_token: 'captcha-1', dfp_telemetry_id: 'telemetry-1' },
    ],
    [
      'no mode, which is OBSERVATION',
      { ...DFP, captcha_settings: CAPTCHA_ON },
      { captcha_token: 'captcha-1', dfp_telemetry_id: 'telemetry-1' },
    ],
    ['OBSERVATION without captcha', DFP, { dfp_telemetry_id: 'telemetry-1' }],
    [
      'DECISIONING',
      { ...DFP, dfp_protected_auth_mode: 'DECISIONING', captcha_settings: CAPTCHA_ON },
      { dfp_telemetry_id: 'telemetry-1' },
    ],
  ])('carries the tokens that the settings require: %s', async (_, fields, carried) => {
    const { run, bodies } = await protectedProject(fields);
    await run(send);
    expect(bodies(ROUTE)).toEqual([{ phone_number: '+14155550123', expiration_minutes: 5, ...carried }]);
  });

  it('an email to an existing user carries the captcha alone, in every mode', async () => {
    const { run, bodies } = await protectedProject({
      ...DFP,
      dfp_protected_auth_mode: 'DECISIONING',
      captcha_settings: CAPTCHA_ON,
    });
    await run(() => sendOtp('email', 'ada@example.com'));
    expect(bodies('POST /otps/email/send/primary')).toEqual([
      { email: 'ada@example.com', expiration_minutes: 5, captcha_token: 'captcha-1' },
    ]);
  });

  it('omits the token or id whose script failed to load', async () => {
    const { run, services, bodies } = await protectedProject({ ...DFP, captcha_settings: CAPTCHA_ON });
    services.captcha.token = () => Promise.resolve(undefined);
    services.telemetry.id = () => Promise.resolve(undefined);
    expect((await run(send)).error).toBeUndefined();
    expect(bodies(ROUTE)).toEqual([{ phone_number: '+14155550123', expiration_minutes: 5 }]);
  });
});

describe('§4 Bot protection: a captcha is required', () => {
  const once = (): Provider => {
    let calls = 0;
    return () => ((calls += 1) === 1 ? captchaRequired() : data({ method_id: 'm' }));
  };

  it('repeats the call once with a fresh telemetry id and captcha token, all else the same', async () => {
    const { run, bodies } = await protectedProject(
      { ...DFP, dfp_protected_auth_mode: 'DECISIONING', captcha_settings: CAPTCHA_ON },
      once(),
    );
    const { data: sent } = await run(send);
    expect(sent?.method_id).toBe('m');
    expect(bodies(ROUTE)).toEqual([
      { phone_number: '+14155550123', expiration_minutes: 5, dfp_telemetry_id: 'telemetry-1' },
      {
        phone_number: '+14155550123',
        expiration_minutes: 5,
        dfp_telemetry_id: 'telemetry-2',
        captcha_token: 'captcha-1',
      },
    ]);
  });

  it('repeats with a fresh captcha token in a project without telemetry', async () => {
    const { run, bodies } = await protectedProject({ captcha_settings: CAPTCHA_ON }, once());
    await run(send);
    const fields = { phone_number: '+14155550123', expiration_minutes: 5 };
    expect(bodies(ROUTE)).toEqual(
      ['captcha-1', 'captcha-2'].map((captcha_token) => ({ ...fields, captcha_token })),
    );
  });

  it('repeats an OTP call', async () => {
    const { run, bodies } = await protectedProject({ ...DFP, captcha_settings: CAPTCHA_ON }, once());
    await run(() => authenticateOtp({ token: '123456', method_id: 'm', session_duration_minutes: 30 }));
    expect(bodies('POST /otps/authenticate').map(({ token }) => token)).toEqual(['123456', '123456']);
  });

  it.each<[string, Partial<RawBootstrap>, number]>([
    ['each time: the call is sent twice', { ...DFP, captcha_settings: CAPTCHA_ON }, 2],
    ['by a project with telemetry alone: the call is sent twice', DFP, 2],
    ['by a project without a captcha: the call is sent once', {}, 1],
  ])('required %s: the error tells the visitor what to do', async (_, fields, calls) => {
    const { run, bodies } = await protectedProject(fields, captchaRequired);
    const { error } = await run(send);
    expect(error).toMatchObject({
      kind: 'unreachable',
      message: expect.stringContaining(refusedText) as unknown,
    });
    expect(bodies(ROUTE)).toHaveLength(calls);
  });

  it.each([
    ['Captcha required', 2],
    ['<html><p>Error: Captcha required.</p></html>', 2],
    ['captcha required', 1],
    ['CAPTCHA REQUIRED', 1],
    ['Captcha is required', 1],
  ])('by the answer "%s": the call is sent %d times', async (text, calls) => {
    const { run, bodies } = await protectedProject({ captcha_settings: CAPTCHA_ON }, () => answer(403, text));
    await run(send);
    expect(bodies(ROUTE)).toHaveLength(calls);
  });

  it('does not repeat a call that must not be repeated', async () => {
    const { run, bodies } = await protectedProject({ ...DFP, captcha_settings: CAPTCHA_ON }, captchaRequired);
    const { error } = await run(() => sendOtp('email', 'ada@example.com'));
    expect(error).toMatchObject({ kind: 'unreachable' });
    expect(bodies('POST /otps/email/send/primary')).toHaveLength(1);
  });
});

describe('§4 Bot protection: settings that come late', () => {
  /** A client whose settings arrive after the given time; with 20 s they never do. */
  function startedWith(settingsMs: number, fields: Partial<RawBootstrap>, provider: Provider) {
    holdTime();
    const services = createFakeServices({
      provider: async (call) => {
        if (!call.route.startsWith('GET /projects')) return provider(call);
        await new Promise((resolve) => setTimeout(resolve, settingsMs));
        return bootstrap(fields);
      },
      captcha: {
        prepare: () => undefined,
        token: ({ enabled }) => Promise.resolve(enabled ? 'captcha' : undefined),
      },
    });
    const client = createClientOf(services);
    const start = performance.now();
    const task = client.runRoot(loadBootstrap);
    const sent = (route: string) =>
      services.callsTo(route).map(({ at, body }) => [Math.round(at - start), body['captcha_token']]);
    return { ...client, sent, stop: () => task.cancel() };
  }
  const accept: Provider = () => data({ method_id: 'm' });
  afterEach(() => {
    jest.useRealTimers();
  });

  it.each<[string, () => SagaGenerator<unknown>, string]>([
    ['a code', send, ROUTE],
    [
      'a magic link',
      () => loginOrCreateByMagicLink('ada@example.com', {}),
      'POST /magic_links/email/login_or_create',
    ],
    ['a reset', () => startPasswordReset('ada@example.com'), 'POST /passwords/email/reset/start'],
    [
      'a wallet',
      () => startWallet({ crypto_wallet_address: '0x1', crypto_wallet_type: 'ethereum' }),
      'POST /crypto_wallets/authenticate/start/primary',
    ],
  ])('%s waits for them, 2.5 s at most in all', async (_, operation, route) => {
    const inTime = startedWith(2_000, { captcha_settings: CAPTCHA_ON }, accept);
    void inTime.run(operation);
    await jest.advanceTimersByTimeAsync(20_000);
    expect(inTime.sent(route)).toEqual([[2_000, 'captcha']]);

    const never = startedWith(20_000, { captcha_settings: CAPTCHA_ON }, accept);
    void never.run(operation);
    await jest.advanceTimersByTimeAsync(10_000);
    expect(never.sent(route)).toEqual([[2_500, undefined]]);
    never.stop();
  });

  it('a call that was sent without them is repeated with the captcha that they require', async () => {
    const { run, sent } = startedWith(3_000, { captcha_settings: CAPTCHA_ON }, ({ body }) =>
      body['captcha_token'] ? data({ method_id: 'm' }) : captchaRequired(),
    );
    const result = run(send);
    await jest.advanceTimersByTimeAsync(10_000);
    expect((await result).error).toBeUndefined();
    expect(sent(ROUTE)).toEqual([
      [2_500, undefined],
      [3_000, 'captcha'],
    ]);
  });
});
