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
  const pageDir = join(folder, 'page');
  mkdirSync(pageDir);
  writeFileSync(join(pageDir, 'main.js'), `/* ${'price '.repeat(500)}*/`);
  symlinkSync(join(folder, 'secret.js'), join(distDir, 'linked.js'));
  host = await serveHost({ port: 0, sandboxUrl: SANDBOX, distDir, pageDir });
});

afterAll(async () => {
  await host.close();
  rmSync(folder, { recursive: true });
});

/** Sends a path unchanged, which `fetch` would normalize. */
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
  it('serves the bundle to any origin', async () => {
    const answer = await fetch(`${host.url}/pricerx-auth.js`, {
      headers: { Origin: 'https://shop.example' },
    });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(answer.headers.get('content-type')).toMatch(/^text\/javascript/);
  });

  it.each(['/', '/config.json', '/api/prices', '/api/saved-prices', '/site.css'])(
    'sends no CORS headers for %s',
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
    '/page/..%2f..%2fserver.ts',
    '/page/constructor',
  ])('serves no file for %s', async (path) => {
    expect(await rawStatus(path)).toBe(404);
  });

  it('answers a malformed path with 400, and then further requests', async () => {
    expect(await rawStatus('/%E0%A4%A')).toBe(400);
    expect(await rawStatus('/api/prices')).toBe(200);
  });

  it('refuses other host names (DNS rebinding)', async () => {
    expect(await rawStatus('/api/prices', { Host: 'evil.example' })).toBe(421);
  });

  it('answers POST with 405', async () => {
    expect((await fetch(`${host.url}/api/prices`, { method: 'POST' })).status).toBe(405);
  });

  it.each(['/', '/saved', '/sign-in?products=otp'])(
    'serves the page at %s with a strict content security policy',
    async (path) => {
      const answer = await fetch(host.url + path);
      const policy = answer.headers.get('content-security-policy') ?? '';
      expect(await answer.text()).toContain('<main');
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain(`connect-src 'self' ${SANDBOX};`);
      expect(policy).not.toContain('unsafe');
      expect(policy).toContain("require-trusted-types-for 'script'; trusted-types pricerx-auth pricerx-demo");
      expect(answer.headers.get('referrer-policy')).toBe('strict-origin');
    },
  );

  it('loads the recorder before the widget’s script only in pages with the developer panel', async () => {
    const withPanel = await fetch(`${host.url}/sign-in?dev=1`);
    const html = await withPanel.text();
    expect(html.indexOf('/page/recorder.js')).toBeGreaterThan(0);
    expect(html.indexOf('/page/recorder.js')).toBeLessThan(html.indexOf('/pricerx-auth.js'));
    expect(withPanel.headers.get('content-security-policy')).not.toContain('unsafe');
    expect(await (await fetch(`${host.url}/sign-in`)).text()).not.toContain('recorder');
  });

  it('serves the page’s script, and 304 when the browser has it', async () => {
    const address = `${host.url}/page/main.js`;
    const answer = await fetch(address);
    expect(answer.headers.get('content-type')).toMatch(/^text\/javascript/);
    const etag = answer.headers.get('etag') ?? '';
    expect((await fetch(address, { headers: { 'If-None-Match': etag } })).status).toBe(304);
  });

  it('serves the style sheets as one file, in the order of the cascade', async () => {
    const css = await (await fetch(`${host.url}/site.css`)).text();
    const places = [':root {', '.site-header {', '.offer {', '.sign-in {', '.developer {'];
    const order = places.map((rule) => css.indexOf(rule));
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    expect(order[0]).toBeGreaterThanOrEqual(0);
  });

  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['gzip', 'gzip'],
    ['identity', null],
    ['', null],
  ])('compresses for a browser that accepts %p with %p', async (accepted, encoding) => {
    for (const path of ['/', '/site.css', '/page/main.js', '/api/prices']) {
      const answer = await fetch(host.url + path, { headers: { 'Accept-Encoding': accepted } });
      expect([path, answer.headers.get('content-encoding')]).toEqual([path, encoding]);
      expect(answer.headers.get('vary')).toBe('Accept-Encoding');
      expect((await answer.text()).length).toBeGreaterThan(500);
    }
  });

  it('answers an unknown path with 404: the page for browsers, JSON for programs', async () => {
    const person = await fetch(`${host.url}/pricess`, { headers: { Accept: 'text/html,*/*;q=0.8' } });
    expect(person.status).toBe(404);
    expect(person.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await person.text()).toContain('<main');
    const program = await fetch(`${host.url}/pricess`);
    expect([program.status, await program.json()]).toMatchObject([404, { error: 'not_found' }]);
  });
});

describe('§1 Host page: prices', () => {
  it.each(['lisinopril', 'Zestril', ' LISINOPRIL '])('finds a medicine by %p', async (name) => {
    const answer = await fetch(`${host.url}/api/prices?drug=${encodeURIComponent(name)}`);
    expect(await answer.json()).toMatchObject({ drug: { id: 'lisinopril' }, pharmacies: { length: 6 } });
  });

  it('lists all medicines, and answers 404 for an unknown one', async () => {
    const list = (await (await fetch(`${host.url}/api/prices`)).json()) as { drugs: unknown[] };
    expect(list.drugs.length).toBeGreaterThanOrEqual(25);
    expect((await fetch(`${host.url}/api/prices?drug=snake-oil`)).status).toBe(404);
  });
});

describe('§1 Host page: start', () => {
  it('reports a port in use in one line', async () => {
    const port = Number(new URL(host.url).port);
    const second = serveHost({ port, sandboxUrl: SANDBOX });
    await expect(second).rejects.toThrow(`Port ${port} is already in use.`);
  });
});
