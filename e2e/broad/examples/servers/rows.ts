import { expect } from '@playwright/test';
import type { SessionState } from '../../../../sandbox/client/signIn';
import { COOKIE_NAMES } from '../../../../src/domain/constants';
import type { Control } from '../../../support/site/control';
import { ask, type Answer, type Question } from './ask';
import type { Framework } from './frameworks';

const { opaqueToken, jwt } = COOKIE_NAMES;
const PAGE = '/saved';
const PUBLIC_TOKEN = 'public-token-test-sandbox';
const BY_A_SCRIPT = { Accept: 'application/json', 'Sec-Fetch-Dest': 'empty', 'Sec-Fetch-Mode': 'cors' };
/** The program's own cookies. */
const OWN = { csrf: '1', host: '2' };
/** With and without the project's secret. */
const RENEWALS = ['/v1/sessions/authenticate', '/sessions/authenticate'];
const PROTECTED = /Prices of/;

/** A server under test. */
export interface Subject {
  framework: Framework;
  url: string;
  control: Control;
  /** Paths of the calls to the provider so far. */
  calls: readonly string[];
}

let visitors = 0;
async function signIn({ control }: Subject, state: SessionState = {}) {
  const { user, session_token, session_jwt } = await control.signIn({
    email: `visitor-${(visitors += 1)}@example.com`,
    ...state,
  });
  return {
    prices: `Prices of ${user.user_id}`,
    cookies: { [opaqueToken]: session_token, [jwt]: session_jwt },
  };
}

const dataOf = ({ data = PAGE }: Framework): string => data;
/** The page to which a redirect leads, and the path to which that one leads back. */
export const signInOf = (url: string, location: string): (string | null)[] => {
  const { origin, pathname, searchParams } = new URL(location, url);
  return [origin, pathname, searchParams.get('return_to')];
};
const sessionCookies = ({ cookies }: Answer) => [cookies[opaqueToken], cookies[jwt]];
/** What a browser has after an answer. */
const kept = (before: Record<string, string>, { cookies }: Answer) =>
  Object.fromEntries(Object.entries({ ...before, ...cookies }).filter(([, value]) => value !== ''));

async function valid(subject: Subject): Promise<void> {
  const { prices, cookies } = await signIn(subject);
  const answer = await ask(subject.url, PAGE, { cookies });
  expect([answer.status, answer.text]).toEqual([200, expect.stringContaining(prices)]);
  expect(sessionCookies(answer)).toEqual([undefined, undefined]);
  expect(answer.cacheControl).toContain('no-store');
  const data = await ask(subject.url, dataOf(subject.framework), { cookies, headers: BY_A_SCRIPT });
  expect([data.status, data.text]).toEqual([200, expect.stringContaining(prices)]);
}

/** With one call, also where a proxy and a page ask. The request has cookies of the host's own. */
async function renewed(subject: Subject): Promise<void> {
  const { url, framework, calls } = subject;
  for (const path of new Set([PAGE, dataOf(framework)])) {
    // The first renewal of an `authServer` also reads whether the project's cookies are HttpOnly. Next.js makes one for each route.
    await ask(url, path, { cookies: (await signIn(subject, { jwtExpired: true })).cookies });
    const { prices, cookies } = await signIn(subject, { jwtExpired: true });
    const before = calls.length;
    const answer = await ask(url, path, { cookies: { ...OWN, ...cookies } });
    expect(calls.slice(before).filter((call) => call.endsWith('/sessions/authenticate'))).toHaveLength(1);
    expect([path, answer.status, answer.text]).toEqual([path, 200, expect.stringContaining(prices)]);
    expect(sessionCookies(answer)).toEqual([expect.any(String), expect.stringMatching(/^ey/)]);
    expect(answer.cookies[jwt]).not.toBe(cookies[jwt]);
    if (path === (framework.ownCookies ?? dataOf(framework))) expect(answer.cookies).toMatchObject(OWN);
    const next = await ask(url, path, { cookies: kept({ ...OWN, ...cookies }, answer) });
    expect([next.status, next.text]).toEqual([200, expect.stringContaining(prices)]);
    expect(sessionCookies(next)).toEqual([undefined, undefined]);
  }
}

