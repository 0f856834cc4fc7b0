import * as fc from 'fast-check';
import {
  apiError,
  bootstrap,
  createFakeServices,
  data,
  type FakeServices,
  type Provider,
} from '../../../tests/fakeServices';
import { pair } from '../../../tests/links';
import { catchPageLeaves } from '../../../tests/browser/pageLeaves';
import { confirmed, startClientOf, type RunningClient } from '../../../tests/sagas';
import { holdTime } from '../../../tests/time';
import type { ClientOptions } from '../../domain/config/clientOptions';
import type { LoggedEvent, RawBootstrap } from '../../domain/entities';
import type { SagaGenerator } from '../effects';
import { authenticateOAuth, startOAuth } from './oauth';

const REDEEM = 'POST /oauth/authenticate';
const FIELDS = { token: 'token', session_duration_minutes: 30 };

const clients: RunningClient[] = [];
beforeEach(holdTime);
afterEach(() => {
  clients.splice(0).forEach((client) => client.stop());
  jest.useRealTimers();
});

interface Setting {
  settings?: Partial<RawBootstrap>;
  options?: ClientOptions;
  provider?: Provider;
  prepare?: (services: FakeServices) => void;
}

function project({ settings = {}, options = {}, provider = () => data({}), prepare }: Setting = {}) {
  const services = createFakeServices({
    options,
    provider: (call) => (call.route.startsWith('GET /projects') ? bootstrap(settings) : provider(call)),
  });
  prepare?.(services);
  const client = startClientOf(services);
  clients.push(client);
  return client;
}

describe('§3 Bootstrap: custom domain of the project', () => {
  it.each<[string, ClientOptions, string]>([
    ['a start goes to the project’s custom domain', {}, 'https://login.host.example'],
    [
      'a start goes to the host’s own API address instead, when it is given',
      { endpoints: { apiUrl: 'http://localhost:4311' } },
      'http://localhost:4311',
    ],
  ])('%s', async (_, options, origin) => {
    const leaves = catchPageLeaves();
    const { run } = project({ settings: { cname_domain: 'login.host.example' }, options });
    await run(() => startOAuth('google', {}));
    expect(new URL(leaves.addresses()[0] ?? '').origin).toBe(origin);
  });
});

describe('§4 Page address: addresses that a page may go to', () => {
  it('an API address that is not http or https is not followed: a start goes to the default', async () => {
    const leaves = catchPageLeaves();
    const { run } = project({ options: { endpoints: { apiUrl: 'javascript:alert(1)//' } } });
    await run(() => startOAuth('google', {}));
    expect(new URL(leaves.addresses()[0] ?? '').origin).toBe('https://test.stytch.com');
  });
});

describe('§7 Events: start of a social sign-in', () => {
  it('is sent with the pending events before the page leaves', async () => {
    catchPageLeaves();
    const { run, services } = project({ settings: { cname_domain: 'login.host.example' } });
    await run(() => startOAuth('google', { custom_scopes: ['contacts'] }));
    await jest.advanceTimersByTimeAsync(0);
    const batches = services.callsTo('POST /events').map(({ body }) => body as unknown as LoggedEvent[]);
    expect(batches.map((batch) => batch.map(({ event }) => event))).toMatchObject([
      [
        { event_name: 'sdk_instance_instantiated' },
        {
          event_name: 'start_oauth_flow',
          details: {
            provider_type: 'google',
            custom_scopes: ['contacts'],
            cname_domain: 'login.host.example',
            pkce: true,
          },
        },
      ],
    ]);
    expect(services.callsTo('POST /events')[0]?.request.keepalive).toBe(true);
  });
});

