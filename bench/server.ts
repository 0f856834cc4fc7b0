// pricerx-auth/server: `authenticate` beside a bare `jwtVerify` of jose in one run, and the time and heap of `renderLogin`, which needs
// the built widget. `npm run bench:server`.
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { build } from 'esbuild';
import { createLocalJWKSet, jwtVerify, type JSONWebKeySet } from 'jose';
import { createSandbox } from '../sandbox/createSandbox';
import type * as Server from '../src/server';
import { visitorOf } from '../sandbox/testing/visitor';

const ROUNDS = 40;
const CALLS = 300;
const LIMIT = 1.3;
const RENDERS = 10_000;
const MOST_RENDER_MS = 5;
const MOST_GROWTH_MB = 1;
const origin = 'http://localhost:4311';

// As it is published: tsx, which runs this file, makes each inner function slower.
const outfile = path.resolve('node_modules/.cache/bench/server.mjs');
const entryPoints = ['src/server.ts'];
await build({ entryPoints, outfile, bundle: true, format: 'esm', external: ['jose'], logLevel: 'error' });
const { createAuthServer } = (await import(outfile)) as typeof Server;

const sandbox = await createSandbox({ passwordCost: 'cheap', origin });
globalThis.fetch = (input, init) => sandbox.handle(new Request(input, init));
const { data } = await visitorOf(sandbox).signIn();
const keys = createLocalJWKSet(
  (await (await fetch(`${origin}/.well-known/jwks.json`)).json()) as JSONWebKeySet,
);
const server = createAuthServer({
  publicToken: 'public-token-test-sandbox',
  projectId: 'project-test-sandbox',
  endpoints: { apiUrl: origin },
});
const headers = new Headers({
  Cookie: `theme=dark; stytch_session=${data.session_token}; stytch_session_jwt=${data.session_jwt}`,
});

const bare = () =>
  jwtVerify(data.session_jwt, keys, {
    algorithms: ['RS256'],
    issuer: origin,
    audience: 'project-test-sandbox',
  });
const ours = async () => {
  const { status } = await server.authenticate(headers);
  if (status !== 'signedIn') throw new Error(status);
};

/** Processor time, of which other programs of the machine take nothing. */
async function microsecondsOf(call: () => unknown): Promise<number> {
  const start = process.cpuUsage();
  for (let count = 0; count < CALLS; count++) await call();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / CALLS;
}

const built = '../dist/esm/render.js';
const { renderLogin } = (await import(built)) as typeof Server;
const redirect = 'https://prices.example/';
const LANGUAGES = ['en', 'es', 'fr', 'ja', 'ar'];
let renders = 0;
/** A login with most of what Main can show, in another language with each call, as the requests of many visitors are. */
const rendered = () =>
  renderLogin(
    {
      config: {
        products: ['emailMagicLinks', 'otp', 'oauth', 'passkeys'],
        emailMagicLinksOptions: { loginRedirectURL: redirect, signupRedirectURL: redirect },
        otpOptions: { methods: ['sms'], expirationMinutes: 5 },
        oauthOptions: { providers: [{ type: 'google' }, { type: 'apple' }, { type: 'github' }] },
      },
      locale: 'auto',
      colorScheme: 'auto',
    },
    { acceptLanguage: LANGUAGES[renders++ % LANGUAGES.length], nonce: String(renders) },
  );

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;
const heapMB = () => {
  collectGarbage();
  collectGarbage();
  return process.memoryUsage().heapUsed / 1e6;
};

const best = { bare: Infinity, ours: Infinity, rendered: Infinity };
for (let round = 0; round < ROUNDS; round++) {
  best.bare = Math.min(best.bare, await microsecondsOf(bare));
  best.ours = Math.min(best.ours, await microsecondsOf(ours));
  best.rendered = Math.min(best.rendered, await microsecondsOf(rendered));
}
const before = heapMB();
for (let count = 0; count < RENDERS; count++) {
  rendered();
  await null;
}
const growth = heapMB() - before;
const verdict = (value: number, most: number) => (value <= most ? 'met' : 'not met');
const ratio = best.ours / best.bare;
console.log(`jwtVerify     ${best.bare.toFixed(0).padStart(5)} µs`);
console.log(`authenticate  ${best.ours.toFixed(0).padStart(5)} µs`);
console.log(`${verdict(ratio, LIMIT)}: ${ratio.toFixed(2)}x, at most ${LIMIT}x`);
const ms = best.rendered / 1000;
console.log(`${verdict(ms, MOST_RENDER_MS)}: renderLogin ${ms.toFixed(2)} ms, at most ${MOST_RENDER_MS}`);
console.log(
  `${verdict(growth, MOST_GROWTH_MB)}: the heap grew by ${growth.toFixed(2)} MB in ${RENDERS} renders, at most ${MOST_GROWTH_MB}`,
);
await sandbox.close();
