import { setUpSandbox } from '../../tests/sandbox';
import { rejection, startedClient } from '../../tests/visits/headless';
import { loadScripts } from '../../tests/browser/scripts';
import { eventually } from '../../tests/time';
import { EMAIL, PHONE } from '../../tests/visits/signIn';
import type { Client } from '../headless';

const page = setUpSandbox();
const SMS = '/otps/sms/login_or_create';
const captcha_settings = { enabled: true, siteKey: 'site-key' } as const;
const CAPTCHA = expect.stringMatching(/^sandbox-captcha-/) as string;
const TELEMETRY = expect.stringMatching(/^telemetry-id-/) as string;

/** The client, once it knows the project's settings. */
async function informedClient(): Promise<Client> {
  const client = await startedClient(page, { events: false });
  await eventually(() =>
    expect(localStorage.getItem(`stytch_sdk_state_${page.publicToken}::bootstrap`)).not.toBeNull(),
  );
  await page.idle();
  return client;
}

const protectionOf = (path: string) =>
  page.calls(path).map(({ body }) => ({
    captcha_token: body?.['captcha_token'],
    dfp_telemetry_id: body?.['dfp_telemetry_id'],
  }));

describe('§4 Bot protection: what a call carries', () => {
  const MODES: [string, object, object][] = [
    ['nothing when captcha and telemetry are off', {}, {}],
    ['a captcha token when only that is configured', { captcha_settings }, { captcha_token: CAPTCHA }],
    [
      'DECISIONING: the telemetry id alone',
      { captcha_settings, dfp_protected_auth_enabled: true, dfp_protected_auth_mode: 'DECISIONING' },
      { dfp_telemetry_id: TELEMETRY },
    ],
    [
      'OBSERVATION: both',
      { captcha_settings, dfp_protected_auth_enabled: true, dfp_protected_auth_mode: 'OBSERVATION' },
      { captcha_token: CAPTCHA, dfp_telemetry_id: TELEMETRY },
    ],
    [
      'telemetry without a captcha',
      { dfp_protected_auth_enabled: true, dfp_protected_auth_mode: 'OBSERVATION' },
      { dfp_telemetry_id: TELEMETRY },
    ],
  ];
  it.each(MODES)('a call carries %s', async (_, bootstrap, expected) => {
    await page.project({ bootstrap });
    const { urls } = loadScripts(page);
    const client = await informedClient();
    await client.otps.sms.loginOrCreate(PHONE);
    expect(protectionOf(SMS)).toEqual([expected]);
    const wanted = Object.keys(expected).length;
    expect(urls).toHaveLength(wanted);
    await client.otps.sms.loginOrCreate(PHONE);
    expect(urls).toHaveLength(wanted);
  });

  it('sends a new token with each call', async () => {
    await page.project({ bootstrap: { captcha_settings } });
    loadScripts(page);
    const client = await informedClient();
    await client.otps.sms.loginOrCreate(PHONE);
    await client.otps.sms.loginOrCreate(PHONE);
    const [first, second] = protectionOf(SMS);
    expect(second?.captcha_token).not.toBe(first?.captcha_token);
  });

  it('requests the captcha with the project’s site key', async () => {
    await page.project({ bootstrap: { captcha_settings } });
    const { urls } = loadScripts(page);
    await (await informedClient()).otps.sms.loginOrCreate(PHONE);
    expect(urls).toEqual(['http://localhost:4311/recaptcha/enterprise.js?render=site-key']);
  });

  it('sends a captcha token alone and does not retry for an email code to a known user', async () => {
    await page.project({ bootstrap: { captcha_settings, dfp_protected_auth_enabled: true } });
    await page.control.createUser({ public_token: page.publicToken, email: EMAIL });
    loadScripts(page);
    const client = await informedClient();
    await client.otps.email.send(EMAIL);
    expect(protectionOf('/otps/email/send/primary')).toEqual([{ captcha_token: CAPTCHA }]);

    await page.fault('/otps/email/send/primary', {
      status: 403,
      body: 'Captcha required',
      content_type: 'text/plain',
    });
    expect(await rejection(client.otps.email.send(EMAIL))).toMatchObject({
      name: 'StytchAPIUnreachableError',
    });
    expect(page.calls('/otps/email/send/primary')).toHaveLength(2);
  });

  it('sends neither a captcha token nor a telemetry id when a link is redeemed', async () => {
    await page.project({ bootstrap: { captcha_settings, dfp_protected_auth_enabled: true } });
    loadScripts(page);
    const client = await informedClient();
    await client.magicLinks.email.loginOrCreate(EMAIL);
    await client.magicLinks.authenticate(await page.lastLinkToken(EMAIL), { session_duration_minutes: 30 });
    expect(protectionOf('/magic_links/email/login_or_create')).toEqual([
      { captcha_token: CAPTCHA, dfp_telemetry_id: TELEMETRY },
    ]);
    expect(protectionOf('/magic_links/authenticate')).toEqual([{}]);
  });
});

