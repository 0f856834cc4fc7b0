/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveHost } from '../../server';
import type { Host } from '../../server';
import { startProvider, tampered } from '../../testing/provider';
import type { Provider } from '../../testing/provider';

const OFFER = { drug: 'lisinopril', strength: '10mg', pharmacy: 'northgate' };

let provider: Provider;
let host: Host;
let folder: string;

const start = (): Promise<Host> => serveHost({ port: 0, sandboxUrl: provider.url, dataDir: folder });

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pricerx-saved-'));
  provider = await startProvider();
  host = await start();
});

afterAll(async () => {
  await host.close();
  await provider.close();
  rmSync(folder, { recursive: true });
});

const api = (headers: Record<string, string> = {}, init: RequestInit = {}): Promise<Response> =>
  fetch(`${host.url}/api/saved-prices`, { ...init, headers });

const write = (headers: Record<string, string>, body: unknown = OFFER): Promise<Response> =>
  api({ 'Content-Type': 'application/json', ...headers }, { method: 'POST', body: JSON.stringify(body) });

const cookie = (token: string): Record<string, string> => ({
  Cookie: `other=1; stytch_session_jwt=${token}`,
});

describe('§1 Host page: saved prices need a session JWT', () => {
  it.each([
    ['in the cookie', async () => cookie(await provider.jwt())],
    ['as a bearer token', async () => ({ Authorization: `Bearer ${await provider.jwt()}` })],
  ])('accepts a valid JWT %s', async (_where, headers) => {
    const answer = await api(await headers());
    expect(answer.status).toBe(200);
    expect(await answer.json()).toHaveProperty('saved_prices');
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('behind https the cookie has a name that no other page of the domain can set', async () => {
    const token = await provider.jwt();
    const behindHttps = (name: string) => api({ 'X-Forwarded-Proto': 'https', Cookie: `${name}=${token}` });
    expect((await behindHttps('stytch_session_jwt')).status).toBe(401);
    expect((await behindHttps('__Host-session_jwt')).status).toBe(200);
  });

  it.each<[string, string, () => Promise<string>]>([
    ['an expired one', 'session_jwt_expired', () => provider.jwt({ expiresIn: -60 })],
    ['one signed by somebody else', 'session_jwt_invalid', () => provider.jwt({ forged: true })],
    ['one whose claims were changed', 'session_jwt_invalid', async () => tampered(await provider.jwt())],
    ['an unsigned one', 'session_jwt_invalid', async () => provider.unsigned()],
    ['one for a third party', 'session_jwt_invalid', () => provider.jwt({ audience: 'connected-app-1' })],
    ['one of another project', 'session_jwt_invalid', () => provider.jwt({ audience: 'project-test-other' })],
    [
      'one of two projects',
      'session_jwt_invalid',
      () => provider.jwt({ audience: ['project-test-sandbox', 'project-test-other'] }),
    ],
    ['one by another issuer', 'session_jwt_invalid', () => provider.jwt({ issuer: 'http://localhost:1' })],
    ['one that is not a session', 'session_jwt_invalid', () => provider.jwt({ claims: {} })],
    ['something that is no JWT', 'session_jwt_invalid', async () => 'nonsense'],
  ])('refuses %s', async (_what, error, token) => {
    const answer = await api(cookie(await token()));
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ error, message: expect.any(String) });
  });

  it('refuses a call without a JWT', async () => {
    const answer = await api();
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ error: 'session_jwt_missing' });
  });

  it('answers 503, not 401, when the keys cannot be loaded', async () => {
    const blind = await serveHost({ port: 0, sandboxUrl: 'http://127.0.0.1:9' });
    const headers = cookie(await provider.jwt({ issuer: 'http://127.0.0.1:9' }));
    const answer = await fetch(`${blind.url}/api/saved-prices`, { headers });
    const config = await fetch(`${blind.url}/config.json`);
    await blind.close();
    expect([answer.status, config.status]).toEqual([503, 503]);
  });

  it('keeps one list per visitor, with its own prices, after a restart', async () => {
    const mine = cookie(await provider.jwt({ userId: 'user-keeper' }));
    const saved = await write({ ...mine, Origin: host.url }, { ...OFFER, price: 0.01 });
    expect(saved.status).toBe(201);
    const { saved_price: first } = (await saved.json()) as { saved_price: { id: string; price: number } };
    expect(first.price).toBeGreaterThan(1);
    expect((await write({ ...mine, Origin: host.url })).status).toBe(200);

    await host.close();
    host = await start();
    const stranger = cookie(await provider.jwt({ userId: 'user-2' }));
    expect(await (await api(mine)).json()).toEqual({ saved_prices: [first] });
    expect(await (await api(stranger)).json()).toEqual({ saved_prices: [] });

    const remove = async (who: Record<string, string>): Promise<number> => {
      const init = { method: 'DELETE', headers: { ...who, Origin: host.url } };
      return (await fetch(`${host.url}/api/saved-prices/${first.id}`, init)).status;
    };
    expect(await remove(stranger)).toBe(404);
    expect(await remove(mine)).toBe(200);
    expect(await (await api(mine)).json()).toEqual({ saved_prices: [] });
  });

  it.each([
    ['an unknown offer', { drug: 'lisinopril', strength: '10mg', pharmacy: 'nowhere' }],
    ['a name of Object.prototype', { drug: '__proto__', strength: '10mg', pharmacy: 'constructor' }],
    ['wrong types', { drug: 1 }],
    ['a list instead of an object', [OFFER]],
  ])('refuses %s', async (_what, body) => {
    expect((await write({ ...cookie(await provider.jwt()), Origin: host.url }, body)).status).toBe(400);
  });
});

it('§1 Host page: accepts sessions of another project when started for developers', async () => {
  const open = await serveHost({ port: 0, sandboxUrl: provider.url, anyProject: true });
  const headers = cookie(await provider.jwt({ audience: 'project-test-other' }));
  const answer = await fetch(`${open.url}/api/saved-prices`, { headers });
  await open.close();
  expect(answer.status).toBe(200);
});

describe('§1 Host page: protection against cross-site writes', () => {
  it.each([
    ['another site', { Origin: 'https://evil.example' }],
    ['another port', { Origin: 'http://localhost:1' }],
    ['a page without an origin', { Origin: 'null' }],
    ['a request without an Origin', {}],
  ])('refuses a write with the cookie from %s', async (_who, headers: Record<string, string>) => {
    expect((await write({ ...cookie(await provider.jwt()), ...headers })).status).toBe(403);
  });

  it('accepts a bearer token without an Origin', async () => {
    const token = await provider.jwt({ userId: 'user-3' });
    expect((await write({ Authorization: `Bearer ${token}` })).status).toBe(201);
  });

  it('accepts JSON only, up to the size limit', async () => {
    const own = { ...cookie(await provider.jwt()), Origin: host.url };
    expect((await write({ ...own, 'Content-Type': 'text/plain' })).status).toBe(415);
    expect((await write(own, { drug: 'x'.repeat(5000) })).status).toBe(413);
  });
});
