import type { BrowserContextOptions, Locator, Page } from '@playwright/test';
import { expect, test, type TestSite } from '../../support/test';
import {
  ALL_CODES,
  askForEmailCode,
  codeField,
  codeSentTo,
  EMAIL_CODE,
  emailField,
  heading,
  phoneField,
  shown,
} from '../../support/widget/widget';

const DEVICES: { device: string; keyboard: number; options: BrowserContextOptions }[] = [
  {
    device: 'an iPhone SE',
    keyboard: 260,
    options: {
      viewport: { width: 375, height: 553 },
      userAgent:
        'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Mobile/15E148 Safari/604.1',
    },
  },
  {
    device: 'a small Android phone',
    keyboard: 250,
    options: {
      viewport: { width: 320, height: 568 },
      userAgent:
        'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Mobile Safari/537.36',
    },
  },
];

/** A page whose own content fills most of the window, so that fields stand where the keyboard comes. */
const PAGE = {
  html: '<meta name="viewport" content="width=device-width, initial-scale=1"><div style="height: 200px">Prices</div><div id="sign-in"></div><div style="height: 600px">Imprint</div>',
};

async function visit(site: TestSite, options: BrowserContextOptions, config: object): Promise<Page> {
  const context = await site.newContext({
    hasTouch: true,
    isMobile: true,
    deviceScaleFactor: 2,
    ...options,
  });
  return (await site.visitWidget({ config }, PAGE, context)).page;
}

/** Opens the on-screen keyboard: the visible window shrinks, and the browser scrolls a hidden focused field into view. */
async function openKeyboard(page: Page, height: number): Promise<void> {
  const { width = 0, height: all = 0 } = page.viewportSize() ?? {};
  await page.setViewportSize({ width, height: all - height });
  await page.evaluate((left) => {
    const field = document.activeElement;
    const { top, bottom } = field?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
    if (top < 0 || bottom > left) field?.scrollIntoView({ block: 'center', behavior: 'instant' });
  }, all - height);
}

/** Whether an element is completely visible above the on-screen keyboard. */
const isAboveKeyboard = (locator: Locator): Promise<boolean> =>
  locator.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    const { offsetTop = 0, height = 0 } = window.visualViewport ?? {};
    return top >= offsetTop && bottom <= offsetTop + height;
  });

const message = (page: Page) => page.getByRole('alert').filter({ hasText: /./ }).first();

const SCREENS: {
  screen: string;
  config: object;
  come: (page: Page, email: string) => Promise<Locator>;
  wrong: string;
}[] = [
  { screen: 'an email address', config: EMAIL_CODE, come: async (page) => emailField(page), wrong: 'ada' },
  { screen: 'a phone number', config: ALL_CODES, come: async (page) => phoneField(page), wrong: '415' },
  {
    screen: 'a code',
    config: EMAIL_CODE,
    wrong: '000000',
    async come(page, email) {
      await askForEmailCode(page, email);
      return codeField(page);
    },
  },
];

for (const { device, keyboard, options } of DEVICES) {
  test.describe(`§2 Every screen: forms on ${device}`, () => {
    test('opens no keyboard by itself: the focus stays on the page until a field is tapped', async ({
      site,
    }) => {
      const page = await visit(site, options, ALL_CODES);
      await shown(phoneField(page));
      await page.waitForLoadState('networkidle');
      expect(
        await page.evaluate(() => [matchMedia('(pointer: coarse)').matches, document.activeElement?.tagName]),
      ).toEqual([true, 'BODY']);
    });

    for (const { screen, config, come, wrong } of SCREENS) {
      test(`${screen} and its error stay visible above the keyboard`, async ({ site }) => {
        const page = await visit(site, options, config);
        const field = await come(page, `above-${screen}-${device}@example.com`.replaceAll(' ', '-'));
        // Just above the keyboard, so that the browser does not need to scroll.
        await field.evaluate(
          (input, left) => {
            scrollBy({ top: input.getBoundingClientRect().bottom - left, behavior: 'instant' });
          },
          (options.viewport?.height ?? 0) - keyboard,
        );
        await field.tap();
        await openKeyboard(page, keyboard);
        expect(await isAboveKeyboard(field)).toBe(true);
        await field.pressSequentially(wrong);
        await page.keyboard.press('Enter');
        await shown(message(page));
        await page.waitForFunction(() => document.getAnimations().length === 0);
        expect([await isAboveKeyboard(field), await isAboveKeyboard(message(page))]).toEqual([true, true]);
        expect(await page.evaluate(() => window.visualViewport?.scale)).toBe(1);
      });
    }
  });
}

test.describe('§4 OTP flow: the code that a phone’s keyboard suggests', () => {
  for (const { device, options } of DEVICES) {
    test(`on ${device} one input event with six digits signs in`, async ({ site }) => {
      const page = await visit(site, options, EMAIL_CODE);
      const email = `bar-${device}@example.com`.replaceAll(' ', '-');
      await askForEmailCode(page, email);
      await codeField(page).tap();
      expect(await codeField(page).getAttribute('autocomplete')).toBe('one-time-code');
      await page.keyboard.insertText(await codeSentTo(site, email));
      await shown(heading(page, 'Success!'));
    });
  }
});
