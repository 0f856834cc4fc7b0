import type { Locator, Page } from '@playwright/test';
import { busy, cardHeight, held, openHeld, spinner } from '../../support/site/heldChunk';
import { type MountArgs, mountLogin } from '../../support/site/page';
import { expect, test, type TestSite } from '../../support/test';
import {
  comeToLogIn,
  makeAccount,
  newPassword,
  PASSWORDS,
  PASSWORDS_AND_LINK,
} from '../../support/widget/passwords';
import {
  alert,
  button,
  codeField,
  EMAIL_CODE,
  EMAIL_LINK,
  emailField,
  gone,
  heading,
  shown,
} from '../../support/widget/widget';

/** A login widget whose next screen's chunk is delayed. */
async function openLogin(
  site: TestSite,
  chunk: string,
  args: MountArgs,
  viewport?: { width: number; height: number },
) {
  const opened = await openHeld(site, chunk, viewport);
  await mountLogin(opened.page, site, args);
  return opened;
}

const focused = (page: Page) => page.evaluate(() => document.activeElement?.outerHTML.slice(0, 40));

/** Position and size of each part of the current screen. */
const places = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('pricerx-auth section, pricerx-auth :is(h2, input, button)')].map(
      (part) => {
        const { x, y, width, height } = part.getBoundingClientRect();
        return [part.localName, x, y, width, height].join(' ');
      },
    ),
  );

/** An element's opacity this long after the start of its CSS animation, which is stopped there. */
const opacityAfter = (element: Locator, ms: number): Promise<string> =>
  element.evaluate((part, time) => {
    for (const animation of part.getAnimations()) {
      animation.pause();
      animation.currentTime = time;
    }
    return getComputedStyle(part).opacity;
  }, ms);

const CONTINUE = 'Continue with email';
const askFor = async (page: Page, email: string) => {
  await emailField(page).fill(email);
  await button(page, CONTINUE).focus();
  await page.keyboard.press('Enter');
};

test.describe('§2 Screens on a slow network', () => {
  for (const width of [320, 400]) {
    test(`at ${width} px the current screen stays busy, with its height and focus, until the next one can be drawn`, async ({
      site,
    }) => {
      const { page, release } = await openLogin(site, 'otp', { config: EMAIL_CODE }, { width, height: 700 });
      await emailField(page).fill('slow@example.com');
      const height = await cardHeight(page);
      await emailField(page).press('Enter');
      await button(page, CONTINUE).focus();
      const focus = await focused(page);
      await shown(busy(page));

      expect(await cardHeight(page)).toBe(height);
      expect(await focused(page)).toBe(focus);
      await shown(heading(page, 'Sign up or log in'));
      const over = spinner(page).locator('..');
      expect(await opacityAfter(over, 900)).toBe('0');
      expect(await opacityAfter(over, 1_100)).toBe('1');
      expect(await cardHeight(page)).toBe(height);

      await page.keyboard.press('Enter');
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.type('x');
      expect(await emailField(page).inputValue()).toBe('slow@example.com');
      release();
      await shown(codeField(page));
      expect(await busy(page).count()).toBe(0);
      await page.waitForFunction(() => document.activeElement?.matches('[autocomplete=one-time-code]'));
    });
  }
});

interface Way {
  way: string;
  chunk: string;
  args: MountArgs;
  /** Goes to the screen that stays while the next one loads. */
  come?: (page: Page, site: TestSite) => Promise<void>;
  /** Submits that screen by keyboard. */
  leave: (page: Page) => Promise<void>;
  /** Waits for the next screen. */
  next: (page: Page) => Promise<void>;
}

