import { setUpSandbox } from '../../tests/sandbox';
import { headlessClient, rejection, signIn, startedClient } from '../../tests/visits/headless';
import { runtimeOf } from '../../tests/runtime';
import { eventually } from '../../tests/time';
import { EMAIL, PHONE } from '../../tests/visits/signIn';
import { createClient, type Client } from '../headless';

const page = setUpSandbox();

describe('§5 createClient: the public token', () => {
  it.each([
    [undefined, 'must be a string, but it is of type undefined'],
    [null, 'must be a string, but it is null'],
    [42, 'must be a string, but it is of type number'],
    ['', 'is an empty string'],
    ['secret-test-abc', 'should start with "public-token-", but it starts with "secret-"'],
  ])('warns once of the token %p, and makes a client', async (token, words) => {
    const client = createClient(token as string, { ...page.options, events: false });
    page.onCleanUp(() => client.destroy());
    await eventually(() => expect(page.console.take(`The public token ${words}`)).toHaveLength(1));
    expect(page.console.all().join()).not.toContain('test-abc');
    expect(client.session.getSync()).toBeNull();
  });

  it('accepts a valid token without a warning', async () => {
    headlessClient(page);
    await page.idle();
    expect(page.console.all()).toEqual([]);
  });
});

describe('§5 createClient: requests of a new client', () => {
  it('sends none without a session and without a call', async () => {
    const client = headlessClient(page);
    client.onStateChange(() => undefined);
    expect(client.session.getInfo()).toEqual({ session: null, fromCache: false });
    expect(client.user.getInfo()).toEqual({ user: null, fromCache: false });
    expect(client.session.getTokens()).toBeNull();
    expect(client.rbac.isAuthorizedSync('documents', 'read')).toBe(false);
    await page.idle();
    expect(page.calls()).toEqual([]);
  });

  it('returns a cached session at once and confirms it', async () => {
    const before = headlessClient(page);
    const { session } = await signIn(page, before);
    before.destroy();
    const client = headlessClient(page);
    expect(client.session.getSync()?.session_id).toBe(session.session_id);
    expect(client.session.getTokens()?.session_token).toBeTruthy();
    expect(client.session.getInfo().fromCache).toBe(true);
    await eventually(() => expect(client.session.getInfo().fromCache).toBe(false));
    expect(page.calls('/sessions/authenticate')).toHaveLength(1);
  });

  it('reports the session to listeners added before the answer', async () => {
    const client = headlessClient(page);
    const received: (string | undefined)[] = [];
    client.session.onChange((session) => received.push(session?.session_id));
    const stop = client.session.onChange(() => received.push('stopped'));
    stop();
    const { session } = await signIn(page, client);
    expect(received).toEqual([session.session_id]);
  });
});

describe('§5 createClient: several clients', () => {
  it('warns once about the second client, and both share the session', async () => {
    const first = headlessClient(page);
    expect(page.console.left()).toEqual([]);
    const second = headlessClient(page);
    expect(page.console.take('exists already')).toHaveLength(1);
    const third = headlessClient(page);
    expect(page.console.left()).toEqual([]);
    const received: unknown[] = [];
    second.session.onChange((session) => received.push(session?.session_id));
    const { session } = await signIn(page, first);
    expect(second.session.getSync()).toEqual(session);
    expect(third.user.getSync()?.user_id).toBe(session.user_id);
    expect(received).toEqual([session.session_id]);
    await page.idle();
    expect(page.calls(`/projects/bootstrap/${page.publicToken}`)).toHaveLength(1);
  });

  it('destroying one leaves the other working', async () => {
    const first = headlessClient(page);
    const second = headlessClient(page);
    page.console.take('exists already');
    first.destroy();
    first.destroy();
    await signIn(page, second);
    expect(second.session.getSync()).not.toBeNull();
  });

  it('destroying the last makes its calls reject, and a new client can be created', async () => {
    const client = headlessClient(page);
    await page.idle();
    client.destroy();
    const error = await rejection(client.otps.sms.loginOrCreate(PHONE));
    expect(error).toMatchObject({ name: 'StytchSDKUsageError' });
    expect(error.message).toContain('destroyed');
    const next = headlessClient(page);
    await next.otps.sms.loginOrCreate(PHONE);
    expect(page.console.all()).toEqual([]);
  });

  it.each<[string, string, (client: Client) => Promise<unknown>]>([
    [
      'a sign-in',
      '/otps/authenticate',
      async (client) => {
        const { method_id } = await client.otps.email.loginOrCreate(EMAIL);
        const code = await page.lastCode(EMAIL);
        return client.otps.authenticate(code, method_id, { session_duration_minutes: 30 });
      },
    ],
    [
      'a request for a link',
      '/magic_links/email/login_or_create',
      (client) => client.magicLinks.email.loginOrCreate(EMAIL),
    ],
    ['a read of the user', '/users/me', (client) => client.user.get()],
  ])(
    'destroying the last ends %s that is under way: it rejects and writes nothing',
    async (_, path, call) => {
      const client = await startedClient(page);
      await page.fault(path, { delay_ms: 100 });
      const error = rejection(call(client));
      await eventually(() => page.lastCall(path));
      const written = () => [
        document.cookie,
        ...Object.entries(localStorage).filter(([key]) => key.includes(page.publicToken)),
      ];
      const before = written();
      client.destroy();
      expect((await error).message).toContain('destroyed');
      await page.idle();
      expect(written()).toEqual(before);
    },
  );

  it('clients of two public tokens share nothing', async () => {
    const first = headlessClient(page);
    await page.control.createProject({ public_token: `${page.publicToken}-b` });
    const other = createClient(`${page.publicToken}-b`, page.options);
    page.onCleanUp(() => other.destroy());
    await signIn(page, first);
    expect(other.session.getSync()).toBeNull();
  });
});

