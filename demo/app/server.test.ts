/** @jest-environment node */
import { request } from 'node:http';
import { createSandbox, type Sandbox } from '../../sandbox/createSandbox';
import { serve } from '../../sandbox/http';
import { freePort } from '../../sandbox/testing/freePort';
import { clientOf, serveApp, type RunningApp } from './server';

const HOST = 'http://localhost:4310';
let sandbox: Sandbox;
let stopSandbox: () => Promise<void>;
let app: RunningApp;

beforeAll(async () => {
  const port = await freePort();
  const sandboxUrl = `http://localhost:${port}`;
  sandbox = await createSandbox({ origin: sandboxUrl, passwordCost: 'cheap' });
  stopSandbox = (await serve(sandbox, { port })).close;
  app = await serveApp({ port: 0, sandboxUrl });
});
afterAll(async () => {
  await app.close();
  await stopSandbox();
  await sandbox.close();
});

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(app.url + path, { headers, redirect: 'manual' });
const cookieOf = (answer: Response): string => answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';

/** Sends any Host header, which `fetch` does not allow. */
const rawGet = (host: string): Promise<{ status: number; location: string | undefined }> =>
  new Promise((resolve, reject) => {
    const { port } = new URL(app.url);
    const call = request({ host: '127.0.0.1', port, path: '/', headers: { Host: host } }, (answer) => {
      answer.resume();
      resolve({ status: answer.statusCode ?? 0, location: answer.headers.location });
    });
    call.on('error', reject).end();
  });

describe('§1 Host page: the sign-in of the third-party app', () => {
  it('redirects to the consent page with a new PKCE challenge, state and nonce each time', async () => {
    const [first, second] = [await get('/sign-in'), await get('/sign-in')].map(
      (answer) => new URL(answer.headers.get('Location') ?? ''),
    );
    expect(first?.origin).toBe(HOST);
    expect(first?.pathname).toBe('/consent');
    expect(Object.fromEntries(first?.searchParams ?? [])).toEqual({
      client_id: 'app-refill-reminders',
      redirect_uri: `${app.url}/callback`,
      response_type: 'code',
      scope: 'openid profile email',
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/) as string,
      state: expect.stringMatching(/^[\w-]{43}$/) as string,
      nonce: expect.stringMatching(/^[\w-]{43}$/) as string,
    });
    for (const name of ['code_challenge', 'state', 'nonce'])
      expect(first?.searchParams.get(name)).not.toBe(second?.searchParams.get(name));
  });

  it('shows a note after a denied consent, and refuses the same callback again', async () => {
    const start = await get('/sign-in');
    const state = new URL(start.headers.get('Location') ?? '').searchParams.get('state') ?? '';
    const query = new URLSearchParams({ error: 'access_denied', state, iss: sandbox.origin });
    const denied = await get(`/callback?${query.toString()}`, { Cookie: cookieOf(start) });
    expect(await denied.text()).toContain('You did not allow us to read your account.');
    const again = await get(`/callback?${query.toString()}`, { Cookie: cookieOf(start) });
    expect([again.status, await again.text()]).toEqual([
      400,
      expect.stringContaining('This sign-in was not started here.'),
    ]);
  });

  it('its cookie is a random HttpOnly value', async () => {
    const [cookie = ''] = (await get('/sign-in')).headers.getSetCookie();
    expect(cookie).toMatch(/^reminders_browser=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/);
  });

  it('keeps the user signed in when /signed-out has an unknown state', async () => {
    const answer = await get('/signed-out?state=x');
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/']);
  });
});

describe('§1 Host page: the server of the third-party app', () => {
  it('the registration has the redirect URIs that the app uses', () => {
    expect(clientOf(app.url)).toMatchObject({
      redirect_uris: [`${app.url}/callback`],
      post_logout_redirect_uris: [`${app.url}/signed-out`],
    });
  });

  it('redirects localhost to 127.0.0.1, which gets no cookies of the host page, and refuses other hosts', async () => {
    const { host, hostname } = new URL(app.url);
    expect(hostname).toBe('127.0.0.1');
    const local = host.replace('127.0.0.1', 'localhost');
    expect(await rawGet(local)).toEqual({ status: 303, location: `${app.url}/` });
    expect((await rawGet('evil.example')).status).toBe(421);
  });

  it.each(['/../server.ts', '/server.ts', '/app.css/x', '/nothing'])(
    'answers 404 for %s with a page for people',
    async (path) => {
      const answer = await get(path);
      expect(answer.status).toBe(404);
      expect(await answer.text()).toContain('There is no page at this address.');
    },
  );

  it('is in Spanish for a browser whose first language that is, with its notes', async () => {
    const spanish = { 'Accept-Language': 'es-MX,es;q=0.9,en;q=0.5' };
    const pages = await Promise.all(
      ['/', '/nothing', '/callback'].map(async (path) => (await get(path, spanish)).text()),
    );
    for (const page of pages) expect(page).toContain('<html lang="es">');
    const english = pages
      .join()
      .replace(/<[^>]*>/g, '')
      .match(/\b(the|you|sign|medicine|page|app)\b/gi);
    expect(english).toEqual(null);
    expect(await (await get('/', { 'Accept-Language': 'de,es;q=0.5' })).text()).toContain('<html lang="en">');
  });

  it('answers POST with 405, and sends a strict content security policy', async () => {
    expect((await fetch(app.url, { method: 'POST' })).status).toBe(405);
    const policy = (await get('/')).headers.get('Content-Security-Policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe');
  });
});
