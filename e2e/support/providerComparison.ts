import type { BrowserContext, Page } from 'playwright-core';
import { SESSION, USER } from './providerAnswers';
import type { Case } from './providerCase';
import { makeClient, tryClient, type Called, type ClientPages, type Whose } from './providerPages';
import { readable } from './providerReadable';
import { startRecorder, type Recorder, type Sent } from './providerRecorder';
import { addAuthenticator } from './providerSite';

/** All that can be seen of one call through one client. */
export interface Seen {
  /** What the client sent when it was made. */
  started: Sent[];
  sent: Sent[];
  came: Called;
  /** Cookies and local storage afterwards. */
  kept: Record<string, unknown>;
  events: unknown[];
}

const SETTLE_MS = 20_000;
const SETTLED_MS = 400;
const EVENTS_MS = 1_200;
const POLL_MS = 10;

const tokenOf = (at: number): string => `public-token-test-case-${at}`;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function until(holds: () => boolean, withinMs: number): Promise<void> {
  for (const end = Date.now() + withinMs; !holds() && Date.now() < end;) await pause(POLL_MS);
}

const optionsFor = (whose: Whose, { url }: Recorder, at: number) => ({
  // A project and cookies of its own for each call, so that one page holds them all and none knows of another.
  cookieOptions: { opaqueTokenCookieName: `token_${at}`, jwtCookieName: `jwt_${at}` },
  endpoints:
    whose === 'provider'
      ? { testAPIURL: url, liveAPIURL: url, dfpBackendURL: url, clientsideServicesIframeURL: url }
      : {
          apiUrl: url,
          telemetryUrl: url,
          telemetryScriptUrl: '/telemetry.js',
          captchaScriptUrl: '/enterprise.js',
        },
});

/** Both scripts, wherever a client looks for them. */
async function answerScripts(page: Page): Promise<void> {
  const captcha = `window.grecaptcha = { enterprise: {
    ready: (callback) => callback(),
    execute: (siteKey, { action }) => Promise.resolve('captcha for ' + siteKey + ', ' + action),
  } };`;
  const telemetry = `window.GetTelemetryID = (publicToken, submitUrl) =>
    Promise.resolve('telemetry of ' + publicToken + ' to ' + new URL(submitUrl).pathname);`;
  const script = (body: string) => ({ contentType: 'text/javascript', body });
  await page.route(/\/enterprise\.js/, (route) => route.fulfill(script(captcha)));
  await page.route(/\/telemetry\.js/, (route) => route.fulfill(script(telemetry)));
}

/** What the browser knows before the page opens a client. */
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

/** What the browser keeps for each project: it stays as the project's one call has left it. */
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

/** Makes every call through one client, on one page, one after the other. */
export async function seeCalls(
  context: BrowserContext,
  pages: ClientPages,
  whose: Whose,
  cases: readonly Case[],
): Promise<Seen[]> {
  const recorder = await startRecorder();
  const page = await pages.open(context, whose);
  await Promise.all([answerScripts(page), addAuthenticator(context, page), arrangeBrowser(page, cases)]);

  for (const [at, { arranged = {} }] of cases.entries()) {
    recorder.arrange(tokenOf(at), { bootstrap: arranged.bootstrap });
  }
  const expected = cases.map(({ signedIn }) => (signedIn ? 2 : 1));
  await Promise.all(
    cases.map((_, at) => makeClient(page, tokenOf(at), tokenOf(at), optionsFor(whose, recorder, at))),
  );
  await until(() => expected.every((count, at) => recorder.count(tokenOf(at)) >= count), SETTLE_MS);
  // The answers are taken in, and whatever else there is comes.
  await pause(SETTLED_MS);
  // They are under way at once, in no order of meaning.
  const started = cases.map((_, at) =>
    recorder.take(tokenOf(at)).toSorted((a, b) => a.path.localeCompare(b.path)),
  );

  const calls: Pick<Seen, 'sent' | 'came'>[] = [];
  for (const [at, { method, args, arranged = {}, ours }] of cases.entries()) {
    recorder.arrange(tokenOf(at), arranged);
    const name = whose === 'ours' ? (ours ?? method) : method;
    const came = await tryClient(page, tokenOf(at), name, args);
    // A page that is sent elsewhere goes a moment later.
    if (method.endsWith('.start')) await until(() => recorder.count(tokenOf(at)) > 0, SETTLED_MS);
    calls.push({ came, sent: recorder.take(tokenOf(at)) });
  }
  const kept = await keptAfter(page, cases);
  await pause(EVENTS_MS);
  await recorder.close();
  return calls.map((call, at) => ({
    ...call,
    started: started[at] ?? [],
    kept: kept[at] ?? {},
    events: recorder.events(tokenOf(at)),
  }));
}
