import type { Page } from '@playwright/test';
import { addAuthenticator } from '../../sandbox/playwright/authenticator';
import { expect, test, type TestSite } from '../support/test';
import { variants } from '../support/variants';
import {
  clientCall,
  createPasskey,
  mountRegistration,
  receivedBy,
  visitSignedIn,
} from '../support/widget/passkeys';
import { button, gone, shown } from '../support/widget/widget';

const DUPLICATE =
  'The Passkey cannot be created as it seems to be already registered. It is possible this Passkey was registered on another device but has synced cross-device.';
const WARNING = 'Once deleted, the passkey cannot be restored.';
const nameFields = (page: Page) => page.getByRole('textbox', { name: 'Name of the passkey' });
const names = (page: Page) =>
  page
    .locator('li form')
    .evaluateAll((rows) => rows.map((row) => row.querySelector('[translate=no]')?.textContent));

interface Registration {
  webauthn_registration_id: string;
  name: string;
}
const registrations = async (site: TestSite, page: Page): Promise<Registration[]> =>
  ((await clientCall(page, site, 'user.get')) as { webauthn_registrations: Registration[] })
    .webauthn_registrations;

for (const [{ dom, enableShadowDOM }, details] of variants([
  { dom: 'light DOM', enableShadowDOM: false },
  { dom: 'shadow DOM', enableShadowDOM: true },
])) {
  test.describe(`§2 Passkey registration widget in ${dom}`, details, () => {
    const config = { products: ['passkeys'], enableShadowDOM };
    const name = dom.replace(' ', '-');

    test('a visitor makes a passkey, is refused a duplicate, and makes a second one on another device', async ({
      site,
    }) => {
      const { page, authenticator, complaints } = await visitSignedIn(site, `two-${name}@example.com`);
      await mountRegistration(page, site, { config });
      await createPasskey(page);
      expect(await names(page)).toEqual(['Passkey 1']);

      await button(page, 'Set up another Passkey').click();
      await button(page, 'Create a Passkey').click();
      await shown(page.getByRole('alert').filter({ hasText: DUPLICATE }));

      await authenticator.visitorIsThere(false);
      await addAuthenticator(page, 'usb');
      await createPasskey(page);
      expect(await names(page)).toEqual(['Passkey 1', 'Passkey 2']);
      await button(page, 'Done').click();
      expect(await receivedBy(page)).toEqual({
        events: ['PASSKEY_REGISTER', 'PASSKEY_REGISTER', 'PASSKEY_DONE'],
        errors: ['InvalidStateError'],
      });
      expect(complaints).toEqual([]);
    });

    test('a passkey is renamed and deleted at the provider and on the device', async ({ site }) => {
      const { page, authenticator, complaints } = await visitSignedIn(site, `rename-${name}@example.com`);
      await mountRegistration(page, site, { config });
      await createPasskey(page);
      await button(page, 'Edit Passkey 1').click();
      const field = nameFields(page).first();
      expect(
        await field.evaluate((input) => (input.getRootNode() as ShadowRoot).activeElement === input),
      ).toBe(true);
      expect(await button(page, 'Done').isDisabled()).toBe(true);
      await page.keyboard.type('Work laptop');
      await page.keyboard.press('Enter');
      await shown(button(page, 'Edit Work laptop'));
      await expect.poll(() => registrations(site, page)).toMatchObject([{ name: 'Work laptop' }]);

      await button(page, 'Delete Work laptop').click();
      await shown(page.getByText(WARNING, { exact: true }));
      await button(page, 'Cancel').click();
      await gone(page.getByText(WARNING));
      await button(page, 'Delete Work laptop').click();
      await button(page, 'Delete').click();
      await shown(page.getByText('You have no passkeys.'));
      await expect.poll(() => registrations(site, page)).toEqual([]);
      await expect.poll(() => authenticator.credentialIds()).toHaveLength(0);
      expect(complaints).toEqual([]);
    });
  });
}
