// `authenticate` of pricerx-auth/server beside a bare `jwtVerify` of jose, in one run: `npm run bench:server`.
import path from 'node:path';
import { build } from 'esbuild';
import { createLocalJWKSet, jwtVerify, type JSONWebKeySet } from 'jose';
import { createSandbox } from '../sandbox/createSandbox';
import type * as Server from '../src/server';
import { visitorOf } from '../sandbox/testing/visitor';

const ROUNDS = 40;
const CALLS = 300;
const LIMIT = 1.3;
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
async function microsecondsOf(call: () => Promise<unknown>): Promise<number> {
  const start = process.cpuUsage();
  for (let count = 0; count < CALLS; count++) await call();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / CALLS;
}

const best = { bare: Infinity, ours: Infinity };
for (let round = 0; round < ROUNDS; round++) {
  best.bare = Math.min(best.bare, await microsecondsOf(bare));
  best.ours = Math.min(best.ours, await microsecondsOf(ours));
}
const ratio = best.ours / best.bare;
console.log(`jwtVerify     ${best.bare.toFixed(0).padStart(5)} µs`);
console.log(`authenticate  ${best.ours.toFixed(0).padStart(5)} µs`);
console.log(`${ratio <= LIMIT ? 'met' : 'not met'}: ${ratio.toFixed(2)}x, at most ${LIMIT}x`);
await sandbox.close();
