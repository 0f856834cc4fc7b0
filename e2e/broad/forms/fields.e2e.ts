import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test';
import {
  ALL_CODES,
  askForEmailCode,
  button,
  codeField,
  phoneField,
  shown,
} from '../../support/widget/widget';

const describeFields = (page: Page) =>
  page.locator('pricerx-auth').evaluate((widget) =>
    [...widget.querySelectorAll('input, select')].map((field) => ({
      id: field.id,
      name: field.getAttribute('name'),
      autocomplete: field.getAttribute('autocomplete'),
    })),
  );

test.describe('§2 Main and OTPAuthenticate: what password managers read', () => {
  test('each field has its autocomplete token and a stable id and name', async ({ site }) => {
    const { page } = await site.visitWidget({ config: ALL_CODES });
    await shown(phoneField(page));
    const phone = [
      { id: 'pricerx-phone-input-country', name: 'country', autocomplete: 'tel-country-code' },
      { id: 'pricerx-phone-input', name: 'phone', autocomplete: 'tel-national' },
    ];
    expect(await describeFields(page)).toMatchObject(phone);
    await button(page, 'Continue with a text message').click();
    await shown(page.getByRole('alert').filter({ hasText: 'Invalid phone number' }));
    expect(await describeFields(page)).toMatchObject(phone);

    await page.getByRole('tab', { name: 'Email' }).click();
    expect(await describeFields(page)).toMatchObject([
      { id: 'pricerx-email-input', name: 'email', autocomplete: 'email' },
    ]);
    await askForEmailCode(page, 'tokens@example.com');
    expect(await describeFields(page)).toMatchObject([
      { id: 'pricerx-passcode-input', name: 'code', autocomplete: 'one-time-code' },
    ]);
    expect(await codeField(page).getAttribute('inputmode')).toBe('numeric');
    expect(await codeField(page).getAttribute('maxlength')).toBeNull();
  });
});