describe('§5 createClient: options', () => {
  it('throws for wrong types, names each one, and sends or keeps nothing', async () => {
    const options = { devTools: 'on', cookieOptions: { path: 7 } } as object;
    const make = () => createClient(page.publicToken, { ...page.options, ...options });
    expect(make).toThrow(
      'Invalid call to createClient\noptions.cookieOptions.path must be a string, but is 7.\noptions.devTools must be a boolean, but is "on".',
    );
    expect(make).toThrow(expect.objectContaining({ name: 'StytchSDKUsageError' }) as Error);
    await page.idle();
    expect(page.calls()).toEqual([]);
    headlessClient(page);
    expect(page.console.all()).toEqual([]);
  });

  it('warns of an unknown name with the closest known one', async () => {
    headlessClient(page, { keepSessionAliv: true, cookieOptions: { Path: '/' } } as object);
    await eventually(() =>
      expect(
        page.console.take('options.keepSessionAliv does nothing. Did you mean "keepSessionAlive"?'),
      ).toHaveLength(1),
    );
    expect(page.console.take('options.cookieOptions.Path does nothing. Did you mean "path"?')).toHaveLength(
      1,
    );
  });

  it('treats null as missing', async () => {
    jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    const client = createClient(page.publicToken, null as unknown as undefined);
    page.onCleanUp(() => client.destroy());
    expect(client.session.getSync()).toBeNull();
    await runtimeOf(client);
    await eventually(() => expect(page.console.take('settings could not be fetched')).toHaveLength(1));
  });

  it('warns of an endpoint that is not a full address', async () => {
    jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    const client = headlessClient(page, {
      endpoints: { ...page.options.endpoints, apiUrl: 'localhost:4311' },
      events: false,
    });
    // The core resolves the addresses, before its first call.
    await runtimeOf(client);
    await eventually(() =>
      expect(fetch).toHaveBeenCalledWith(
        expect.stringMatching(/^https:\/\/test\.stytch\.com\//),
        expect.anything(),
      ),
    );
    expect(page.console.take('endpoints.apiUrl ("localhost:4311")')).toHaveLength(1);
    await eventually(() => expect(page.console.take('settings could not be fetched')).toHaveLength(1));
  });
});

describe('§5 createClient: custom domains', () => {
  async function addressesAsked(options: Parameters<typeof createClient>[1], token = page.publicToken) {
    const asked: string[] = [];
    jest.spyOn(globalThis, 'fetch').mockImplementation((url) => {
      asked.push(String(url as string));
      return Promise.reject(new TypeError('Failed to fetch'));
    });
    const client = createClient(token, options);
    page.onCleanUp(() => client.destroy());
    await runtimeOf(client);
    await eventually(() => expect(asked.length).toBeGreaterThan(0));
    await eventually(() => expect(page.console.take('settings could not be fetched')).toHaveLength(1));
    return asked[0]?.replace(/\/sdk\/v1.*/, '');
  }

  it.each([
    ['login.example.com', 'https://login.example.com'],
    ['http://login.example.com:8080/path?q=1', 'https://login.example.com'],
  ])('%s', async (testApiDomain, origin) => {
    expect(await addressesAsked({ endpointOptions: { testApiDomain } })).toBe(origin);
  });

  it('warns by name of an invalid domain, and uses the default', async () => {
    expect(await addressesAsked({ endpointOptions: { testApiDomain: 'not a domain' } })).toBe(
      'https://test.stytch.com',
    );
    expect(page.console.take('endpointOptions.testApiDomain')).toHaveLength(1);
  });
});
