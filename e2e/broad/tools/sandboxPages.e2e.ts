import type { Page } from '@playwright/test';
import { seriousViolations } from '../../support/measure/axe';
import { expect, test } from '../../support/test';
import { askForEmailCode, button, shown } from '../../support/widget/widget';

const EMPTY = 'public-token-test-empty';
const LONG_EMAIL = 'a-person-with-a-very-long-name.and.patience@mail.subdomain.example.com';

/** Elements that reach beyond the window, other than hidden ones. */
const clipped = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *:not(.hidden)')]
      .filter((element) => element.getBoundingClientRect().right > innerWidth + 0.5)
      .map((element) => element.outerHTML.slice(0, 80)),
  );

async function expectWellDrawn(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe(
      'light dark',
    );
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 640 });
      expect(await clipped(page)).toEqual([]);
      expect(await seriousViolations(page, 'body')).toEqual([]);
    }
  }
}

test.describe('the sandbox’s pages fit 320 px and have enough contrast in both colour schemes', () => {
  for (const section of ['', '#users', '#faults', '#events', '#requests']) {
    test(`the console at /sandbox${section}`, async ({ site }) => {
      const { page: visitor } = await site.visitHost('/sign-in?products=otp&otp=email');
      await askForEmailCode(visitor, LONG_EMAIL);
      const page = await visitor.context().newPage();
      await page.goto(`${site.sandboxUrl}/sandbox${section}`);
      await shown(section === '#faults' ? button(page, 'Add fault') : page.locator('#list li').first());
      await expectWellDrawn(page);
    });
  }

  test('an inbox without messages', async ({ site }) => {
    await site.control.createProject({ public_token: EMPTY });
    const page = await (await site.newContext()).newPage();
    await page.goto(`${site.sandboxUrl}/sandbox?public_token=${EMPTY}`);
    await shown(page.getByText('No messages yet.'));
    await expectWellDrawn(page);
  });

  test('the page of a social provider, with an error', async ({ site }) => {
    const { page } = await site.visitHost('/sign-in?products=oauth');
    await page.getByRole('button', { name: /Google/ }).click();
    await page.getByRole('textbox', { name: 'Email' }).fill('no address');
    await page.keyboard.press('Enter');
    await shown(page.getByRole('alert'));
    await expectWellDrawn(page);
  });
});