describe('§4 PKCE: pairs of social sign-ins', () => {
  const pkce = { pkce_required_for_oauth: true };

  it('a start rejects on a page without Web Crypto, and does not navigate', async () => {
    const leaves = catchPageLeaves();
    const { run, services } = project({ settings: pkce });
    services.createPKCEPair = () => Promise.reject(new TypeError('no subtle'));
    const { error } = await run(() => startOAuth('google', {}));
    expect(error?.message).toContain('https');
    expect(leaves.addresses()).toEqual([]);
  });

  it('a start goes without a challenge where the page has no Web Crypto and the project requires none', async () => {
    const leaves = catchPageLeaves();
    const { run, services } = project();
    services.createPKCEPair = () => Promise.reject(new TypeError('no subtle'));
    await run(() => startOAuth('google', {}));
    await jest.advanceTimersByTimeAsync(0);
    expect(new URL(leaves.addresses()[0] ?? '').searchParams.has('code_challenge')).toBe(false);
    expect(JSON.stringify(services.callsTo('POST /events')[0]?.body)).toContain('"pkce":false');
  });

  it('a start rejects when the browser does not keep the verifier, and none is left', async () => {
    const leaves = catchPageLeaves();
    const { run, services } = project({ settings: pkce });
    const { write } = services.storage.pkce;
    jest.spyOn(services.storage.pkce, 'write').mockImplementation((flow, pairs) => {
      write(flow, pairs);
      return pairs.length === 0;
    });
    const { error } = await run(() => startOAuth('google', {}));
    expect(error).toMatchObject({ kind: 'local', id: 'error.storageRefused' });
    expect(leaves.addresses()).toEqual([]);
    expect(services.storage.pkce.read('oauth')).toEqual([]);
  });

  it.each(['login_redirect_url', 'signup_redirect_url'])(
    'a start rejects when the visitor cannot be sent back to its %s',
    async (name) => {
      const leaves = catchPageLeaves();
      const { run } = project();
      const { error } = await run(() => startOAuth('google', { [name]: 'javascript:alert(1)' }));
      expect(error).toMatchObject({ kind: 'device', name: 'InvalidRedirectSchemeError' });
      expect(leaves.addresses()).toEqual([]);
    },
  );

  it('a sign-in does not use the pair of another tab’s start', async () => {
    const { run, services } = project({
      settings: pkce,
      provider: (call) => {
        if (call.route !== REDEEM) return data({});
        services.storage.pkce.write('oauth', [pair('later')]);
        return confirmed(call.at);
      },
      prepare: ({ storage }) => storage.pkce.write('oauth', [pair('first')]),
    });
    expect((await run(() => authenticateOAuth(FIELDS))).error).toBeUndefined();
    expect(services.callsTo(REDEEM)[0]?.body).toMatchObject({ code_verifier: 'first-verifier' });
    expect(services.storage.pkce.read('oauth')).toEqual([pair('later')]);
  });

  it('a start keeps the pairs of links and resets', async () => {
    catchPageLeaves();
    const { run, services } = project({
      prepare: ({ storage }) => {
        storage.pkce.write('magic_links', [pair('magic_links')]);
        storage.pkce.write('passwords', [pair('passwords')]);
        storage.pkce.write('oauth', [pair('oauth')]);
      },
    });
    await run(() => startOAuth('google', {}));
    const { pkce: pairs } = services.storage;
    expect([pairs.read('magic_links'), pairs.read('passwords')]).toEqual([
      [pair('magic_links')],
      [pair('passwords')],
    ]);
  });

  it('storage holds the last start’s pair until a sign-in succeeds, after any sequence', async () => {
    jest.useRealTimers();
    const step = fc.constantFrom('start', 'refused', 'lost', 'signed in');
    await fc.assert(
      fc.asyncProperty(fc.boolean(), fc.array(step, { maxLength: 6 }), async (required, steps) => {
        let next = 'signed in';
        let made = 0;
        const { run, services, stop } = project({
          settings: { pkce_required_for_oauth: required },
          provider: (call) => {
            if (call.route !== REDEEM || next === 'lost') return Promise.reject(new TypeError('offline'));
            return next === 'refused' ? apiError(400, 'pkce_mismatch') : confirmed(call.at);
          },
        });
        const sent: string[] = [];
        services.navigation.go = (address) => sent.push(address) > 0;
        services.createPKCEPair = () => Promise.resolve(pair(`start-${(made += 1)}`));
        let expected: string | null = null;
        for (next of steps) {
          const operation: () => SagaGenerator<unknown> =
            next === 'start' ? () => startOAuth('google', {}) : () => authenticateOAuth(FIELDS);
          await run(operation);
          if (next === 'start') expected = `start-${made}-verifier`;
          if (next === 'signed in') expected = null;
          expect(services.storage.pkce.read('oauth')[0]?.code_verifier ?? null).toBe(expected);
          const challenge = new URL(sent.at(-1) ?? 'https://none').searchParams.get('code_challenge');
          if (next === 'start') expect(challenge).toBe(`start-${made}-challenge`);
        }
        // No call is made without a verifier that is required.
        const verifiers = services.callsTo(REDEEM).map(({ body }) => body['code_verifier']);
        if (required) verifiers.forEach((verifier) => expect(typeof verifier).toBe('string'));
        stop();
      }),
      { numRuns: 40 },
    );
  });
});
