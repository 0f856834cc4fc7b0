import type { Browser } from 'playwright-core';
import { openBrowser } from '../../support/browser/browser';
import { until } from '../../support/provider/comparison';
import { SESSION, USER } from '../../support/provider/answers';
import { makeClient, serveClientPages, tryClient, type ClientPages } from '../../support/provider/pages';
import { differences } from '../../support/provider/readable';
import { startRecorder, type Recorder, type Sent } from '../../support/provider/recorder';

const TOKEN = 'public-token-test-idp';
const AUTHORIZE = {
  client_id: 'app-diary',
  redirect_uri: 'https://diary.example/back?from=pricerx',
  response_type: 'code',
  scope: 'openid read:prices',
};
const CARRIED = {
  code_challenge: 'a challenge',
  state: 'a state & more',
  nonce: 'a nonce',
  prompt: 'consent',
};
const LOGOUT = {
  client_id: 'app-diary',
  post_logout_redirect_uri: 'https://diary.example/bye',
  state: 'a state',
  id_token_hint: 'a token',
};

let browser: Browser;
let pages: ClientPages;
let recorder: Recorder;

beforeAll(async () => {
  [browser, pages, recorder] = await Promise.all([openBrowser(), serveClientPages(), startRecorder()]);
});
afterAll(() => Promise.all([browser.close(), pages.close(), recorder.close()]));

/** A signed-in visitor on a page with this query. */
async function visit(kind: 'widget' | 'ours', query: Record<string, string>) {
  const context = await browser.newContext();
  // The session token of a refresh, whose answer may arrive before or after the calls.
  const cookie = { url: pages.url, value: 'new-session-token' };
  await context.addCookies([{ ...cookie, name: 'stytch_session' }]);
  await context.addInitScript(([key, visitor]) => localStorage.setItem(key, visitor), [
    `stytch_sdk_state_${TOKEN}`,
    JSON.stringify({ session: SESSION, user: USER }),
  ] as const);
  const page = await pages.open(context, kind, `?${new URLSearchParams(query)}`);
  const { url } = recorder;
  const endpoints = kind === 'ours' ? { apiUrl: url } : { testAPIURL: url, liveAPIURL: url };
  await makeClient(page, 'client', TOKEN, { endpoints });
  // The project's settings, and the session's refresh.
  await until(() => recorder.count(TOKEN) >= 2, 5_000);
  recorder.take(TOKEN);
  return page;
}

/** The requests about the app. */
async function aboutApp(count: number): Promise<Sent[]> {
  await until(() => recorder.count(TOKEN) >= count, 5_000);
  return recorder.take(TOKEN).filter(({ path }) => path.startsWith('/oauth/'));
}

async function throughProvider(query: Record<string, string>, answer?: string): Promise<Sent[]> {
  const page = await visit('widget', query);
  await tryClient(page, 'client', 'mountIdentityProvider', [{ elementId: '#widget' }]);
  if (answer) await page.getByRole('button', { name: answer }).click();
  return aboutApp(answer ? 2 : 1);
}

async function throughOurs(calls: [method: string, fields: object][]): Promise<Sent[]> {
  const page = await visit('ours', {});
  // The form navigates the page, possibly before its method has resolved.
  for (const [method, fields] of calls)
    await tryClient(page, 'client', method, [fields]).catch(() => undefined);
  return aboutApp(calls.length);
}

describe('§7 API calls: identity provider calls of the provider’s own screens and of our client', () => {
  it.each([
    { answer: 'Allow', consent_granted: true, query: { ...AUTHORIZE, ...CARRIED } },
    { answer: 'Deny', consent_granted: false, query: AUTHORIZE },
  ])(
    'authorize sends the same requests and ends at the same address: $answer',
    async ({ answer, consent_granted, query }) => {
      const theirs = await throughProvider(query, answer);
      const ours = await throughOurs([
        ['idp.oauthAuthorizeStart', query],
        ['idp.oauthAuthorizeSubmit', { ...query, consent_granted }],
      ]);
      expect(theirs.map(({ path }) => path)).toEqual(['/oauth/authorize/start', '/oauth/authorize']);
      expect(differences(theirs, ours)).toEqual([]);
    },
  );

  it('logout sends the same requests and ends at the same address', async () => {
    const theirs = await throughProvider(LOGOUT);
    const ours = await throughOurs([['idp.oauthLogoutStart', LOGOUT]]);
    expect(theirs.map(({ path }) => path)).toEqual(['/oauth/logout/start']);
    expect(differences(theirs, ours)).toEqual([]);
  });
});