async function revoked(subject: Subject): Promise<void> {
  const { url, framework } = subject;
  const { cookies } = await signIn(subject, { refused: 'revoked' });
  const answer = await ask(url, PAGE, { cookies: { ...OWN, ...cookies } });
  expect(signInOf(url, answer.location)).toEqual([url, '/sign-in', PAGE]);
  expect(answer.text).not.toMatch(PROTECTED);
  expect(Object.keys(kept({ ...OWN, ...cookies }, answer))).toEqual(Object.keys(OWN));
  const data = await ask(url, dataOf(framework), { cookies, headers: BY_A_SCRIPT });
  expect(data.status).toBeGreaterThanOrEqual(303);
  expect(data.text).not.toMatch(PROTECTED);
}

async function outage(subject: Subject): Promise<void> {
  const { url, control, framework } = subject;
  const { prices, cookies } = await signIn(subject, { jwtExpired: true });
  for (const path of RENEWALS) await control.addFault({ path, times: 99, status: 500 });
  for (const path of new Set([PAGE, dataOf(framework)])) {
    const answer = await ask(url, path, { cookies });
    expect([path, answer.status]).toEqual([path, 503]);
    expect(answer.text).toMatch(/\w/);
    expect(answer.text).not.toMatch(PROTECTED);
    expect(sessionCookies(answer)).toEqual([undefined, undefined]);
  }
  await control.clearFaults(PUBLIC_TOKEN);
  const { status, text } = await ask(url, PAGE, { cookies });
  expect([status, text]).toEqual([200, expect.stringContaining(prices)]);
}

/** The path of the page with its query, whatever the framework asks for. */
async function wayBack(subject: Subject): Promise<void> {
  const { url } = subject;
  const answer = await ask(url, `${PAGE}?list=2`);
  expect(signInOf(url, answer.location)).toEqual([url, '/sign-in', `${PAGE}?list=2`]);
}

async function writes(subject: Subject): Promise<void> {
  const { url, framework } = subject;
  const { cookies } = await signIn(subject);
  const statusOf = async (headers: Record<string, string>) => {
    // A type that other sites may send without asking first.
    const type = { 'Content-Type': 'text/plain', 'Content-Length': '0' };
    const question: Question = { method: 'POST', cookies, headers: { ...BY_A_SCRIPT, ...type, ...headers } };
    const { status, text } = await ask(url, dataOf(framework), question);
    if (status >= 300) expect(text).not.toMatch(PROTECTED);
    return status;
  };
  expect(await statusOf({ Origin: url, 'Sec-Fetch-Site': 'same-origin' })).toBe(200);
  for (const from of [
    { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' },
    { Origin: 'http://localhost:9', 'Sec-Fetch-Site': 'same-site' },
    { Origin: 'null', 'Sec-Fetch-Site': 'cross-site' },
  ])
    expect([from.Origin, await statusOf(from)]).toEqual([from.Origin, framework.refusal ?? 403]);
}

/** Also the addresses at which frameworks serve a page's data. */
const SPELLINGS = [
  ...['/%73aved', '/saved/', '//saved', '/SAVED', '/./saved', '/saved%2f', '/saved;x', '/saved?x'],
  ...['/saved#', '/x/../saved', '/%2573aved', '/saved\\', '/saved/__data.json', '/%73aved/__data.json'],
  ...['/saved.data', '/%73aved.data', '/saved/_payload.json', '/saved.rsc', '/saved?_rsc=1', '/saved.json'],
  ...['/saved/index.html', '/saved%00'],
];

async function spellings(subject: Subject): Promise<void> {
  const { url } = subject;
  const { prices, cookies } = await signIn(subject);
  let served = 0;
  for (const path of SPELLINGS)
    for (const headers of [{}, { ...BY_A_SCRIPT, RSC: '1' }]) {
      const { text } = await ask(url, path, { headers });
      expect([path, text]).toEqual([path, expect.not.stringMatching(PROTECTED)]);
      const toVisitor = await ask(url, path, { headers, cookies });
      if (toVisitor.text.includes(prices)) served += 1;
    }
  // At least the address with a query is the page's, for browsers and for scripts.
  expect(served).toBeGreaterThanOrEqual(2);
}

export const ROWS = {
  'a valid session gets the page': valid,
  'an expired JWT is renewed, and the host’s other cookies stay': renewed,
  'a revoked session gets the sign-in page, and loses its cookies alone': revoked,
  'an outage of the provider gets status 503 and a text, and signs nobody out': outage,
  'the way back is the path of the page with its query': wayBack,
  'a write from another site is refused, one from an own page accepted': writes,
  'no spelling of the address serves the data to a signed-out visitor': spellings,
} satisfies Record<string, (subject: Subject) => Promise<void>>;
