import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import path from 'node:path';
import { findingsOf } from './findings.mjs';
import { allowsURL } from './policy.mjs';

const POLICY =
  "default-src 'none'; script-src 'self'; connect-src https://api.stytch.com; base-uri 'none'; frame-ancestors 'self'; require-trusted-types-for 'script'; trusted-types pricerx-auth";
const SCRIPT = {
  url: new URL('https://prices.example/pricerx-auth.js'),
  isWidget: true,
  answer: {
    status: 200,
    size: 90_000,
    headers: new Headers({
      'Content-Type': 'text/javascript',
      'Content-Encoding': 'br',
      'Cache-Control': 'max-age=31536000, immutable',
    }),
  },
};

/** A page on which everything is as it should be, less what the test changes. */
function page({ headers = {}, policy = POLICY, script = {}, answer = {}, ...more } = {}) {
  const answered = { ...SCRIPT.answer, ...answer };
  return {
    url: new URL('https://prices.example/sign-in'),
    headers: new Headers({ 'Strict-Transport-Security': 'max-age=63072000', ...headers }),
    policies: policy ? [policy] : [],
    scripts: [{ ...SCRIPT, answer: answered, ...script }],
    texts: [],
    tokens: ['public-token-live-1'],
    ...more,
  };
}
const wrongs = (changed) =>
  findingsOf(page(changed))
    .filter(({ level }) => level !== 'ok')
    .map(({ level, what }) => `${level} ${what}`);

const withPolicy = (from, to) => ({ policy: POLICY.replace(from, to) });
const cookie = (text, more) => ({ headers: { 'Set-Cookie': text, ...more } });

