import type { Page } from '@playwright/test';
import { attached, sends, visitHeldBack, WAYS } from '../support/site/heldBack';
import { expect, test, type TestSite } from '../support/test';
import { variants } from '../support/variants';
import {
  ALL_CODES,
  button,
  codeField,
  EMAIL_CODE,
  emailField,
  phoneField,
  shown,
} from '../support/widget/widget';

for (const [[what, enableShadowDOM, csp], details] of variants(WAYS)) {
  test.describe(`§2 Main painted before React loads, ${what}`, details, () => {
    const visit = (site: TestSite, config: object) =>
      visitHeldBack(site, { config: { ...config, enableShadowDOM } }, { csp });

    test('keeps the field’s element, its text and its selection', async ({ site }) => {
      const { page, release, complaints } = await visit(site, {
        ...ALL_CODES,
        otpOptions: { methods: ['sms'] },
      });
      await phoneField(page).pressSequentially('415555');
      const before = await phoneField(page).elementHandle();
      await phoneField(page).evaluate((field: HTMLInputElement) => field.setSelectionRange(1, 4, 'backward'));
      release();
      await attached(page);
      const after = await phoneField(page).evaluate((field: HTMLInputElement, old) => {
        const { value, selectionStart, selectionEnd, selectionDirection } = field;
        // The number is formatted when the parser is loaded.
        const digits = (text: string) => text.replace(/\D/g, '');
        const selected = digits(value.slice(selectionStart ?? 0, selectionEnd ?? 0));
        const isFocused = field.matches(':focus');
        return { isSame: field === old, isFocused, digits: digits(value), selected, selectionDirection };
      }, before);
      expect(after).toEqual({
        isSame: true,
        isFocused: true,
        digits: '415555',
        selected: '155',
        selectionDirection: 'backward',
      });
      expect(complaints).toEqual([]);
    });

    test('keeps the chosen tab and country, and formats the number once the parser loads', async ({
      site,
    }) => {
      const { page, release, complaints } = await visit(site, ALL_CODES);
      await page.getByRole('tab', { name: 'WhatsApp' }).click();
      await page.getByRole('combobox').selectOption('GB');
      await phoneField(page).pressSequentially('2079460018');
      release();
      await attached(page);
      expect(await page.getByRole('tab', { selected: true }).textContent()).toBe('WhatsApp');
      expect(await page.getByRole('combobox').inputValue()).toBe('GB');
      await phoneField(page).press('End');
      await phoneField(page).pressSequentially('1');
      await phoneField(page).press('Backspace');
      expect((await phoneField(page).inputValue()).replace(/\D/g, '')).toMatch(/^0?2079460018$/);
      expect(complaints).toEqual([]);
    });

    for (const [how, submit] of [
      ['Enter', (page: Page) => emailField(page).press('Enter')],
      ['a click', (page: Page) => button(page, 'Continue with email').click()],
    ] as const) {
      test(`the button is busy at once after ${how}, and submits once when React has loaded`, async ({
        site,
      }) => {
        const email = `held-${how.replace(' ', '')}-${enableShadowDOM}-${csp === undefined}@example.com`;
        const { page, release, complaints } = await visit(site, EMAIL_CODE);
        const before = await sends(site);
        await emailField(page).fill(email);
        await submit(page);
        await emailField(page).press('Enter');
        expect(await page.locator('button[type=submit]').getAttribute('aria-busy')).toBe('true');
        expect(await sends(site)).toBe(before);
        release();
        await shown(codeField(page));
        expect(await sends(site)).toBe(before + 1);
        expect(complaints).toEqual([]);
      });
    }

    test('fetches the submit code while React loads when an address was typed before', async ({ site }) => {
      const { page, release } = await visit(site, EMAIL_CODE);
      await emailField(page).fill('early@example.com');
      const sender = page.waitForRequest(/pricerx-auth\.send\./);
      release();
      await sender;
    });

    test('keeps every character that is typed while React hydrates', async ({ site }) => {
      const { page, release, complaints } = await visit(site, EMAIL_CODE);
      const email = 'someone.who.types.without.a.pause@pharmacy.example.com';
      await emailField(page).focus();
      setTimeout(release, 400);
      await page.keyboard.type(email, { delay: 30 });
      await attached(page);
      expect(await emailField(page).inputValue()).toBe(email);
      await page.keyboard.press('Enter');
      await shown(codeField(page));
      expect(complaints).toEqual([]);
    });
  });
}
