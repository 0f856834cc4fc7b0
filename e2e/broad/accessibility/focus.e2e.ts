import { beginWalk, expectFocus } from '../../support/measure/focus';
import { focusPixels } from '../../support/measure/focusPixels';
import { useGallery } from '../../support/measure/gallery';
import { expect, test } from '../../support/test';

const gallery = useGallery();

/** Focuses a title as its screen does: it can be focused only for as long as it has the focus. */
function focusAsAScreen(element: HTMLElement | SVGElement): void {
  if (element.tabIndex < 0) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus();
}

for (const dom of ['light', 'shadow'] as const) {
  test.describe(`§2 Every screen, in ${dom} DOM: focus after Enter on a button (WCAG 2.4.3)`, () => {
    for (const { state, pressed, then } of [
      // the focused control is removed, returns after a spinner, is disabled for a moment, or is covered by a toast
      { state: 'reset-login-trouble', pressed: 'Try again', then: 'We could not log you in' },
      { state: 'consent-failed', pressed: 'Try again', then: 'We could not continue' },
      { state: 'passwords-send-failed', pressed: 'Try again', then: 'Log in' },
      { state: 'passwords-new-unchecked', pressed: 'Check again', then: 'Password' },
      { state: 'otp-empty', pressed: 'Resend code', then: 'Code sent' },
      { state: 'toasts', pressed: 'Dismiss', then: 'Sign up or log in' },
      { state: 'passkeys-list', pressed: 'Delete Work laptop', then: 'Cancel' },
    ]) {
      test(`${state}: moves from "${pressed}" to "${then}"`, async () => {
        const { page } = gallery;
        await gallery.show(state, { dom });
        await page
          .locator('pricerx-auth h2')
          .or(page.locator('pricerx-auth button'))
          .first()
          .evaluate(focusAsAScreen);
        await page.getByRole('button', { name: pressed, exact: true }).first().focus();
        await page.keyboard.press('Enter');
        await expectFocus(page, then);
      });
    }
  });
}

/** The minimum share of the outline that a ring of one pixel with round corners covers. */
const ROUND = 0.95;

test.describe('§3 Theme: focus rings measured in pixels (every screen, WCAG 2.4.7, 1.4.11)', () => {
  for (const { what, state, selector, least } of [
    { what: 'a button', state: 'main-email', selector: 'button[type=submit]', least: 1 },
    { what: 'a second button', state: 'passkeys-login', selector: 'button[type=button]', least: 1 },
    { what: 'a text button', state: 'otp-empty', selector: 'p button', least: 1 },
    { what: 'an icon', state: 'otp-empty', selector: '[aria-label=Back]', least: 1 },
    { what: 'a tab', state: 'main-tabs', selector: '[role=tab][tabindex="0"]', least: 1 },
    { what: 'a field', state: 'main-email', selector: 'input', least: ROUND },
    { what: 'a country', state: 'main-phone', selector: 'select', least: ROUND },
    { what: 'a link', state: 'email-confirmation', selector: 'a', least: 1 },
    { what: 'a list that opens', state: 'consent', selector: 'summary', least: 1 },
    // Only one of the six boxes has the ring.
    { what: 'a code', state: 'otp-empty', selector: 'input[name=code]', least: 1 / 6 },
  ]) {
    test(`${what} gets a ring of 1 px or more at 3:1, on a light and on a dark page`, async () => {
      for (const theme of ['default', 'dark'] as const) {
        await gallery.show(state, { theme });
        await beginWalk(gallery.page);
        expect(await focusPixels(gallery.page, `pricerx-auth ${selector}`)).toBeGreaterThanOrEqual(least);
      }
    });
  }
});
