import type { Page } from '@playwright/test';
import { expectFocus, focusedName } from '../support/measure/focus';
import { expect, test } from '../support/test';
import { variants } from '../support/variants';
import { makeAccount, PASSWORD, PASSWORDS_AND_CODE } from '../support/widget/passwords';
import {
  alert,
  ALL_CODES,
  button,
  codeField,
  codeSentTo,
  emailField,
  heading,
  phoneField,
  shown,
} from '../support/widget/widget';

/** Presses a key `steps` times and returns the names of the focused elements. */
async function walk(page: Page, steps: number, key = 'Tab'): Promise<string[]> {
  const names: string[] = [];
  for (let step = 0; step < steps; step += 1) {
    await page.keyboard.press(key);
    names.push(await focusedName(page));
  }
  return names;
}

for (const [{ dom, shadow }, details] of variants([
  { dom: 'light DOM', shadow: false },
  { dom: 'shadow DOM', shadow: true },
])) {
  test.describe(`§2 Screens in ${dom} by keyboard alone`, details, () => {
    const config = { ...ALL_CODES, enableShadowDOM: shadow };

    test('a visitor signs in by keyboard, and each new screen moves the focus to its next step (Main, OTPAuthenticate, OTPConfirmation, WCAG 2.4.3)', async ({
      site,
    }) => {
      const email = `keyboard-${shadow}@example.com`;
      const { page } = await site.visitWidget({ config });
      await shown(phoneField(page));
      await page.keyboard.press('Tab');
      await page.keyboard.press('End');
      await shown(emailField(page));
      await page.keyboard.press('Tab');

      await page.keyboard.type('not an address');
      await page.keyboard.press('Enter');
      await shown(alert(page));
      await expectFocus(page, 'Email address');
      await page.keyboard.press('Control+A');
      await page.keyboard.type(email);
      await page.keyboard.press('Enter');

      await shown(codeField(page));
      await expectFocus(page, 'Enter the 6-digit code');
      expect(await walk(page, 2)).toEqual(['Continue', 'Resend code']);
      expect(await walk(page, 3, 'Shift+Tab')).toEqual(['Continue', 'Enter the 6-digit code', 'Back']);
      await page.keyboard.press('Tab');
      await page.keyboard.type(await codeSentTo(site, email));

      await shown(heading(page, 'Success!'));
      await expectFocus(page, 'Success!');
      await page.keyboard.press('Shift+Tab');
      await expectFocus(page, 'Back');
      await page.keyboard.press('Enter');
      await shown(page.getByRole('heading', { name: 'Sign up or log in' }));
    });

    test('a visitor with a password reaches every control of its screens (PasswordCreateOrLogin, PasswordForgot, WCAG 2.1.1, 2.4.3)', async ({
      site,
    }) => {
      const email = `keyboard-password-${shadow}@example.com`;
      await makeAccount(site, email);
      const { page } = await site.visitWidget({ config: { ...PASSWORDS_AND_CODE, enableShadowDOM: shadow } });
      await emailField(page).fill(email);
      await page.keyboard.press('Enter');
      await shown(heading(page, 'Log in'));
      await expectFocus(page, 'Password');
      expect(await walk(page, 2, 'Shift+Tab')).toEqual(['Change', 'Back']);
      const below = ['Show password', 'Forgot password?', 'Continue', 'Email me a code'];
      expect(await walk(page, 6)).toEqual(['Change', 'Password', ...below]);
      await walk(page, 4, 'Shift+Tab');

      await page.keyboard.type('not the right one');
      await page.keyboard.press('Enter');
      await shown(alert(page).filter({ hasText: /Wrong email/ }));
      await expectFocus(page, 'Password');
      await walk(page, 2);
      await page.keyboard.press('Enter');
      await shown(heading(page, 'Check your email'));
      await expectFocus(page, 'Check your email');
      expect(await walk(page, 2)).toEqual(['Resend email', 'Log in without a password']);
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Enter');
      await shown(page.getByText('Email resent'));
      await page.keyboard.press('Tab');
      await expectFocus(page, 'Log in without a password');
    });

    test('a new visitor who may choose a method gets the focus on that choice', async ({ site }) => {
      const email = `keyboard-new-${shadow}@example.com`;
      const { page } = await site.visitWidget({ config: { ...PASSWORDS_AND_CODE, enableShadowDOM: shadow } });
      await emailField(page).fill(email);
      await page.keyboard.press('Enter');
      await shown(heading(page, 'Choose how to sign up'));
      await expectFocus(page, 'Choose how to sign up');
      expect(await walk(page, 3)).toEqual(['Email me a code', 'Change', 'Password']);
      await page.keyboard.type(PASSWORD);
      await button(page, 'Continue').and(page.locator(':enabled')).waitFor();
      expect(await walk(page, 2)).toEqual(['Show password', 'Continue']);
      await page.keyboard.press('Enter');
      await shown(heading(page, 'Success!'));
      await expectFocus(page, 'Success!');
    });

    test('neither the code screen nor the one after it scrolls the page', async ({ site }) => {
      const context = await site.newContext({ viewport: { width: 500, height: 400 } });
      const html = '<div style="height:300px"></div><div id="sign-in"></div><div style="height:900px"></div>';
      const { page } = await site.visitWidget({ config }, { html }, context);
      await phoneField(page).fill(shadow ? '4155550161' : '4155550160');
      await page.evaluate(() => scrollTo(0, 200));
      await page.keyboard.press('Enter');
      await shown(codeField(page));
      await expectFocus(page, 'Enter the 6-digit code');
      expect(await page.evaluate(() => scrollY)).toBe(200);
      await page.keyboard.type(await codeSentTo(site, shadow ? '+14155550161' : '+14155550160'));
      await shown(heading(page, 'Success!'));
      await expectFocus(page, 'Success!');
      expect(await page.evaluate(() => scrollY)).toBe(200);
    });
  });
}
