import type { Page } from 'playwright-core';
import { addAuthenticator } from '../../sandbox/playwright/authenticator';
import {
  clientCall,
  createPasskey,
  receivedBy,
  mountRegistration,
  visitSignedIn,
} from '../support/widget/passkeys';
import { useSite } from '../support/suite';
import { variants } from '../support/variants';
import { button, gone, shown } from '../support/widget/widget';

const suite = useSite();
const DUPLICATE =
  'The Passkey cannot be created as it seems to be already registered. It is possible this Passkey was registered on another device but has synced cross-device.';
const WARNING = 'Once deleted, the passkey cannot be restored.';
const nameFields = (page: Page) => page.getByRole('textbox', { name: 'Name of the Passkey' });
const names = (page: Page) =>
  nameFields(page).evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));

interface Registration {
  webauthn_registration_id: string;
  name: string;
}
const registrations = async (page: Page): Promise<Registration[]> =>
  ((await clientCall(page, suite.site, 'user.get')) as { webauthn_registrations: Registration[] })
    .webauthn_registrations;

describe.each(
  variants([
    { dom: 'light DOM', enableShadowDOM: false },
    { dom: 'shadow DOM', enableShadowDOM: true },
  ]),
)('§2 Passkey registration widget in $dom', ({ dom, enableShadowDOM }) => {
  const config = { products: ['passkeys'], enableShadowDOM };
  const name = dom.replace(' ', '-');

  it('a visitor makes a passkey, is refused a duplicate, and makes a second one on another device', async () => {
    const { page, authenticator, complaints } = await visitSignedIn(suite, `two-${name}@example.com`);
    await mountRegistration(page, suite.site, { config });
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

  it('a passkey is renamed and deleted at the provider and on the device', async () => {
    const { page, authenticator, complaints } = await visitSignedIn(suite, `rename-${name}@example.com`);
    await mountRegistration(page, suite.site, { config });
    await createPasskey(page);
    await button(page, 'Edit Passkey 1').click();
    const field = nameFields(page).first();
    expect(await field.evaluate((input) => (input.getRootNode() as ShadowRoot).activeElement === input)).toBe(
      true,
    );
    expect(await button(page, 'Done').isDisabled()).toBe(true);
    await page.keyboard.type('Work laptop');
    await page.keyboard.press('Enter');
    await shown(button(page, 'Edit Work laptop'));
    await expectEventually(async () => (await registrations(page))[0]?.name === 'Work laptop');

    await button(page, 'Delete Work laptop').click();
    await shown(page.getByText(WARNING, { exact: true }));
    await button(page, 'Cancel').click();
    await gone(page.getByText(WARNING));
    await button(page, 'Delete Work laptop').click();
    await button(page, 'Delete').click();
    await shown(page.getByText('You have no Passkeys.'));
    await expectEventually(async () => (await registrations(page)).length === 0);
    await expectEventually(async () => (await authenticator.credentialIds()).length === 0);
    expect(complaints).toEqual([]);
  });
});

/** Waits for what the page does after it has already changed the list. */
async function expectEventually(holds: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    if (await holds()) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('It did not become true.');
}
