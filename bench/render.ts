// `renderLogin` of the published pricerx-auth/server beside React's `renderToString` of a plain form of ten elements, and the heap after
// 10,000 renders: `npm run bench:render`. Needs the built packages.
import { createElement as h } from 'react';
import { renderToString } from 'react-dom/server';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type * as Server from '../src/server';

const ROUNDS = 20;
const CALLS = 100;
const RENDERS = 10_000;
const MOST_MS = 5;
const MOST_GROWTH_MB = 1;

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;
const heapMB = () => {
  collectGarbage();
  collectGarbage();
  return process.memoryUsage().heapUsed / 1e6;
};

const published = '../dist/esm/server.js';
const { renderLogin } = (await import(published)) as typeof Server;

const field = (name: string) => h('label', null, name, h('input', { name }));
const plainForm = h(
  'form',
  null,
  h('h1', null, 'Sign in'),
  ...['email', 'phone', 'name'].map(field),
  h('button', null, 'Go'),
  h('p'),
);
const plain = () => renderToString(plainForm);

/** A login with most of what Main can show, in a language of its own for each call, as the requests of many visitors are. */
const LANGUAGES = ['en', 'es', 'fr', 'ja', 'ar'];
const ours = (count: number) =>
  renderLogin(
    {
      config: {
        products: ['emailMagicLinks', 'otp', 'oauth', 'passkeys'],
        emailMagicLinksOptions: {
          loginRedirectURL: 'https://prices.example/',
          signupRedirectURL: 'https://prices.example/',
        },
        otpOptions: { methods: ['sms'], expirationMinutes: 5 },
        oauthOptions: { providers: [{ type: 'google' }, { type: 'apple' }, { type: 'github' }] },
      },
      locale: 'auto',
      colorScheme: 'auto',
    },
    { acceptLanguage: LANGUAGES[count % LANGUAGES.length], nonce: String(count) },
  );

const millisecondsOf = (call: (count: number) => unknown): number => {
  const start = process.cpuUsage();
  for (let count = 0; count < CALLS; count++) call(count);
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000 / CALLS;
};

LANGUAGES.forEach((_, count) => ours(count));
const best = { plain: Infinity, ours: Infinity };
for (let round = 0; round < ROUNDS; round++) {
  best.plain = Math.min(best.plain, millisecondsOf(plain));
  best.ours = Math.min(best.ours, millisecondsOf(ours));
}
const before = heapMB();
for (let count = 0; count < RENDERS; count++) {
  ours(count);
  await null;
}
const growth = heapMB() - before;

const verdict = (value: number, most: number) => (value <= most ? 'met' : 'not met');
console.log(`renderToString of a plain form  ${best.plain.toFixed(3)} ms`);
console.log(
  `renderLogin                     ${best.ours.toFixed(3)} ms, ${(best.ours / best.plain).toFixed(0)}x`,
);
console.log(`${verdict(best.ours, MOST_MS)}: at most ${MOST_MS} ms a call`);
console.log(
  `${verdict(growth, MOST_GROWTH_MB)}: the heap grew by ${growth.toFixed(2)} MB in ${RENDERS} renders, at most ${MOST_GROWTH_MB}`,
);
