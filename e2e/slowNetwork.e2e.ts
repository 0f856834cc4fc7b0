import type { Page } from 'playwright-core';
import { mountLogin, openBarePage } from './support/page';
import { useSite } from './support/suite';
import { button, codeField, EMAIL_CODE, emailField, heading, shown } from './support/widget';

const suite = useSite();

/** A page whose next screen's code is held back until `release`. */
async function openHeld(viewport: { width: number; height: number }) {
  const context = await suite.newContext({ viewport });
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await context.route(/pricerx-auth\.otp\./, async (route) => {
    await held;
    await route.continue();
  });
  const { page } = await openBarePage(context, suite.site);
  await mountLogin(page, suite.site, { config: EMAIL_CODE });
  return { page, release };
}

const busy = (page: Page) => page.locator('pricerx-auth [aria-busy=true]:not(button)');
const heightOf = async (page: Page) => (await page.locator('.pricerx-widget').boundingBox())?.height;
const focused = (page: Page) => page.evaluate(() => document.activeElement?.outerHTML.slice(0, 40));

describe('§2 Screens on a slow network', () => {
  it.each([320, 400])(
    'at %i px: what is there stays, busy, with its height and its focus, until the next screen can be drawn',
    async (width) => {
      const { page, release } = await openHeld({ width, height: 700 });
      await emailField(page).fill('slow@example.com');
      const height = await heightOf(page);
      await emailField(page).press('Enter');
      await button(page, 'Continue with email').focus();
      const focus = await focused(page);
      await shown(busy(page));

      expect(await heightOf(page)).toBe(height);
      expect(await focused(page)).toBe(focus);
      await shown(heading(page, 'Sign up or log in'));
      const spinner = page.getByRole('status').filter({ hasText: 'Loading' }).locator('..');
      const opacity = () => spinner.evaluate((element) => getComputedStyle(element).opacity);
      expect(await opacity()).toBe('0');
      await page.waitForTimeout(1_100);
      expect(await opacity()).toBe('1');
      expect(await heightOf(page)).toBe(height);

      await page.keyboard.press('Enter');
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.type('x');
      expect(await emailField(page).inputValue()).toBe('slow@example.com');
      release();
      await shown(codeField(page));
      expect(await busy(page).count()).toBe(0);
      await page.waitForFunction(() => document.activeElement?.matches('[autocomplete=one-time-code]'));
    },
  );
});
