/** @jest-environment node */
import type { Sandbox, SandboxOptions } from '../../createSandbox';
import { createSandbox } from '../../createSandbox';
import { oneTapOf } from '../../testing/oneTap';
import { PAGE, visitorOf } from '../../testing/visitor';

const TOKEN = 'public-token-test-sandbox';
const STRANGER = 'https://evil.example';
const email = 'ada@example.com';
const CLIENT = 'project-test-sandbox.apps.sandbox.example';

let sandbox: Sandbox;
const start = async (options: SandboxOptions = {}) => {
  sandbox = await createSandbox({ passwordCost: 'cheap', ...options });
  await sandbox.control.createUser({ public_token: TOKEN, email });
};
afterEach(() => sandbox.close());

/** Each call that takes a redirect URL, from a page of any website; 200 or 303 when it is accepted. */
const KINDS: [name: string, send: (url: string | undefined, page: string) => Promise<number>][] = [
  ...[
    ['/magic_links/email/login_or_create', 'login_magic_link_url', 'signup_magic_link_url'] as const,
    ['/magic_links/email/send/primary', 'login_magic_link_url', 'signup_magic_link_url'] as const,
    ['/passwords/email/reset/start', 'login_redirect_url', 'reset_password_redirect_url'] as const,
  ].flatMap(([path, ...fields]) =>
    fields.map((field): (typeof KINDS)[number] => [
      `${path} ${field}`,
      async (url, page) => {
        const rest = Object.fromEntries(fields.map((each) => [each, url && `${PAGE}/`]));
        const headers = { Origin: page, 'X-SDK-Parent-Host': page };
        return (await visitorOf(sandbox).call(path, { email, ...rest, [field]: url }, { headers })).status;
      },
    ]),
  ),
  ...['login_redirect_url', 'signup_redirect_url'].flatMap((field): typeof KINDS => [
    [
      `/v1/public/oauth/google/start ${field}`,
      async (url, page) => {
        const given = { login_redirect_url: `${PAGE}/`, signup_redirect_url: `${PAGE}/`, [field]: url ?? '' };
        const query = new URLSearchParams({ public_token: TOKEN, ...given }).toString();
        const address = `${sandbox.origin}/v1/public/oauth/google/start?${query}`;
        return (await sandbox.handle(new Request(address, { headers: { Referer: `${page}/` } }))).status;
      },
    ],
    [
      `/v1/oauth/callback ${field}`,
      async (url, page) => {
        const oneTap = oneTapOf(sandbox);
        const { body, headers } = await oneTap.start('', page);
        const csrf = /=([^;]+)/.exec(headers.get('Set-Cookie') ?? '')?.[1] ?? '';
        const round = { ...(body as { google_client_id: string; oauth_callback_id: string }), csrf };
        return (await oneTap.submit(round, await oneTap.choose(CLIENT), { [field]: url })).status;
      },
    ],
  ]),
];

describe.each(KINDS)('§7 Sandbox: the redirect URL of %s', (_, send) => {
  it.each([
    `${STRANGER}/in`,
    'http://localhost.evil.example/',
    'http://evil.localhost/',
    'https://127.0.0.1.nip.io/',
  ])('%s is refused without a list, whatever page asks', async (url) => {
    await start();
    for (const page of [STRANGER, PAGE]) expect(await send(url, page)).toBe(400);
  });

  it('defaults to the page only where its origin is trusted', async () => {
    await start();
    expect(await send(undefined, STRANGER)).toBe(400);
    expect(await send(undefined, PAGE)).toBe(200);
  });

  it.each(['http://localhost:8080/in?a=b', 'https://127.0.0.1/', 'http://[::1]:3000/'])(
    '%s is accepted without a list',
    async (url) => {
      await start();
      expect(await send(url, STRANGER)).toBe(200);
    },
  );

  it('of a configured origin, of the sandbox’s own, or of the project’s list is accepted', async () => {
    const given = { origin: 'https://sandbox.team.example', controlOrigins: ['https://staging.example'] };
    await start(given);
    for (const url of ['https://staging.example/in', 'https://sandbox.team.example/in'])
      expect(await send(url, STRANGER)).toBe(200);
    await sandbox.control.createProject({
      public_token: TOKEN,
      redirect_urls: [`${STRANGER}/in`, `${PAGE}/`, `${PAGE}/in`, `${PAGE}/new`],
    });
    expect(await send(`${STRANGER}/in`, STRANGER)).toBe(200);
    expect(await send(`${STRANGER}/other`, STRANGER)).toBe(400);
  });
});
