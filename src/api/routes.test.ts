import { ALL_ROUTES } from '../../sandbox/routes/allRoutes';
import { headlessClient, signIn } from '../../tests/visits/headless';
import { allRoutes } from '../../tests/calls/allRoutes';
import type { SignedIn } from '../../tests/calls/route';
import { setUpSandbox } from '../../tests/sandbox';
import { PHONE } from '../../tests/visits/signIn';

const page = setUpSandbox();
const ROUTES = allRoutes(page);

const decoded = (base64: string | null | undefined): string =>
  Buffer.from(base64?.replace(/^Basic /, '') ?? '', 'base64').toString();

/** Routes that are not called through a client's method, so that other tests cover them: event log and consent. */
const OTHERS = [
  'POST /events',
  ...['/start', '/submit'].map((step) => `POST /idp/oauth/authorize${step}`),
  'POST /oauth/authorize',
];

/** "POST /crypto_wallets/…" belongs in cryptoWallets.ts. */
const tableOf = (name: string): string => {
  const [, resource = ''] = name.split('/');
  return `tests/calls/${resource.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())}.ts`;
};

describe('§7 API calls, §4 the client’s methods', () => {
  it('all calls that the provider offers to scripts are made, and no others', () => {
    const called = Object.keys(ROUTES).map((name) =>
      name
        .split(' ', 2)
        .join(' ')
        .replace(/\{\w+\}/, '{}'),
    );
    const offered = ALL_ROUTES.map(({ method, path }) => `${method} ${path.replace(/:\w+/, '{}')}`);
    const missing = offered.filter((name) => !OTHERS.includes(name) && !called.includes(name));
    expect(missing.map((name) => `${tableOf(name)} lacks "${name}"`)).toEqual([]);
    const unknown = called.filter((name) => !offered.includes(name));
    expect(unknown.map((name) => `sandbox/routes/ lacks "${name}"`)).toEqual([]);
  });

  it.each(Object.entries(ROUTES))(
    '%s sends the specified request and returns the specified answer',
    async (name, route) => {
      const [method, path = ''] = name.split(' ');
      const client = headlessClient(page, { events: false });
      const session = route.signedIn ? await signIn(page, client) : null;
      const answer = await route.call(client, session);
      const sent = page.calls(route.path?.(session) ?? path).filter((call) => call.method === method);
      const call = sent.at(-1);
      if (!call) throw new Error(`It was not sent, only: ${page.calls().map((each) => each.path)}`);

      expect(call.body).toEqual(route.body);
      expect(call.credentials).toBe('include');
      const session_token = session?.session_token ?? page.publicToken;
      expect(decoded(call.headers.get('Authorization'))).toBe(`${page.publicToken}:${session_token}`);
      expect(call.headers.get('Content-Type')).toBe('application/json');
      expect(call.headers.get('X-SDK-Parent-Host')).toBe('http://localhost:4310');
      const id = (kind: string) => expect.stringMatching(new RegExp(`^${kind}-[0-9a-f-]{36}$`)) as string;
      expect(JSON.parse(decoded(call.headers.get('X-SDK-Client')))).toEqual({
        event_id: id('event-id'),
        app_session_id: id('app-session-id'),
        persistent_id: id('persistent-id'),
        client_sent_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string,
        timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
        ...(session && {
          stytch_user_id: session.user.user_id,
          stytch_session_id: session.session.session_id,
        }),
        app: { identifier: 'localhost' },
        sdk: { identifier: 'pricerx-auth', version: expect.stringMatching(/^\d+\.\d+\.\d+/) as string },
      });
      if (route.answer) expect(answer).toEqual(expect.objectContaining(route.answer));
      expect(JSON.stringify(answer)).not.toContain('__user');
      const { session: started, user } = (answer ?? {}) as Partial<SignedIn>;
      if (started) expect([client.session.getSync(), client.user.getSync()]).toEqual([started, user]);
    },
  );

  it('every call has new request ids, so that no id identifies the visitor', async () => {
    const client = headlessClient(page);
    await client.otps.sms.loginOrCreate(PHONE);
    await client.otps.sms.loginOrCreate(PHONE);
    const ids = page
      .calls('/otps/sms/login_or_create')
      .map(({ headers }) => JSON.parse(decoded(headers.get('X-SDK-Client'))) as Record<string, string>)
      .flatMap(({ event_id, app_session_id, persistent_id }) => [event_id, app_session_id, persistent_id]);
    expect(new Set(ids).size).toBe(6);
  });
});