describe('§4 Bot protection: the captcha retry', () => {
  const decisioning = {
    captcha_settings,
    dfp_protected_auth_enabled: true,
    dfp_protected_auth_mode: 'DECISIONING',
  } as const;

  it('sends the call once more with a fresh telemetry id and captcha token', async () => {
    await page.project({ bootstrap: decisioning });
    await page.requireCaptcha([SMS]);
    loadScripts(page);
    const client = await informedClient();
    await client.otps.sms.loginOrCreate(PHONE);
    const [first, second] = protectionOf(SMS);
    expect(first).toEqual({ dfp_telemetry_id: TELEMETRY });
    expect(second).toEqual({ captcha_token: CAPTCHA, dfp_telemetry_id: TELEMETRY });
    expect(second?.dfp_telemetry_id).not.toBe(first?.dfp_telemetry_id);
    expect(await page.messagesTo(PHONE)).toHaveLength(1);
  });

  it('retries where only a captcha is configured', async () => {
    await page.project({ bootstrap: { captcha_settings } });
    loadScripts(page);
    const client = await informedClient();
    await page.fault(SMS, { status: 403, body: 'Captcha required', content_type: 'text/plain' });
    await client.otps.sms.loginOrCreate(PHONE);
    const [first, second] = protectionOf(SMS);
    expect(second).toEqual({ captcha_token: CAPTCHA });
    expect(second?.captcha_token).not.toBe(first?.captcha_token);
  });

  it('retries once only', async () => {
    await page.project({ bootstrap: decisioning });
    loadScripts(page);
    const client = await informedClient();
    await page.fault(SMS, { status: 403, body: 'Captcha required', content_type: 'text/plain', times: 5 });
    expect(await rejection(client.otps.sms.loginOrCreate(PHONE))).toMatchObject({
      name: 'StytchAPIUnreachableError',
    });
    expect(page.calls(SMS)).toHaveLength(2);
  });

  it.each(['captcha required', 'CAPTCHA REQUIRED', 'Captcha Required', 'Captcha is required'])(
    'does not retry on the text "%s", only on "Captcha required"',
    async (body) => {
      await page.project({ bootstrap: decisioning });
      loadScripts(page);
      const client = await informedClient();
      await page.fault(SMS, { status: 403, body, content_type: 'text/plain' });
      expect(await rejection(client.otps.sms.loginOrCreate(PHONE))).toMatchObject({
        name: 'StytchAPIUnreachableError',
        message: 'Invalid response from our servers.',
      });
      expect(page.calls(SMS)).toHaveLength(1);
    },
  );

  it('retries wherever "Captcha required" occurs in the answer', async () => {
    await page.project({ bootstrap: decisioning });
    loadScripts(page);
    const client = await informedClient();
    const body = '<html><p>Error: Captcha required.</p></html>';
    await page.fault(SMS, { status: 403, body, content_type: 'text/html' });
    await client.otps.sms.loginOrCreate(PHONE);
    expect(page.calls(SMS)).toHaveLength(2);
  });

  it.each(['/otps/authenticate', '/magic_links/email/login_or_create'])('retries %s too', async (path) => {
    await page.project({ bootstrap: decisioning });
    loadScripts(page);
    const client = await informedClient();
    await page.requireCaptcha([path]);
    if (path === '/otps/authenticate') {
      const { method_id } = await client.otps.sms.loginOrCreate(PHONE);
      const options = { session_duration_minutes: 30 };
      await client.otps.authenticate(await page.lastCode(PHONE), method_id, options);
    } else {
      await client.magicLinks.email.loginOrCreate(EMAIL);
    }
    expect(protectionOf(path)).toEqual([
      { dfp_telemetry_id: TELEMETRY },
      { captcha_token: CAPTCHA, dfp_telemetry_id: TELEMETRY },
    ]);
  });

  it('signs in without telemetry when its script is blocked', async () => {
    await page.project({
      bootstrap: { dfp_protected_auth_enabled: true, dfp_protected_auth_mode: 'DECISIONING' },
    });
    loadScripts(page, { blocked: true });
    const client = await informedClient();
    await client.otps.sms.loginOrCreate(PHONE);
    expect(protectionOf(SMS)).toEqual([{}]);
    expect(page.console.take('No telemetry id could be had')).toHaveLength(1);
  });
});
