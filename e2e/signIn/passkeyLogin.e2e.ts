import { expect, test } from '../support/test';
import { variants } from '../support/variants';
import {
  clientCall,
  countRequests,
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
      const { page, complaints } = await visitWithPasskey(site, `offer-${name}@example.com`, countRequests);
      await mountWithPasskeys(page, site, { config });
      await shown(heading(page, 'Success!'));
      await shown(page.getByText('Your Passkey has been successfully authenticated.'));
      expect(await receivedBy(page)).toEqual({
        events: ['PASSKEY_AUTHENTICATE', 'AUTHENTICATE_FLOW_COMPLETE'],
        errors: [],
      });
      expect(complaints).toEqual([]);
    });

    test('the button signs in in a browser without passkey autofill', async ({ site }) => {
      const { page, complaints } = await visitWithPasskey(
        site,
        `button-${name}@example.com`,
        withoutAutofill,
      );
      await mountWithPasskeys(page, site, { config });
      await shown(emailField(page));
      await button(page, LOGIN).click();
      await shown(heading(page, 'Success!'));
      expect(await receivedBy(page)).toEqual({
        events: ['PASSKEY_AUTHENTICATE', 'AUTHENTICATE_FLOW_COMPLETE'],
        errors: [],
      });
      expect(complaints).toEqual([]);
    });

    test('a deleted passkey is refused with a separate message', async ({ site }) => {
      const { page } = await visitWithPasskey(site, `deleted-${name}@example.com`, withoutAutofill);
      await mountWithPasskeys(page, site, { config });
      await button(page, LOGIN).click();
      await shown(heading(page, 'Success!'));
      const user = (await clientCall(page, site, 'user.get')) as {
        webauthn_registrations: { webauthn_registration_id: string }[];
      };
      // A browser without the Signal API: the device keeps the deleted passkey.
      await page.evaluate(() => Reflect.deleteProperty(PublicKeyCredential, 'signalAllAcceptedCredentials'));
      const [{ webauthn_registration_id } = { webauthn_registration_id: '' }] = user.webauthn_registrations;
      await clientCall(page, site, 'user.deleteWebauthnRegistration', webauthn_registration_id);
      await clientCall(page, site, 'session.revoke');
      await button(page, 'Back').click();
      await button(page, LOGIN).click();
      await shown(
        page.getByRole('alert').filter({
          hasText:
            'Passkey registration not found. You may have deleted the passkey from your account but not password manager. Please try again.',
        }),
      );
      expect((await receivedBy(page)).errors).toHaveLength(1);
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
