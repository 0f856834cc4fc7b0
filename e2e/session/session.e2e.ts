import type { BrowserContext, Page } from '@playwright/test';
import { openTab } from '../support/site/page';
import { expect, test, type TestSite } from '../support/test';
import { button, callsTo, isSignedOut, shown, signInByEmailCode } from '../support/widget/widget';

const SIGN_IN = '/sign-in?products=otp&otp=email&stay=1';
const FOLLOWS_WITHIN_MS = 1_000;

test.use({ siteOptions: async ({}, use, testInfo) => use({ data: testInfo.outputPath('sandbox') }) });

const account = (page: Page) => page.locator('.account__name');

async function newTab(site: TestSite, context: BrowserContext, address = '/'): Promise<Page> {
  return (await openTab(context, site.hostUrl + address)).page;
}

async function signedInVisitor(
  site: TestSite,
  email: string,
): Promise<{ context: BrowserContext; page: Page }> {
  const { context, page } = await site.visitHost(SIGN_IN);
  await signInByEmailCode(page, site, email);
  return { context, page };
}

test.describe('§4 Session lifecycle: several tabs', () => {
  test('a sign-in in one tab shows in the other within 1 s, and so does a sign-out', async ({ site }) => {
    const { context, page } = await site.visitHost(SIGN_IN);
    const other = await newTab(site, context);
    await isSignedOut(other);

    await signInByEmailCode(page, site, 'tabs@example.com');
    await account(other).waitFor({ timeout: FOLLOWS_WITHIN_MS });
    expect(await account(other).textContent()).toBe('tabs@example.com');

    await button(other, 'Sign out').click();
    await isSignedOut(other);
    await isSignedOut(page, FOLLOWS_WITHIN_MS);
  });
});

test.describe('§4 Session lifecycle: reload and restart', () => {
  test('a signed-in visitor who reloads never sees the form', async ({ site }) => {
    const { page } = await signedInVisitor(site, 'reload@example.com');
    await page.addInitScript(() => {
      const seen = window as unknown as { formSeen: boolean };
      seen.formSeen = false;
      new MutationObserver(() => {
        if (document.querySelector('input[type=email], pricerx-auth')) seen.formSeen = true;
      }).observe(document, { subtree: true, childList: true });
    });
    await page.goto(site.hostUrl + SIGN_IN);
    await shown(page.getByText('You are signed in as reload@example.com.'));
    expect(await page.evaluate(() => (window as unknown as { formSeen: boolean }).formSeen)).toBe(false);
  });

  test('the session survives a restart of a sandbox that keeps its data', async ({ site }) => {
    const { page } = await signedInVisitor(site, 'restart@example.com');
    await site.restartSandbox();
    const confirmed = page.waitForResponse(/\/sessions\/authenticate$/);
    await page.reload();
    expect((await confirmed).status()).toBe(200);
    expect(await account(page).textContent()).toBe('restart@example.com');
  });
});

test.describe('§4 Session lifecycle: its end', () => {
  test('a sign-out clears cookies and storage, and ends the session at the server', async ({ site }) => {
    const { context, page } = await signedInVisitor(site, 'out@example.com');
    const token = (await context.cookies()).find(({ name }) => name === 'stytch_session')?.value ?? '';
    expect(token).not.toBe('');
    await button(page, 'Sign out').click();
    await isSignedOut(page);

    expect(await context.cookies()).toEqual([]);
    const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
    expect(kept).not.toContain(token);
    expect(kept).not.toContain('out@example.com');
    expect((await callsTo(site, '/sessions/revoke')).at(-1)?.status).toBe(200);
    await page.reload();
    await isSignedOut(page);
  });
});