describe('§1 A deployed page: `pricerx-auth check` judges a page', () => {
  it('finds nothing wrong with a page as docs/hosting.md describes it', () => {
    expect(wrongs()).toEqual([]);
  });

  it.each([
    ['fail', 'without https', { url: new URL('http://prices.example/'), scripts: [] }],
    ['warn', 'Strict-Transport-Security is missing', { headers: { 'Strict-Transport-Security': '' } }],
    ['fail', 'answered with nothing', { script: { answer: null } }],
    ['fail', 'answered with status 404', { answer: { status: 404 } }],
    [
      'fail',
      'is served as "text/html"',
      { answer: { headers: new Headers({ 'Content-Type': 'text/html', 'Content-Encoding': 'br' }) } },
    ],
    [
      'fail',
      'without Access-Control-Allow-Origin',
      {
        ...withPolicy("script-src 'self'", 'script-src https://cdn.example'),
        script: { url: new URL('https://cdn.example/pricerx-auth.js'), integrity: 'sha384-1' },
      },
    ],
    [
      'warn',
      'is not compressed',
      { answer: { headers: new Headers({ 'Content-Type': 'text/javascript' }) } },
    ],
    [
      'warn',
      'may not keep the script',
      {
        answer: {
          headers: new Headers({
            'Content-Type': 'text/javascript',
            'Content-Encoding': 'br',
            'Cache-Control': 'no-store',
          }),
        },
      },
    ],
    [
      'fail',
      'has a test token (public-token-test-1)',
      { ...withPolicy('api.stytch', 'test.stytch'), tokens: ['public-token-test-1'] },
    ],
    ['fail', 'calls the sandbox', { texts: ["endpoints: { apiUrl: 'http://localhost:4311' }"] }],
    [
      'warn',
      "provider's own script",
      { texts: ['const stytch = new StytchUIClient("public-token-live-1")'] },
    ],
    [
      'warn',
      "provider's own script",
      {
        texts: [
          "It looks like you're creating multiple copies of the Stytch client.",
          ' has no counterpart: ',
        ],
      },
    ],
    ['warn', 'has no Content-Security-Policy', { policy: '', headers: { 'X-Frame-Options': 'SAMEORIGIN' } }],
    [
      'fail',
      'script-src refuses https://prices.example/pricerx-auth.js',
      withPolicy("script-src 'self'", 'script-src https://cdn.example'),
    ],
    [
      'fail',
      'script-src refuses',
      withPolicy("script-src 'self'", "script-src 'self' 'nonce-1' 'strict-dynamic'"),
    ],
    [
      'warn',
      'connect-src does not allow https://api.stytch.com',
      withPolicy('https://api.stytch.com', 'https://login.prices.example'),
    ],
    ['warn', "allows 'unsafe-inline'", withPolicy("script-src 'self'", "script-src 'self' 'unsafe-inline'")],
    ['warn', "allows 'unsafe-eval'", withPolicy("script-src 'self'", "script-src 'self' 'unsafe-eval'")],
    [
      'fail',
      'does not list `pricerx-auth`',
      withPolicy('trusted-types pricerx-auth', 'trusted-types default'),
    ],
    ['warn', 'base-uri is missing', withPolicy("base-uri 'none'; ", '')],
    ['warn', 'frame-ancestors is missing', withPolicy("frame-ancestors 'self'; ", '')],
    ['fail', 'Referrer-Policy is "unsafe-url"', { headers: { 'Referrer-Policy': 'unsafe-url' } }],
    [
      'fail',
      '__Host-session has no Secure',
      cookie('__Host-session=1; Path=/; SameSite=Lax', { 'Cache-Control': 'private, no-store' }),
    ],
    [
      'warn',
      '__Host-session has no SameSite',
      cookie('__Host-session=1; Path=/; Secure', { 'Cache-Control': 'private, no-store' }),
    ],
    [
      'warn',
      'stytch_session can be set by other subdomains',
      cookie('stytch_session=1; Secure; SameSite=Lax', { 'Cache-Control': 'private, no-store' }),
    ],
    [
      'fail',
      'a shared cache may give them to others',
      cookie('__Host-session=1; Path=/; Secure; SameSite=Lax'),
    ],
  ])('%s: %s', (level, what, changed) => {
    expect(wrongs(changed)).toEqual([expect.stringMatching(new RegExp(`^${level} `))]);
    expect(wrongs(changed)[0]).toContain(what);
  });

  it('accepts a script by its nonce, and inline scripts beside a nonce, which browsers do not run', () => {
    const policy = POLICY.replace(
      "script-src 'self'",
      "script-src 'nonce-1' 'strict-dynamic' 'unsafe-inline'",
    );
    expect(wrongs({ policy, script: { nonce: '1' } })).toEqual([]);
  });

  it.each([
    [
      'the script of the provider’s names',
      { url: new URL('https://prices.example/pricerx-auth.compat.js') },
      '',
    ],
    ['a bundle with them', SCRIPT, '`${name} has no counterpart: ${reason}.`'],
  ])('%s is nothing that is left of the provider’s own script', (_, script, text) => {
    const scripts = [SCRIPT, { ...SCRIPT, ...script }];
    expect(wrongs({ scripts, texts: ['new StytchUIClient("public-token-live-1")', text] })).toEqual([]);
  });

  it.each([
    ['https://api.stytch.com', true],
    ['https://*.stytch.com', true],
    ['https:', true],
    ['*', true],
    ['api.stytch.com', true],
    ["'self'", false],
    ['https://stytch.com', false],
    ['http://api.stytch.com', false],
    ['https://api.stytch.com:8443', false],
    ['https://api.stytch.com/other/', false],
  ])('the source %s allows the API: %s', (source, isAllowed) => {
    const api = new URL('https://api.stytch.com/sdk/v1/users/me');
    expect(allowsURL([source], api, new URL('https://prices.example/'))).toBe(isAllowed);
  });
});

describe('§1 A deployed page: the command `pricerx-auth check`', () => {
  let server;
  beforeAll(async () => {
    server = createServer(({ url }, answer) => {
      if (url === '/missing') return answer.writeHead(404).end();
      if (url.endsWith('.js'))
        return answer
          .writeHead(url === '/gone/pricerx-auth.js' ? 404 : 200, { 'Content-Type': 'text/javascript' })
          .end('1');
      const folder = url === '/wrong' ? '/gone' : '';
      answer
        .writeHead(200, { 'Content-Type': 'text/html' })
        .end(`<script defer src="${folder}/pricerx-auth.js"></script>`);
    });
    await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => server.close());

  function run(address) {
    const command = path.join(import.meta.dirname, '../pricerx-auth.mjs');
    const child = spawn(process.execPath, [
      command,
      'check',
      address.replace('HOST', `http://127.0.0.1:${server.address().port}`),
    ]);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
    return new Promise((resolve) => child.on('close', (code) => resolve({ code, output })));
  }

  it.each([
    ['HOST/', 0, '0 to mend'],
    ['HOST/wrong', 1, '/gone/pricerx-auth.js answered with status 404'],
    ['HOST/missing', 1, '/missing answered with status 404.'],
    ['prices.example', 1, '"prices.example" is no address: begin with https://'],
  ])('of %s exits with %i and prints "%s"', async (address, code, line) => {
    expect(await run(address)).toEqual({ code, output: expect.stringContaining(line) });
  });
});
