import type { BrowserContext, Page } from 'playwright-core';
import { SESSION, USER } from './answers';
import { addAuthenticator } from './authenticator';
import { ELSEWHERE, type Case } from './case';
import { makeClient, tryClient, type Called, type ClientPages, type Whose } from './pages';
import { readable } from './readable';
import { startRecorder, type Recorder, type Sent } from './recorder';

/** The observable effects of one call of one client. */
export interface Seen {
  /** The client's requests after its creation. */
  started: Sent[];
  sent: Sent[];
  came: Called;
  /** Cookies and local storage afterwards. */
  kept: Record<string, unknown>;
  events: unknown[];
}

const SETTLE_MS = 20_000;
const SETTLED_MS = 400;
const POLL_MS = 10;
/** Makes few calls at once, so that their events stay below 64 kB, the browser's limit for requests with keepalive. */
const GROUP = 40;

const tokenOf = (at: number): string => `public-token-test-case-${at}`;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Waits until the condition holds or the time is over. The caller checks the condition again. */
export async function until(holds: () => boolean, withinMs: number): Promise<void> {
  for (const end = Date.now() + withinMs; !holds() && Date.now() < end;) await pause(POLL_MS);
}

const optionsFor = (whose: Whose, { url }: Recorder, at: number) => ({
  // A project and cookies of its own for each call, so that the clients on one page do not affect each other.
  cookieOptions: { opaqueTokenCookieName: `token_${at}`, jwtCookieName: `jwt_${at}` },
  endpoints:
    whose === 'provider'
      ? { testAPIURL: url, liveAPIURL: url, dfpBackendURL: url, clientsideServicesIframeURL: url }
      : {
          apiUrl: url,
          telemetryUrl: url,
          telemetryScriptUrl: `https://${ELSEWHERE}/telemetry.js`,
          captchaScriptUrl: `https://${ELSEWHERE}/enterprise.js`,
        },
});

/** The addresses of the captcha and telemetry scripts for both clients, and the project's own domain. */
async function answerOthers(page: Page): Promise<void> {
  const captcha = `window.grecaptcha = { enterprise: {
    ready: (callback) => callback(),
    execute: (siteKey, { action }) => Promise.resolve('captcha for ' + siteKey + ', ' + action),
  } };`;
  const telemetry = `window.GetTelemetryID = (publicToken, submitUrl) =>
    Promise.resolve('telemetry of ' + publicToken + ' to ' + new URL(submitUrl).pathname);`;
  const script = (body: string) => ({ contentType: 'text/javascript', body });
  await page.route(`https://${ELSEWHERE}/**`, (route) => route.fulfill({ status: 204 }));
  await page.route(/\/enterprise\.js/, (route) => route.fulfill(script(captcha)));
  await page.route(/\/telemetry\.js/, (route) => route.fulfill(script(telemetry)));
}

/** Writes the stored data before the page opens a client. */
function arrangeBrowser(page: Page, cases: readonly Case[]): Promise<void> {
  const entries = cases.flatMap(({ signedIn, kept = {} }, at) => {
    const base = `stytch_sdk_state_${tokenOf(at)}`;
    const pairs = Object.entries(kept).map(([name, value]) => [`${base}::${name}`, value] as const);
    return signedIn ? [[base, { session: SESSION, user: USER }] as const, ...pairs] : pairs;
  });
  const signedIn = cases.flatMap((one, at) => (one.signedIn ? [at] : []));
  return page.evaluate(
    ([stored, numbers]) => {
      for (const [key, value] of stored) localStorage.setItem(key, JSON.stringify(value));
      for (const at of numbers) {
        document.cookie = `token_${at}=old-session-token`;
        document.cookie = `jwt_${at}=old-session-jwt`;
      }
    },
    [entries, signedIn] as const,
  );
}

