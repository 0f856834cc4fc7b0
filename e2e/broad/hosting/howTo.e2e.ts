import { createHmac } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { listenOnLoopback } from '../../../demo/host/http/listen';
import { addAuthenticator } from '../../../sandbox/playwright/authenticator';
import { installWallets } from '../../../sandbox/playwright/fakeWallets';
import { root } from '../../support/outside/outside';
import { openTab, PUBLIC_TOKEN } from '../../support/site/page';
import { expect, test, type TestSite } from '../../support/test';
import { createPasskey } from '../../support/widget/passkeys';
import {
  comeToLogIn,
  comeToSignUp,
  currentPassword,
  newPassword,
  submitPassword,
} from '../../support/widget/passwords';
import { chooseAccount } from '../../support/widget/social';
import { WALLETS } from '../../support/widget/wallets';
import {
  askForEmailCode,
  askForLink,
  button,
  codeField,
  codeSentTo,
  heading,
  shown,
} from '../../support/widget/widget';

const PLACE = '<main id="sign-in"></main>';
const IMPORTS = '<script type="importmap">{ "imports": { "pricerx-auth": "/esm/index.js" } }</script>';
/** The host's page at each address: its markup, and its file of examples/how-to. */
const PAGES: Record<string, [html: string, script: string]> = {
  '/sign-in': [PLACE, 'passwords'],
  '/reset-password': [PLACE, 'resetPassword'],
  '/social': [PLACE, 'social'],
  '/signed-in': [`<button hidden>Finish signing in</button><output></output>${PLACE}`, 'signedIn'],
  '/passkeys': [PLACE, 'passkeys'],
  '/wallets': [PLACE, 'wallets'],
  '/consent': [PLACE, 'consent'],
  '/authenticator-app': [
    `<form><button>Set up</button></form><img alt="QR code"><code></code><pre></pre>
    <form><label>Code <input name="totp"></label><button>Check</button></form>
    <form><label>Recovery code <input name="recovery"></label><button>Recover</button></form><output></output>`,
    'authenticatorApp',
  ],
  '/account': ['<main></main>', 'account'],
};

/** A host whose pages run the files of examples/how-to with the site's sandbox. */
async function startHost(site: TestSite) {
  const { port, close } = await listenOnLoopback(({ url = '/' }, response) => {
    const [asked = ''] = url.split('?');
    const answer = (type: string, body: string) =>
      response.writeHead(200, { 'content-type': type }).end(body);
    const file = path.join(root, asked.startsWith('/esm/') ? 'dist' : 'examples', asked);
    if (/^\/(esm|how-to)\/[\w.]+\.js$/.test(asked) && existsSync(file))
      return answer(
        'text/javascript',
        readFileSync(file, 'utf8').replace('http://localhost:4311', site.sandboxUrl),
      );
    const [html, script] = PAGES[asked] ?? ['<h1>Elsewhere</h1>', ''];
    const module = script && `<script type="module" src="/how-to/${script}.js"></script>`;
    answer(
      'text/html; charset=utf-8',
      `<!doctype html><html lang="en"><title>Prices</title><link rel="icon" href="data:,">${IMPORTS}<body>${html}${module}</html>`,
    );
  }, 0);
  return { url: `http://localhost:${port}`, close };
}

let host: Awaited<ReturnType<typeof startHost>>;
test.beforeEach(async ({ site }) => {
  host = await startHost(site);
});
test.afterEach(() => host.close());

async function openHost(site: TestSite, pathname: string) {
  const context = await site.newContext();
  return { context, ...(await openTab(context, host.url + pathname)) };
}

const account = (page: Page) => shown(heading(page, 'Email addresses'));

