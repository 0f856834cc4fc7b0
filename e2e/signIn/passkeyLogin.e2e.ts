import { expect, test } from '../support/test';
import { variants } from '../support/variants';
import {
  mountWithPasskeys,
  receivedBy,
  visitWithPasskey,
  WITH_EMAIL,
  withoutAutofill,
} from '../support/widget/passkeys';
import { button, emailField, heading, shown } from '../support/widget/widget';

const LOGIN = 'Login with a Passkey';
const PLACES = [
  { dom: 'light DOM', enableShadowDOM: false },
  { dom: 'shadow DOM', enableShadowDOM: true },
];

for (const [{ dom, enableShadowDOM }, details] of variants(PLACES)) {
  test.describe(`§4 Passkey login in ${dom}`, details, () => {
    const config = { ...WITH_EMAIL, enableShadowDOM };
    const name = dom.replace(' ', '-');

    test('autofill signs in with the passkey that the browser offers', async ({ site }) => {
      const { page, complaints } = await visitWithPasskey(site, `offer-${name}@example.com`);
      await mountWithPasskeys(page, site, { config });
      await shown(heading(page, 'Success!'));
      await shown(page.getByText('Your Passkey has been successfully authenticated.'));
      expect(await receivedBy(page)).toEqual({
        events: ['PASSKEY_AUTHENTICATE', 'AUTHENTICATE_FLOW_COMPLETE'],
        errors: [],
      });
      expect(complaints).toEqual([]);
    });

    test('a cancelled prompt shows no error and leaves the screen usable', async ({ site }) => {
      const { page, authenticator, complaints } = await visitWithPasskey(
        site,
        `cancelled-${name}@example.com`,
        withoutAutofill,
      );
      await mountWithPasskeys(page, site, { config });
      await authenticator.visitorIsVerified(false);
      await button(page, LOGIN).click();
      await page.waitForFunction(
        () => (window as unknown as { received: { errors: unknown[] } }).received.errors.length > 0,
      );
      await button(page, LOGIN).click({ trial: true });
      const alerts = page.getByRole('alert');
      expect((await alerts.allTextContents()).join('')).toBe('');
      await emailField(page).fill('somebody@example.com');
      await authenticator.visitorIsVerified(true);
      await button(page, LOGIN).click();
      await shown(heading(page, 'Success!'));
      expect(complaints).toEqual([]);
    });
  });
}
