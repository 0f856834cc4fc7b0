// `authenticate` of pricerx-auth/server beside a bare `jwtVerify` of jose, in one run: `npm run bench:server`.
import { createLocalJWKSet, jwtVerify, type JSONWebKeySet } from 'jose';
import { createSandbox } from '../sandbox/createSandbox';
import { visitorOf } from '../sandbox/testing/visitor';
import { createAuthServer } from '../src/server';

const ROUNDS = 7;
const CALLS = 2_000;
const LIMIT = 1.3;
const origin = 'http://localhost:4311';

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

async function microsecondsOf(call: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  for (let count = 0; count < CALLS; count++) await call();
  return ((performance.now() - start) / CALLS) * 1000;
}
const median = (values: number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? NaN;

const times: Record<'bare' | 'ours', number[]> = { bare: [], ours: [] };
await microsecondsOf(bare);
await microsecondsOf(ours);
for (let round = 0; round < ROUNDS; round++) {
  times.bare.push(await microsecondsOf(bare));
  times.ours.push(await microsecondsOf(ours));
}
const ratio = median(times.ours) / median(times.bare);
console.log(`jwtVerify     ${median(times.bare).toFixed(0).padStart(5)} µs`);
console.log(`authenticate  ${median(times.ours).toFixed(0).padStart(5)} µs`);
console.log(`${ratio <= LIMIT ? 'met' : 'not met'}: ${ratio.toFixed(2)}x, at most ${LIMIT}x`);
await sandbox.close();