/** RFC 6238: the code of a secret in base32, now. */
function totp(secret: string): string {
  const bits = [...secret]
    .map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000)));
  const mac = createHmac('sha1', key).update(counter).digest();
  const at = (mac.at(-1) ?? 0) & 15;
  return String((mac.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

/** Signs in by a code on the page of passkeys.js, which then offers a passkey. */
async function comeToPasskeys(site: TestSite, page: Page, email: string): Promise<void> {
  await askForEmailCode(page, email);
  await codeField(page).fill(await codeSentTo(site, email));
  await shown(heading(page, 'Set up a new Passkey'));
}

test.describe('§1 Mounting: the files of docs/how-to.md', () => {
  test('passwords.js, resetPassword.js, account.js: sign up, forget, set a new password, sign out', async ({
    site,
  }) => {
    const email = 'how@example.com';
    const { page, complaints } = await openHost(site, '/sign-in');
    await comeToSignUp(page, email);
    await submitPassword(page, newPassword(page));
    await account(page);
    await button(page, 'Sign out this browser').click();
    await page.waitForURL('**/sign-in');
    await comeToLogIn(page, email);
    await button(page, 'Forgot password?').click();
    const { links = [] } = await site.control.nextMessage({ public_token: PUBLIC_TOKEN, to: email });
    await page.goto(links[0]?.url ?? '');
    await submitPassword(page, newPassword(page), 'another kettle of plums 9');
    await account(page);
    await button(page, 'Sign out this browser').click();
    await page.waitForURL('**/sign-in');
    await comeToLogIn(page, email);
    await submitPassword(page, currentPassword(page), 'another kettle of plums 9');
    await account(page);
    await button(page, `Remove ${email}`).click();
    await expect(button(page, `Remove ${email}`)).toHaveCount(0);
    expect(complaints).toEqual([]);
  });

  test('social.js, signedIn.js: to the provider and back', async ({ site }) => {
    const { page, complaints } = await openHost(site, '/social');
    await button(page, 'Continue with GitHub').click();
    await chooseAccount(page, 'social@example.com');
    await account(page);
    expect(complaints).toEqual([]);
  });

  test('signedIn.js: a link that this browser did not ask for waits for a press', async ({ site }) => {
    const { page } = await openHost(site, '/social');
    const target = `${host.url}/signed-in`;
    const emailMagicLinksOptions = { loginRedirectURL: target, signupRedirectURL: target };
    const other = await site.visitWidget({
      config: { products: ['emailMagicLinks'], emailMagicLinksOptions },
    });
    await askForLink(other.page, 'link@example.com');
    const { links = [] } = await site.control.nextMessage({
      public_token: PUBLIC_TOKEN,
      to: 'link@example.com',
    });
    await page.goto(links[0]?.url ?? '');
    await button(page, 'Finish signing in').click();
    await account(page);
  });

  test('passkeys.js: a code, then a passkey, which the account page lists', async ({ site }) => {
    const { page, complaints } = await openHost(site, '/passkeys');
    await addAuthenticator(page);
    await comeToPasskeys(site, page, 'passkey@example.com');
    await createPasskey(page);
    await button(page, 'Done').click();
    await shown(button(page, 'Remove Passkey 1'));
    expect(complaints).toEqual([]);
  });

  test('wallets.js: a wallet signs in', async ({ site }) => {
    const { page, context } = await openHost(site, '/elsewhere');
    await installWallets(context, { Metamask: WALLETS.Metamask });
    await page.goto(`${host.url}/wallets`);
    await button(page, 'Continue with MetaMask').click();
    await account(page);
  });

  test('consent.js: a signed-out visitor signs in on the page, then allows the app', async ({ site }) => {
    const redirect = `${host.url}/app`;
    await site.control.createProject({
      public_token: PUBLIC_TOKEN,
      oauth_clients: [
        { client_id: 'app', client_name: 'Pill Planner', redirect_uris: [redirect], pkce_required: false },
      ],
    });
    const query = new URLSearchParams({
      client_id: 'app',
      redirect_uri: redirect,
      scope: 'openid offline_access',
      state: '1',
    });
    const { page, complaints } = await openHost(site, `/consent?${query.toString()}`);
    await askForEmailCode(page, 'consent@example.com');
    await codeField(page).fill(await codeSentTo(site, 'consent@example.com'));
    await shown(page.getByText('See your saved prices'));
    await shown(page.getByText('Keep access while you are away'));
    await page.locator('button:not([aria-disabled])', { hasText: 'Allow' }).click();
    await shown(heading(page, 'Elsewhere'));
    expect(new URL(page.url()).searchParams.get('code')).toBeTruthy();
    expect(complaints).toEqual([]);
  });

  test('authenticatorApp.js: an app is set up, a code is checked, a recovery code is used', async ({
    site,
  }) => {
    const { page } = await openHost(site, '/passkeys');
    await comeToPasskeys(site, page, 'totp@example.com');
    await page.goto(`${host.url}/authenticator-app`);
    await button(page, 'Set up').click();
    await expect(page.getByAltText('QR code')).toHaveAttribute('src', /^data:image/);
    await page
      .getByLabel('Code', { exact: true })
      .fill(totp((await page.locator('code').textContent()) ?? ''));
    await button(page, 'Check').click();
    await shown(page.getByText('The code is right.'));
    const [first = ''] = ((await page.locator('pre').textContent()) ?? '').split('\n');
    await page.getByLabel('Recovery code').fill(first);
    await button(page, 'Recover').click();
    await shown(page.getByText('The recovery code is used now.'));
    await button(page, 'Recover').click();
    await expect(page.locator('output')).not.toHaveText(/^(The recovery code is used now\.)?$/);
  });
});
