import { expect } from '@playwright/test';
import { addAuthenticator } from '../../../sandbox/playwright/authenticator';
import { installWallets } from '../../../sandbox/playwright/fakeWallets';
import {
  callClient,
  controlIn,
  openSandboxPage,
  SANDBOX_PAGE,
  type SandboxSite,
  test,
} from '../../support/site/sandboxPage';
import { serveStatic } from '../../support/site/staticHost';
import { card, choose } from '../../support/widget/oneTap';
import {
  comeToLogIn,
  comeToSignUp,
  currentPassword,
  newPassword,
  PASSWORDS,
  submitPassword,
} from '../../support/widget/passwords';
import { askForEmailCode, button, codeField, heading, shown } from '../../support/widget/widget';

test.use({ morePages: { 'app.html': '<!doctype html><title>App</title><h1>The app</h1>' } });

async function signedIn(sandboxSite: SandboxSite, email: string, query?: Record<string, string>) {
  const page = await sandboxSite.open(undefined, query);
  await askForEmailCode(page, email);
  await codeField(page).fill(await controlIn(page, 'lastCode', email));
  await shown(page.getByText(`Signed in: ${email}`));
  return page;
}

test.describe('§7 Sandbox in the browser: further ways to sign in', () => {
  test('a password that is made at sign-up logs in, and a wrong one is refused', async ({ sandboxSite }) => {
    const email = 'password@example.com';
    const page = await sandboxSite.open(PASSWORDS);
    await comeToSignUp(page, email);
    await submitPassword(page, newPassword(page));
    await shown(page.getByText(`Signed in: ${email}`));
    await callClient(page, 'session.revoke');
    const again = await sandboxSite.open(PASSWORDS);
    await comeToLogIn(again, email);
    await submitPassword(again, currentPassword(again), 'not the password 8');
    await shown(again.getByRole('alert'));
    await submitPassword(again, currentPassword(again));
    await shown(again.getByText(`Signed in: ${email}`));
  });

  test('a passkey is made, and signs in', async ({ sandboxSite }) => {
    const page = await signedIn(sandboxSite, 'passkey@example.com');
    await addAuthenticator(page);
    await callClient(page, 'webauthn.register', { is_passkey: true });
    await callClient(page, 'session.revoke');
    await shown(page.getByText('Signed out'));
    await callClient(page, 'webauthn.authenticate', { session_duration_minutes: 30 });
    await shown(page.getByText('Signed in: passkey@example.com'));
  });

  for (const [id, wallet] of [
    ['metamask', { label: 'MetaMask', chain: 'ethereum', rdns: 'io.metamask', flags: { isMetaMask: true } }],
    ['phantom', { label: 'Phantom', chain: 'solana', standard: true }],
  ] as const) {
    test(`a wallet signs in: ${id}`, async ({ sandboxSite }) => {
      const { asked } = await installWallets(sandboxSite.context, { [id]: wallet });
      const page = await sandboxSite.open({ products: ['crypto'] });
      await page.getByRole('button', { name: `Continue with ${wallet.label}` }).click();
      await shown(heading(page, 'Success!'));
      expect(asked).toContain(`${id} sign`);
    });
  }

  test('One Tap signs in', async ({ sandboxSite }) => {
    const google = { type: 'google', one_tap: true, position: 'floating' };
    const page = await sandboxSite.open({ products: ['oauth'], oauthOptions: { providers: [google] } });
    await shown(card(page));
    await choose(page, 'onetap@example.com');
    await shown(page.getByText('Signed in: onetap@example.com'));
  });

  test('an app gets a code after the visitor’s consent, and tokens for it', async ({ sandboxSite }) => {
    const page = await signedIn(sandboxSite, 'consent@example.com');
    const redirect_uri = `${sandboxSite.url}app.html`;
    const client = { client_id: 'app', client_name: 'Diary', redirect_uris: [redirect_uri] };
    await controlIn(page, 'createProject', { oauth_clients: [{ ...client, pkce_required: false }] });
    const url = await page.evaluate(() => (window as unknown as { sandbox: { url: string } }).sandbox.url);
    const wish = { client_id: 'app', redirect_uri, response_type: 'code', scope: 'openid email', state: 'x' };
    const consent = await sandboxSite.open(undefined, { mount: 'mountIdentityProvider', ...wish });
    await button(consent, 'Allow').click();
    await shown(heading(consent, 'The app'));
    const code = new URL(consent.url()).searchParams.get('code') ?? '';
    const answer = await consent.evaluate(
      async ([address, fields]) => {
        const body = new URLSearchParams(fields);
        return (
          await fetch(`${address}/v1/oauth2/token`, { method: 'POST', body })
        ).json() as Promise<unknown>;
      },
      [url, { grant_type: 'authorization_code', client_id: 'app', redirect_uri, code }] as const,
    );
    expect(answer).toMatchObject({ token_type: 'Bearer', id_token: expect.any(String) });
  });

  test('without a network a kept page opens and signs in', async ({ sandboxSite }) => {
    const offline = await serveStatic({ '': SANDBOX_PAGE });
    const visit = () => openSandboxPage(sandboxSite.context, offline.url, undefined, { keep: 'yes' });
    await visit();
    const before = await visit();
    await askForEmailCode(before, 'before@example.com');
    await codeField(before).fill(await controlIn(before, 'lastCode', 'before@example.com'));
    await shown(heading(before, 'Success!'));
    await callClient(before, 'session.revoke');
    await offline.close();
    const page = await visit();
    await askForEmailCode(page, 'offline@example.com');
    await codeField(page).fill(await controlIn(page, 'lastCode', 'offline@example.com'));
    await shown(page.getByText('Signed in: offline@example.com'));
  });
});
