import type { Page } from '@playwright/test';
import { useGallery } from '../../support/measure/gallery';
import { shiftsOf, watchLayout } from '../../support/measure/layoutShift';
import { expect, test } from '../../support/test';
import { askForEmailCode, button, EMAIL_CODE, shown } from '../../support/widget/widget';

const LONG =
  'We have sent the email once more, to the same address as before: it may take a minute or two until it is there, and it may be among the unwanted mail.';

/**
 * Positions of the card and its toasts: overlap with the card, parts outside of the window, and the page's overflow.
 */
const measure = (page: Page) =>
  page.evaluate(() => {
    const widget = document.querySelector('pricerx-auth');
    const root = (widget?.shadowRoot ?? widget) as ParentNode;
    const card = root.querySelector('.pricerx-widget > div > div')?.getBoundingClientRect() ?? new DOMRect();
    const list = root.querySelector('[role=region]')?.getBoundingClientRect() ?? new DOMRect();
    const toasts = [...root.querySelectorAll('[role=region] li')];
    const { clientWidth, clientHeight, scrollHeight } = document.documentElement;
    return {
      count: toasts.length,
      isOnCard: list.top < card.bottom && list.bottom > card.top,
      isInWindow: list.top >= 0 && list.bottom <= clientHeight && list.left >= 0 && list.right <= clientWidth,
      isCutOff: toasts.some((toast) => toast.scrollWidth > toast.clientWidth),
      isPageScrolled: scrollHeight > clientHeight,
    };
  });
const CLEAR = { isOnCard: false, isInWindow: true, isCutOff: false, isPageScrolled: false };

test.describe('§9 Toasts: position beside the card', () => {
  const gallery = useGallery();

  const LOOKS = [
    { width: 320, dir: 'ltr', dom: 'light' },
    { width: 320, dir: 'rtl', dom: 'shadow' },
    { width: 400, dir: 'ltr', dom: 'shadow' },
    { width: 400, dir: 'rtl', dom: 'light' },
  ] as const;

  for (const { dir, dom, width, ...look } of LOOKS) {
    test(`at ${width} px, ${dir}, in ${dom} DOM: two, long and many toasts stay inside the window`, async () => {
      await gallery.page.setViewportSize({ width, height: 720 });
      await gallery.show('toasts', look);
      expect(await measure(gallery.page)).toEqual({ ...CLEAR, count: 2 });
      await gallery.show('toasts', look, { strings: { 'toast.emailResent': LONG } });
      expect(await measure(gallery.page)).toEqual({ ...CLEAR, count: 2 });
      await gallery.show('toasts-many', look);
      expect(await measure(gallery.page)).toEqual({ ...CLEAR, count: 20 });
    });
  }

  test('toasts move above a card at the bottom of the window', async () => {
    await gallery.page.setViewportSize({ width: 400, height: 460 });
    // The gallery leaves space for toasts below the card.
    const style = await gallery.page.addStyleTag({
      content: 'body { padding-block-start: 150px } #stage { padding-block-end: 0 !important }',
    });
    await gallery.show('toasts');
    expect(await measure(gallery.page)).toEqual({ ...CLEAR, count: 2 });
    await style.evaluate((element: Element) => element.remove());
  });
});

test.describe('§9 Toasts: layout of the screen', () => {
  for (const [what, html] of [
    ['a page with content below', '<div id="sign-in"></div><p>The page goes on.</p>'],
    [
      'a dialog that clips content beside the card',
      '<div style="position: fixed; inset: 24px auto auto 50%; transform: translateX(-50%); overflow: hidden"><div id="sign-in"></div></div>',
    ],
  ] as const) {
    test(`on ${what} the code’s countdown and buttons stay in place and visible`, async ({ site }) => {
      const context = await site.newContext({ viewport: { width: 400, height: 640 } });
      await watchLayout(context);
      const { page } = await site.visitWidget({ config: EMAIL_CODE }, { html }, context);
      await askForEmailCode(page, 'toast@example.com');
      const height = async () => (await page.locator('.pricerx-widget').boundingBox())?.height;
      const [before, heightBefore] = [await shiftsOf(page), await height()];
      await button(page, 'Resend code').click();
      const toast = page.getByRole('listitem');
      await shown(toast);
      expect(await measure(page)).toEqual({ ...CLEAR, count: 1 });
      expect(await shiftsOf(page)).toEqual(before);
      expect(await height()).toBe(heightBefore);
      // The toast is above everything on the page, and no parent clips it.
      await button(page, 'Dismiss').click();
      await toast.waitFor({ state: 'detached' });
    });
  }

  test('a toast stays beside its card while the page scrolls', async ({ site }) => {
    const html = '<div id="sign-in"></div><div style="height: 2000px"></div>';
    const context = await site.newContext({ viewport: { width: 400, height: 640 } });
    const { page } = await site.visitWidget({ config: EMAIL_CODE }, { html }, context);
    await askForEmailCode(page, 'scrolled@example.com');
    await button(page, 'Resend code').click();
    await page.getByRole('listitem').hover();
    for (const y of [60, 200, 0]) {
      await page.evaluate((top) => scrollTo(0, top), y);
      await shiftsOf(page);
      expect((await measure(page)).isOnCard).toBe(false);
    }
  });
});
