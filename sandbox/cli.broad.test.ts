/** @jest-environment node */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRemoteJWKSet, jwtVerify } from 'jose';
import type { Sandbox } from './createSandbox';
import { startCommand, whenReady, type Child } from './testing/child';
import { freePort } from './testing/freePort';
import { visitorOf } from './testing/visitor';

jest.setTimeout(30_000);

const NO_PLACE: [string, () => string, string] = [
  'no place for one',
  () => '/proc/nope',
  'a folder cannot be created there',
];

let folder = '';
const children: Child[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sandbox-'));
});
afterEach(async () => {
  for (const { process: each } of children.splice(0)) each.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

function start(env: Record<string, string>): Child {
  const child = startCommand(env);
  children.push(child);
  return child;
}

/** The running CLI as a `Sandbox`, for `visitorOf`. */
function overNetwork(origin: string): Sandbox {
  const messages = async (query: Record<string, string>) =>
    (await fetch(`${origin}/sandbox/v1/messages?${new URLSearchParams(query).toString()}`)).json();
  const remote = { origin, handle: (request: Request) => fetch(request), control: { messages } };
  return remote as unknown as Sandbox;
}

describe('§7 Sandbox: the command', () => {
  it('keeps sessions, codes, links, keys and the clock after kill -9', async () => {
    const port = await freePort();
    const origin = `http://localhost:${port}`;
    const env = { PRICERX_SANDBOX_PORT: String(port), PRICERX_DATA: folder };
    const first = start(env);
    await whenReady(first, origin);
    expect(first.output()).toContain(`Inbox    ${origin}/sandbox`);

    const visitor = visitorOf(overNetwork(origin));
    const signedIn = await visitor.signIn('ada@example.com');
    const sent = await visitor.call('/otps/sms/login_or_create', { phone_number: '+14155550123' });
    await visitor.call('/magic_links/email/login_or_create', { email: 'bob@example.com' });
    const headers = { 'Content-Type': 'application/json' };
    const clock = { method: 'POST', headers, body: JSON.stringify({ advance_ms: 60_000 }) };
    await fetch(`${origin}/sandbox/v1/clock`, clock);
    first.process.kill('SIGKILL');
    await first.exited;

    const second = start(env);
    await whenReady(second, origin);
    const session = { session: signedIn.data.session_token };
    const me = await visitor.call('/users/me', undefined, session);
    expect(me.data.user_id).toBe(signedIn.data.user_id);
    expect(Date.parse(me.headers.get('Date') ?? '') - Date.now()).toBeGreaterThan(50_000);
    const keys = createRemoteJWKSet(new URL(`${origin}/.well-known/jwks.json`));
    expect((await jwtVerify(signedIn.data.session_jwt, keys)).payload.sub).toBe(signedIn.data.user_id);
    const code = { token: await visitor.lastCode('+14155550123'), method_id: sent.data.method_id };
    const byCode = await visitor.call('/otps/authenticate', { ...code, session_duration_minutes: 30 });
    expect(byCode.status).toBe(200);
    const token = await visitor.lastLinkToken('bob@example.com');
    const byLink = await visitor.call('/magic_links/authenticate', { token, session_duration_minutes: 30 });
    expect(byLink.status).toBe(200);

    second.process.kill('SIGTERM');
    expect(await second.exited).toBe(0);
  });

  it('reports a port in use', async () => {
    const server = createServer();
    const port = await freePort();
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    const child = start({ PRICERX_SANDBOX_PORT: String(port) });
    expect(await child.exited).toBe(1);
    server.close();
    expect(child.output()).toBe(
      `Port ${port} is in use. Stop what runs there, or set PRICERX_SANDBOX_PORT to another port.\n`,
    );
  });

  it.each<[name: string, data: (file: string, port: number) => string, reason: string]>([
    ['a file', (file) => file, 'it is a file, not a folder'],
    ['a folder below a file', (file) => join(file, 'inner'), 'a file is in the way'],
    ['another database', () => folder, 'the file there is not a database of the sandbox'],
    ['no server', (_file, port) => `http://localhost:${port}`, 'no server answers there'],
    // In /proc on Linux no folder can be created. The CLI must report it and exit.
    ...(process.platform === 'linux' ? [NO_PLACE] : []),
  ])('reports data that cannot be used in one line: %s', async (_name, dataOf, reason) => {
    const file = join(folder, 'file');
    await writeFile(file, 'x');
    const noDatabase = 'this is no database, but it is long enough to look'.repeat(50);
    await writeFile(join(folder, 'sandbox.db'), noDatabase);
    const port = await freePort();
    const data = dataOf(file, port);
    const child = start({ PRICERX_SANDBOX_PORT: String(port), PRICERX_DATA: data });
    expect(await child.exited).toBe(1);
    expect(child.output()).toBe(`Cannot open the data at "${data}": ${reason}.\n`);
  });

  it.each([
    [
      { PRICERX_SANDBOX_PORT: 'http' },
      'PRICERX_SANDBOX_PORT is "http", but must be a port number from 1 to 65535.',
    ],
    [
      { PRICERX_DATA: 'postgres://user:secret@host/db?password=secret' },
      'PRICERX_DATA is "postgres://host/db", but must be "memory", a folder, or a libsql:// or http:// address.',
    ],
    [
      { PRICERX_SANDBOX_HOSTS: 'sandbox.test:4311' },
      'PRICERX_SANDBOX_HOSTS has "sandbox.test:4311", but must be host names without a port, such as "sandbox.test,sandbox.team.example".',
    ],
    [
      { PRICERX_SANDBOX_ORIGINS: 'https://tools.example, null' },
      'PRICERX_SANDBOX_ORIGINS has "null", but must be origins without a path, such as "https://tools.example".',
    ],
  ])('reports an invalid setting: %j', async (env, line) => {
    const child = start(env as Record<string, string>);
    expect(await child.exited).toBe(1);
    expect(child.output()).toBe(`${line}\n`);
  });
});
