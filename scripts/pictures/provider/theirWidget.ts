import path from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { makeClient, tryClient, type ClientPages } from '../../../e2e/support/provider/pages';
import type { Site } from '../../../e2e/support/site/site';
import { USUAL_ANSWERS } from '../../../gallery/data/answers';
import { visitorOf } from '../../../gallery/data/people';
import { ENTRIES, served, type ServedEntry } from '../../../gallery/entries/all';
import { THEMES, type Look } from '../../../gallery/looks';
import { answerTo, answerWith } from '../../../gallery/page/network';
import { DEFAULT_BOOTSTRAP } from '../../../sandbox/state/project/projects';
import { root } from '../../docs/writeOrCheck';
import { addPasskeys, addWallets } from './theirBrowser';

/** The file that the gallery serves too. */
const LOGO = path.join(root, 'demo/public/logo.svg');
const NO_ROLES = { roles: [], resources: [], scopes: [] };
const TOKEN = 'public-token-test-gallery';
const MOUNTS = {
  login: 'mountLogin',
  passwordReset: 'mountResetPassword',
  passkeyRegistration: 'mountPasskeyRegistration',
  identityProvider: 'mountIdentityProvider',
} as const;

export interface Place {
  site: Site;
  pages: ClientPages;
}

export function entryNamed(name: string): ServedEntry {
  const entry = ENTRIES.find((one) => one.name === name);
  if (!entry) throw new Error(`The gallery has no state "${name}".`);
  return served(entry);
}

/** Answers the widget's calls as the gallery does, and its request for the logo of the host. */
async function answerCalls(context: BrowserContext, { answers }: ServedEntry): Promise<void> {
  answerWith({ ...USUAL_ANSWERS, ...answers });
  await context.route('**/logo.svg', (route) => route.fulfill({ path: LOGO }));
  await context.route(/\/sdk\/v1\//, async (route) => {
    const request = route.request();
    const [, called = ''] = new URL(request.url()).pathname.split('/sdk/v1');
    const answer = answerTo(`${request.method()} ${called}`);
    if (answer === 'never') return;
    if (answer === 'lost') return route.abort();
    const { status } = answer;
    let body = answer.body as { data?: object };
    // Theirs reads more of the project's settings than ours.
    if (called.startsWith('/projects/bootstrap'))
      body = { data: { ...DEFAULT_BOOTSTRAP, rbac_policy: NO_ROLES, ...body.data } };
    return route.fulfill({ status, json: body });
  });
}

/** Puts a session, and what the browser keeps of earlier visits, where the provider's client reads them. */
async function signIn(page: Page, { user, browser }: ServedEntry): Promise<void> {
  const session = user && { [`stytch_sdk_state_${TOKEN}`]: JSON.stringify(visitorOf(user)) };
  await page.evaluate(
    (values) => Object.entries(values).forEach(([key, value]) => localStorage.setItem(key, value)),
    { ...browser?.stored, ...session },
  );
  if (user) await page.context().addCookies([{ url: page.url(), name: 'stytch_session', value: 'none' }]);
}

/** Mounts the provider's widget with the config, the answers and the user of this state of the gallery. */
export async function openTheirs(
  context: BrowserContext,
  { site, pages }: Place,
  entry: ServedEntry,
  look: Look,
): Promise<Page> {
  await answerCalls(context, entry);
  await addWallets(context, entry.browser?.wallets);
  await addPasskeys(context, entry.browser ?? {});
  const page = await pages.open(context, 'widget', entry.query);
  await signIn(page, entry);
  await page.addStyleTag({
    content: `body { margin: 0; background: ${look.theme === 'dark' ? '#0e1716' : '#fff'} }`,
  });
  const { endpoints } = await site.control.health();
  await makeClient(page, 'stytch', TOKEN, {
    endpoints: {
      testAPIURL: site.sandboxUrl,
      liveAPIURL: site.sandboxUrl,
      dfpBackendURL: endpoints['telemetryUrl'],
      clientsideServicesIframeURL: endpoints['clientServicesFrameUrl'],
    },
  });
  const args = {
    elementId: '#widget',
    config: { products: [], ...entry.config },
    styles: { ...THEMES[look.theme], ...entry.styles },
    passwordResetToken: entry.passwordResetToken,
  };
  const { error } = await tryClient(page, 'stytch', MOUNTS[entry.widget ?? 'login'], [args]);
  if (error) throw new Error(`${entry.name}: ${error.message}`);
  return page;
}
