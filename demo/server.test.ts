/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveHost } from './server';
import type { Host } from './server';

const SANDBOX = 'http://localhost:9';

let host: Host;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pricerx-host-'));
  const distDir = join(folder, 'dist');
  mkdirSync(distDir);
  writeFileSync(join(distDir, 'pricerx-auth.js'), 'window.PriceRxAuth = {};');
  writeFileSync(join(distDir, '.hidden.js'), 'hidden');
  writeFileSync(join(folder, 'secret.js'), 'secret');
  symlinkSync(join(folder, 'secret.js'), join(distDir, 'linked.js'));
  host = await serveHost({ port: 0, sandboxUrl: SANDBOX, distDir });
});

afterAll(async () => {
  await host.close();
  rmSync(folder, { recursive: true });
});

/** fetch tidies a path before it is sent; this one does not. */
const rawStatus = (path: string, headers: Record<string, string> = {}): Promise<number> =>
  new Promise((resolve, reject) => {
    const { port } = new URL(host.url);
    const call = request({ host: '127.0.0.1', port, path, headers }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    call.on('error', reject).end();
  });

describe('§1 Host page: files', () => {
  it('serves the bundle to any origin, as a script', async () => {
    const answer = await fetch(`${host.url}/pricerx-auth.js`, {
      headers: { Origin: 'https://shop.example' },
    });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(answer.headers.get('content-type')).toMatch(/^text\/javascript/);
  });

  it.each(['/', '/config.json', '/api/prices', '/api/saved-prices', '/base.css'])(
    'does not open %s to other origins',
    async (path) => {
      const answer = await fetch(host.url + path);
      expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    },
  );

  it.each([
    '/../secret.js',
    '/%2e%2e/secret.js',
    '/..%2fsecret.js',
    '/%2e%2e%5csecret.js',
    '/linked.js',
    '/.hidden.js',
    '/pricerx-auth.js%00.txt',
    '/page/../../server',
    '/page/..%2fserver',
    '/page/constructor',
  ])('gives nothing for %s', async (path) => {
    expect(await rawStatus(path)).toBe(404);
  });

  it('answers a malformed address with 400 and lives on', async () => {
    expect(await rawStatus('/%E0%A4%A')).toBe(400);
    expect(await rawStatus('/api/prices')).toBe(200);
  });

  it('answers no other host name, so that a rebound name reaches nothing', async () => {
    expect(await rawStatus('/api/prices', { Host: 'evil.example' })).toBe(421);
  });

  it('only reads', async () => {
    expect((await fetch(`${host.url}/api/prices`, { method: 'POST' })).status).toBe(405);
  });

  it.each(['/', '/saved', '/sign-in?products=otp'])(
    'serves the page at %s under a strict policy',
    async (path) => {
      const answer = await fetch(host.url + path);
      const policy = answer.headers.get('content-security-policy') ?? '';
      expect(await answer.text()).toContain('<main');
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain(`connect-src 'self' ${SANDBOX};`);
      expect(policy).not.toContain('unsafe');
      expect(answer.headers.get('referrer-policy')).toBe('strict-origin');
    },
  );

  it('serves the page code as JavaScript modules, and 304 when the browser has them', async () => {
    const answer = await fetch(`${host.url}/page/main`);
    expect(answer.headers.get('content-type')).toMatch(/^text\/javascript/);
    expect(await answer.text()).not.toMatch(/^import type/m);
    const etag = answer.headers.get('etag') ?? '';
    expect((await fetch(`${host.url}/page/main`, { headers: { 'If-None-Match': etag } })).status).toBe(304);
  });

  it('serves what the test wallet signs with, and no other package', async () => {
    const keys = await (await fetch(`${host.url}/page/testKeys`)).text();
    const address = /from ["'](\/lib\/[^"']+secp256k1\.js)/.exec(keys)?.[1] ?? '';
    const library = await fetch(host.url + address);
    expect(library.headers.get('content-type')).toMatch(/^text\/javascript/);
    expect(await library.text()).toContain("from '/lib/@noble/hashes/sha2.js'");
    for (const name of ['react/index.js', '@noble/curves/package.json', '@noble/curves/../../react/index.js'])
      expect(await rawStatus(`/lib/${name}`)).toBe(404);
  });
});

describe('§1 Host page: prices', () => {
  it.each(['lisinopril', 'Zestril', ' LISINOPRIL '])('finds a medicine by %p', async (name) => {
    const answer = await fetch(`${host.url}/api/prices?drug=${encodeURIComponent(name)}`);
    expect(await answer.json()).toMatchObject({ drug: { id: 'lisinopril' }, pharmacies: { length: 6 } });
  });

  it('lists all medicines, and says so when one is unknown', async () => {
    const list = (await (await fetch(`${host.url}/api/prices`)).json()) as { drugs: unknown[] };
    expect(list.drugs.length).toBeGreaterThanOrEqual(25);
    expect((await fetch(`${host.url}/api/prices?drug=snake-oil`)).status).toBe(404);
  });
});

describe('§1 Host page: start', () => {
  it('a port in use is one clear line', async () => {
    const port = Number(new URL(host.url).port);
    const second = serveHost({ port, sandboxUrl: SANDBOX });
    await expect(second).rejects.toThrow(`Port ${port} is already in use.`);
  });
});
