import type { Page } from '@playwright/test';
import { attached, holdBack, sends } from '../../support/site/heldBack';
import { countRefused, refusedOn } from '../../support/site/policies';
import { shiftsOf, watchLayout } from '../../support/measure/layoutShift';
import { expect, test } from '../../support/test';
import { button, codeField, emailField, shown } from '../../support/widget/widget';

const EMAIL = 'early@pricerx.example.com';
const submitColour = (page: Page) =>
  page.locator('button[type=submit]').evaluate((submit) => getComputedStyle(submit).backgroundColor);

const PATH = '/sign-in?products=otp&otp=email';

test.describe('§1 Host page: the sign-in page', () => {
  test('has the form in its HTML; the widget adopts it and sends an early submission once', async ({
    site,
  }) => {
    const context = await site.newContext({ locale: 'en-US' });
    await countRefused(context);
    await watchLayout(context);
    const release = await holdBack(context, /\/(pricerx-auth|page\/main)\.js/);
    const page = await context.newPage();
    await page.goto(site.hostUrl + PATH, { waitUntil: 'commit' });
    await emailField(page).fill(EMAIL);
    await button(page, 'Continue with email').click();
    expect(new URL(page.url()).search).toBe('?products=otp&otp=email');
    release();
    await shown(codeField(page));
    await shown(page.getByText(EMAIL));
    expect(await sends(site)).toBe(1);
    expect(await refusedOn(page)).toEqual([]);
  });

  for (const [locale, shifted] of [
    ['en-US', []],
    // Words of the header become Spanish.
    ['es-ES', [expect.stringContaining('Precios guardados')]],
  ] as const) {
    test(`keeps the field of the HTML and what was typed, and nothing else moves, ${locale}`, async ({
      site,
    }) => {
      const context = await site.newContext({ locale, colorScheme: 'dark' });
      await watchLayout(context);
      const release = await holdBack(context, /\/(pricerx-auth|page\/main)\.js/);
      const page = await context.newPage();
      const warnings: string[] = [];
      page.on('console', (message) => warnings.push(message.text()));
      await page.goto(site.hostUrl + PATH, { waitUntil: 'commit' });
      const input = page.locator('input[type=email]');
      await input.pressSequentially('some');
      const field = await input.elementHandle();
      release();
      await attached(page);
      await page.keyboard.type('one@example.com');
      expect(await input.inputValue()).toBe('someone@example.com');
      expect(await field?.evaluate((before) => before.isConnected)).toBe(true);
      expect(await shiftsOf(page)).toEqual(shifted);
      expect(warnings).toEqual([]);
    });
  }

  test('has the form in the colours of the site before any script, with every product', async ({ site }) => {
    const context = await site.newContext({ colorScheme: 'dark' });
    const release = await holdBack(context, /\/(pricerx-auth|page\/main)\.js/);
    const page = await context.newPage();
    await page.goto(`${site.hostUrl}/sign-in`, { waitUntil: 'commit' });
    await shown(page.locator('button[type=submit]'));
    const before = await submitColour(page);
    release();
    await attached(page);
    expect(await submitColour(page)).toBe(before);
    expect(before).toBe('rgb(127, 214, 194)');
  });

  test('has no form in its HTML for a visitor who is signed in', async ({ site }) => {
    const html = async (headers: Record<string, string>) =>
      (await fetch(site.hostUrl + PATH, { headers })).text();
    expect(await html({})).toContain('<pricerx-auth');
    expect(await html({ cookie: 'stytch_session=token' })).not.toContain('<pricerx-auth');
  });
});
