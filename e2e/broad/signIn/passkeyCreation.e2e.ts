import type { BrowserContext } from '@playwright/test';
import { addAuthenticator } from '../../../sandbox/playwright/authenticator';
import { mountLogin } from '../../support/site/page';
import { expect, test, type TestSite } from '../../support/test';
import { clientCall, createsQuietly, receivedBy, TWO_PLACES } from '../../support/widget/passkeys';
import { EMAIL_CODE, heading, shown, signInByEmailCode } from '../../support/widget/widget';

const CONFIG = { ...EMAIL_CODE, passkeyOptions: { createAfterSignIn: true } };
const SIGNED_IN = ['OTP_LOGIN_OR_CREATE', 'OTP_AUTHENTICATE', 'AUTHENTICATE_FLOW_COMPLETE'];
const START = '**/webauthn/register/start';

async function signInWith(
  site: TestSite,
  email: string,
  prepare: (context: BrowserContext) => Promise<unknown>,
) {
  const context = await site.newContext();
  await prepare(context);
  const visit = await site.visitWidget({ config: CONFIG }, { html: TWO_PLACES }, context);
  const authenticator = await addAuthenticator(visit.page);
  const started: string[] = [];
  visit.page.on('request', (request) => {
    if (request.url().endsWith('/webauthn/register/start')) started.push(request.url());
  });
  return {
    ...visit,
    authenticator,
    started,
    signIn: () => signInByEmailCode(visit.page.locator('#sign-in'), site, email),
  };
}

test.describe('§4 Passkeys after a sign-in, in a browser', () => {
  test('granted: the passkey that was made without a dialog signs in the next time', async ({ site }) => {
    const { page, authenticator, complaints, signIn } = await signInWith(
      site,
      'granted@example.com',
      (context) => createsQuietly(context, 'granted'),
    );
    await signIn();
    await expect
      .poll(async () => (await receivedBy(page)).events)
      .toEqual([...SIGNED_IN, 'PASSKEY_REGISTER']);
    expect(await authenticator.credentialIds()).toHaveLength(1);
    await clientCall(page, site, 'session.revoke');
    await clientCall(page, site, 'webauthn.authenticate', { is_passkey: true, session_duration_minutes: 30 });
    expect((await receivedBy(page)).errors).toEqual([]);
    expect(complaints).toEqual([]);
  });

  test('refused: the visitor and the host notice nothing', async ({ site }) => {
    const { page, authenticator, complaints, signIn } = await signInWith(
      site,
      'refused@example.com',
      (context) => createsQuietly(context, 'refused'),
    );
    const asked = page.waitForRequest(START);
    await signIn();
    await asked;
    await page.waitForLoadState('networkidle');
    expect(await receivedBy(page)).toEqual({ events: SIGNED_IN, errors: [] });
    expect(await authenticator.credentialIds()).toEqual([]);
    await shown(heading(page, 'Success!'));
    expect(complaints).toEqual([]);
  });

  test('unsupported: nothing is asked for', async ({ site }) => {
    const { page, started, signIn } = await signInWith(site, 'unsupported@example.com', (context) =>
      createsQuietly(context, 'unsupported'),
    );
    await signIn();
    await page.waitForLoadState('networkidle');
    expect(started).toEqual([]);
    expect(await receivedBy(page)).toEqual({ events: SIGNED_IN, errors: [] });
  });

  test('aborted: the browser’s own pending request makes way for a dialog', async ({ site }) => {
    const { page, authenticator, complaints, signIn } = await signInWith(site, 'aborted@example.com', () =>
      Promise.resolve(),
    );
    const asked = page.waitForResponse(START);
    await signIn();
    await asked;
    // Headless Chromium has no password manager, and does not answer.
    await clientCall(page, site, 'webauthn.register', { is_passkey: true });
    expect(await authenticator.credentialIds()).toHaveLength(1);
    expect(await receivedBy(page)).toEqual({ events: SIGNED_IN, errors: [] });
    expect(complaints).toEqual([]);
  });

  test('two widgets of a page make one passkey', async ({ site }) => {
    const { page, authenticator, started, signIn } = await signInWith(site, 'two@example.com', (context) =>
      createsQuietly(context, 'granted'),
    );
    await mountLogin(page, site, { config: CONFIG, selector: '#passkeys' });
    await signIn();
    await expect.poll(async () => (await receivedBy(page)).events).toContain('PASSKEY_REGISTER');
    await page.waitForLoadState('networkidle');
    expect(started).toHaveLength(1);
    expect(await authenticator.credentialIds()).toHaveLength(1);
  });
});