/** The stored data of each project after its call. */
async function keptAfter(page: Page, cases: readonly Case[]): Promise<Record<string, unknown>[]> {
  const stored = Object.entries(await page.evaluate(() => ({ ...localStorage }) as Record<string, string>));
  const cookies = await page.context().cookies();
  return cases.map((_, at) => {
    const base = `stytch_sdk_state_${tokenOf(at)}`;
    const entries = stored
      .filter(([key]) => key === base || key.startsWith(`${base}::PKCE`))
      .map(([key, value]) => [key.slice(base.length + 2) || 'state', JSON.parse(value) as unknown] as const);
    const own = cookies
      .filter(({ name }) => name.endsWith(`_${at}`))
      .map(({ name, value, sameSite, path }) => [
        `${name.split('_')[0]} cookie`,
        `${value}; SameSite=${sameSite}; Path=${path}`,
      ]);
    return readable(Object.fromEntries([...own, ...entries])) as Record<string, unknown>;
  });
}

interface Look {
  page: Page;
  recorder: Recorder;
  whose: Whose;
}

type Numbered = readonly [at: number, one: Case];

/** Creates a client for each call, and returns the requests that clients send without a call. */
async function startClients({ page, recorder, whose }: Look, group: readonly Numbered[]): Promise<Sent[][]> {
  for (const [at, { arranged = {} }] of group) {
    recorder.arrange(tokenOf(at), { bootstrap: arranged.bootstrap });
  }
  await Promise.all(
    group.map(([at]) => makeClient(page, tokenOf(at), tokenOf(at), optionsFor(whose, recorder, at))),
  );
  const isStarted = ([at, { signedIn }]: Numbered) => recorder.count(tokenOf(at)) >= (signedIn ? 2 : 1);
  await until(() => group.every(isStarted), SETTLE_MS);
  // Waits until the answers are processed and further requests have been sent.
  await pause(SETTLED_MS);
  // They are sent at the same time, so their order has no meaning.
  const inOrder = (a: Sent, b: Sent) => a.path.localeCompare(b.path);
  return group.map(([at]) => recorder.take(tokenOf(at)).toSorted(inOrder));
}

async function call(
  { page, recorder, whose }: Look,
  [at, one]: Numbered,
): Promise<Pick<Seen, 'came' | 'sent'>> {
  const { method, args, arranged = {}, ours } = one;
  recorder.arrange(tokenOf(at), arranged);
  const came = await tryClient(page, tokenOf(at), whose === 'ours' ? (ours ?? method) : method, args);
  // The navigation of a start begins a moment later.
  if (method.endsWith('.start')) await until(() => recorder.count(tokenOf(at)) > 0, SETTLED_MS);
  const sent = recorder.take(tokenOf(at));
  // A browser repeats a request whose reused connection was closed, once for each such connection.
  return { came, sent: arranged.drop ? sent.slice(0, 1) : sent };
}

/** Makes every call through one client, on one page, one after the other. */
export async function seeCalls(
  context: BrowserContext,
  pages: ClientPages,
  whose: Whose,
  cases: readonly Case[],
): Promise<Seen[]> {
  const recorder = await startRecorder();
  const page = await pages.open(context, whose);
  await Promise.all([answerOthers(page), addAuthenticator(context, page), arrangeBrowser(page, cases)]);
  const look = { page, recorder, whose };
  const numbered = cases.map((one, at) => [at, one] as const);

  const calls: Omit<Seen, 'kept' | 'events'>[] = [];
  for (let first = 0; first < numbered.length; first += GROUP) {
    const group = numbered.slice(first, first + GROUP);
    const started = await startClients(look, group);
    for (const [place, one] of group.entries()) {
      calls.push({ started: started[place] ?? [], ...(await call(look, one)) });
    }
    // Each client logs that it was made, and each start logs its event.
    const isLogged = ([at, { method }]: Numbered) =>
      recorder.events(tokenOf(at)).length >= (method.endsWith('.start') ? 2 : 1);
    await until(() => group.every(isLogged), SETTLE_MS);
  }
  const kept = await keptAfter(page, cases);
  await recorder.close();
  return calls.map((seen, at) => ({ ...seen, kept: kept[at] ?? {}, events: recorder.events(tokenOf(at)) }));
}
