import type { Page } from '@playwright/test';
import { mountLogin, openBarePage, unmount } from '../support/site/page';
import { expect, test, type TestSite } from '../support/test';
import { askForEmailCode, button, codeField, EMAIL_CODE, emailField, shown } from '../support/widget/widget';

const traces = (page: Page) =>
  page.evaluate(() => ({
    styles: document.querySelectorAll('style, link[rel=stylesheet]').length,
    adopted: document.adoptedStyleSheets.length,
    elements: document.querySelectorAll('body *').length,
    ofTheWidget: document.querySelectorAll('pricerx-auth').length,
  }));

/** A widget with a loaded flow, an answered request and a visible toast. */
async function openUsed(site: TestSite, shadow: boolean) {
  const context = await site.newContext();
  await context.clock.install();
  const { page, complaints } = await openBarePage(context, site, {
    html: '<main><div id="sign-in"></div></main>',
  });
  const before = await traces(page);
  await mountLogin(page, site, { config: { ...EMAIL_CODE, enableShadowDOM: shadow } });
  await askForEmailCode(page, 'leaving@example.com');
  await button(page, 'Resend code').click();
  await shown(page.getByText('Email resent'));
  return { page, before, complaints };
}

for (const { dom, shadow } of [
  { dom: 'light DOM', shadow: false },
  { dom: 'shadow DOM', shadow: true },
]) {
  test.describe(`§1 Unmounting in ${dom}`, () => {
    test('leaves no style, style sheet or element, and sends no call', async ({ site }) => {
      const { page, before, complaints } = await openUsed(site, shadow);
      await unmount(page);
      expect(await traces(page)).toEqual(before);
      let calls = 0;
      page.on('request', () => (calls += 1));
      await page.clock.runFor(10_000);
      expect(calls).toBe(0);
      expect(complaints).toEqual([]);
    });

    test('leaves nothing when the page removes the element itself', async ({ site }) => {
      const { page, before, complaints } = await openUsed(site, shadow);
      await page.evaluate(() => document.querySelector('main')?.replaceChildren());
      await page.waitForFunction((count) => document.adoptedStyleSheets.length === count, before.adopted);
      expect(await traces(page)).toMatchObject({ styles: before.styles, ofTheWidget: 0 });
      expect(complaints).toEqual([]);
    });

    test('a mount after an unmount starts a new widget at its first screen', async ({ site }) => {
      const { page } = await openUsed(site, shadow);
      await unmount(page);
      await mountLogin(page, site, { config: { ...EMAIL_CODE, enableShadowDOM: shadow } });
      await shown(emailField(page));
      expect(await codeField(page).count()).toBe(0);
      await askForEmailCode(page, 'again@example.com');
    });
  });
}
