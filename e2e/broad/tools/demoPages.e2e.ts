import type { Page } from '@playwright/test';
import { seriousViolations } from '../../support/measure/axe';
import { shiftsOf, watchLayout } from '../../support/measure/layoutShift';
import { expect, test, type TestSite } from '../../support/test';
import {
  askForEmailCode,
  button,
  codeField,
  codeSentTo,
  emailField,
  shown,
} from '../../support/widget/widget';

const WIDTHS = [320, 400, 768, 1280];
const LONG_EMAIL = 'a-person-with-a-very-long-name.and.patience@mail.subdomain.example.com';

/** Widths at which the page is wider than the window. */
async function widthsTooNarrow(page: Page): Promise<number[]> {
  const found: number[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    if (await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)) found.push(width);
  }
  return found;
}

async function signIn(site: TestSite, email: string): Promise<Page> {
  const { page } = await site.visitHost('/sign-in?products=otp&otp=email');
  await askForEmailCode(page, email);
  await codeField(page).fill(await codeSentTo(site, email));
  await page.waitForURL(/\/saved/);
  return page;
}

test.describe('§1 Host page: the header', () => {
  test('has a link to the form on every page but that with the form', async ({ site }) => {
    const { page } = await site.visitHost('/?lang=en');
    const link = page.getByRole('banner').getByRole('link', { name: 'Sign in' });
    await link.click();
    await shown(emailField(page));
    await expect(link).toBeHidden();
    await page.getByRole('link', { name: 'Compare' }).click();
    await shown(link);
  });
});

test.describe('§1 Host page: the table of prices', () => {
  test('names package, price per tablet, day and origin of the prices', async ({ site }) => {
    const { page } = await site.visitHost('/?drug=atorvastatin&lang=en');
    const offer = page.locator('.offer').first();
    await shown(offer.getByText('30 tablets'));
    await shown(offer.getByText('$0.32 per tablet'));
    await shown(offer.getByText('2.3 mi'));
    const today = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' }).format(new Date());
    await shown(page.getByText(`as reported by the pharmacies on ${today}`));
  });

  test('names no price for one of a package with one inhaler', async ({ site }) => {
    const { page } = await site.visitHost('/?drug=albuterol&lang=en');
    await shown(page.locator('.offer').first().getByText('1 inhaler'));
    expect(await page.getByText(/ per /).count()).toBe(0);
  });

  test('keeps its columns when a price is saved', async ({ site }) => {
    const page = await signIn(site, 'columns@example.com');
    await page.goto(`${site.hostUrl}/?drug=atorvastatin&lang=en`);
    const save = page.getByRole('button', { name: /^(Save this price|✓ Saved)/ }).first();
    const before = await save.boundingBox();
    await save.click();
    await shown(page.getByRole('button', { name: /^✓ Saved/ }));
    expect(await save.boundingBox()).toEqual(before);
  });

  test('says that the prices are not available, also after a switch to dark colours', async ({ site }) => {
    const context = await site.newContext();
    await context.route('**/api/prices', (route) => route.abort());
    const { page } = await site.visitHost('/?lang=en', context);
    const problem = page.getByText('The price list cannot be loaded right now.');
    await shown(problem);
    await button(page, 'Dark page').click();
    await shown(page.getByText('Dark page', { exact: true }).last());
    expect(await problem.isVisible()).toBe(true);
  });
});

test.describe('§1 Host page: widths and colours', () => {
  for (const path of ['/', '/?drug=atorvastatin', '/sign-in', '/sign-in?dev=1', '/saved', '/wrong']) {
    test(`${path} fits each width, and has enough contrast in both colour schemes`, async ({ site }) => {
      const { page } = await site.visitHost(path);
      await page.waitForLoadState('networkidle');
      expect(await widthsTooNarrow(page)).toEqual([]);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        expect(await seriousViolations(page, 'body')).toEqual([]);
      }
    });
  }

  for (const [path, end] of [
    ['/saved', /^Nothing saved yet/],
    ['/apps', /^No app has access/],
    ['/passkeys', 'Create a Passkey'],
  ] as const) {
    test(`${path} of an account does not move while it loads`, async ({ site }) => {
      const page = await signIn(site, 'still@example.com');
      await watchLayout(page);
      await page.goto(site.hostUrl + path);
      await shown(page.getByText(end));
      expect(await shiftsOf(page)).toEqual([]);
    });
  }

  test('the pages of an account with a long name fit each width, and link each other', async ({ site }) => {
    const page = await signIn(site, LONG_EMAIL);
    const account = page.getByRole('navigation', { name: 'Your account' });
    for (const name of ['Passkeys', 'Connected apps', 'Prices']) {
      await account.getByRole('link', { name }).click();
      await shown(account.locator('[aria-current=page]', { hasText: name }));
      expect(await widthsTooNarrow(page)).toEqual([]);
    }
    await page.setViewportSize({ width: 768, height: 800 });
    const header = await page.getByRole('banner').boundingBox();
    expect(header?.height).toBeLessThan(80);
  });
});