const WAYS: Way[] = [
  {
    way: 'Main to OTPAuthenticate',
    chunk: 'otp',
    args: { config: EMAIL_CODE },
    leave: (page) => askFor(page, 'held-code@example.com'),
    next: (page) => shown(codeField(page)),
  },
  {
    way: 'Main to EmailConfirmation',
    chunk: 'magicLink',
    args: { config: EMAIL_LINK },
    leave: (page) => askFor(page, 'held-link@example.com'),
    next: (page) => shown(heading(page, 'Check your email')),
  },
  {
    way: 'PasswordCreateOrLogin to EmailConfirmation',
    chunk: 'magicLink',
    args: { config: PASSWORDS_AND_LINK },
    async come(page, site) {
      await makeAccount(site, 'held-way@example.com');
      await comeToLogIn(page, 'held-way@example.com');
    },
    async leave(page) {
      await button(page, 'Email me a login link').focus();
      await page.keyboard.press('Enter');
    },
    next: (page) => shown(heading(page, 'Check your email')),
  },
];

for (const { way, chunk, args, come, leave, next } of WAYS) {
  test.describe(`§2 Screens on a slow network: ${way}`, () => {
    async function openLeft(site: TestSite) {
      const opened = await openLogin(site, chunk, args);
      const { page } = opened;
      await come?.(page, site);
      const before = await cardHeight(page);
      await leave(page);
      await shown(busy(page));
      return { ...opened, before };
    }

    test('the card keeps its height until the next screen is drawn', async ({ site }) => {
      const { page, before, release } = await openLeft(site);
      expect(await cardHeight(page)).toBe(before);
      release();
      await next(page);
      expect(await held(page).count()).toBe(0);
    });

    test('a failed load shows its error below the current screen, which does not move, and its retry opens the next', async ({
      site,
    }) => {
      const { page, before, release, refuse } = await openLeft(site);
      const focus = await focused(page);
      const at = await places(page);
      refuse();
      await shown(
        alert(page).filter({
          hasText: 'This page did not load fully. Check your internet connection and try again.',
        }),
      );
      const retry = button(page, 'Try again');
      expect((await places(page)).slice(0, at.length)).toEqual(at);
      expect(await focused(page)).toBe(focus);
      expect(await busy(page).count()).toBe(0);
      expect(await held(page).count()).toBe(1);
      expect(await cardHeight(page)).toBeGreaterThan(before);
      await page.keyboard.press('Tab');
      expect(await retry.evaluate((element) => element === document.activeElement)).toBe(true);

      await page.keyboard.press('Enter');
      await shown(busy(page));
      expect(await cardHeight(page)).toBe(before);
      release();
      await next(page);
    });
  });
}

test.describe('§2 Screens on a slow network: Main to PasswordCreateOrLogin', () => {
  test('the card keeps its height with a busy button, shows a failure, and the same button works again', async ({
    site,
  }) => {
    const { page, release, refuse } = await openLogin(site, 'password', { config: PASSWORDS });
    const before = await cardHeight(page);
    await askFor(page, 'held-password@example.com');
    const isBusy = button(page, CONTINUE).and(page.locator('[aria-busy=true]'));
    await shown(isBusy);
    expect(await cardHeight(page)).toBe(before);
    refuse();
    await shown(
      alert(page).filter({
        hasText: 'This page did not load fully. Check your internet connection and try again.',
      }),
    );
    await gone(isBusy);
    release();
    await button(page, CONTINUE).click();
    await shown(newPassword(page));
  });
});

test.describe('§2 Screens on a slow network: changes while the next screen loads', () => {
  test('a mount with other arguments redraws the current screen, and the next one still opens', async ({
    site,
  }) => {
    const { page, release } = await openLogin(site, 'otp', { config: EMAIL_CODE });
    await askFor(page, 'changed-meanwhile@example.com');
    await shown(busy(page));
    await mountLogin(page, site, {
      config: EMAIL_CODE,
      strings: { 'login.title': 'Keep your prices' },
    });
    await shown(heading(page, 'Keep your prices'));
    expect(await busy(page).count()).toBe(1);
    release();
    await shown(codeField(page));
  });
});
