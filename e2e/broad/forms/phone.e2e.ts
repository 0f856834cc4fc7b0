import type { BrowserContext, Page } from '@playwright/test';
import { PUBLIC_TOKEN } from '../../support/site/page';
import { expect, test, type TestSite } from '../../support/test';
import { button, codeField, phoneField, shown, SMS_CODE } from '../../support/widget/widget';

const PARSER = /pricerx-auth\.phone\./;
const NUMBER = '+9779845234567';
const QUESTION = 'Which number should we send the code to?';
const IN_GERMANY = {
  products: ['otp' as const],
  otpOptions: { methods: ['sms' as const], defaultCountry: 'DE' as const },
};

/** Submits. @returns the number to which a code was requested. */
async function submit(page: Page): Promise<unknown> {
  const asked = page.waitForRequest(/\/otps\/sms\/login_or_create$/);
  await button(page, 'Continue with a text message').click();
  const { phone_number } = (await asked).postDataJSON() as Record<string, unknown>;
  await shown(codeField(page));
  return phone_number;
}

const inbox = (site: TestSite, to: string) => site.control.messages({ public_token: PUBLIC_TOKEN, to });

test.describe('§5 Phone: a typed country code without the parser', () => {
  for (const { parser, block } of [
    { parser: 'cannot be fetched', block: (context) => context.route(PARSER, (route) => route.abort()) },
    { parser: 'never arrives', block: (context) => context.route(PARSER, () => undefined) },
  ] as { parser: string; block: (context: BrowserContext) => Promise<unknown> }[]) {
    test(`keeps the code when the parser ${parser}`, async ({ site }) => {
      const context = await site.newContext();
      await block(context);
      const { page } = await site.visitWidget({ config: SMS_CODE }, {}, context);
      await phoneField(page).pressSequentially('+977 984-5234567');
      await shown(page.locator('select + span', { hasText: /^\+977$/ }));
      expect(await submit(page)).toBe(NUMBER);
      expect(await inbox(site, NUMBER)).toHaveLength(1);
      expect(await inbox(site, `+1${NUMBER.slice(1)}`)).toEqual([]);
    });

    test(`asks about the code of the chosen country without a plus when the parser ${parser}`, async ({
      site,
    }) => {
      const context = await site.newContext();
      await block(context);
      const { page } = await site.visitWidget({ config: IN_GERMANY }, {}, context);
      await phoneField(page).pressSequentially('491701234567');
      await button(page, 'Continue with a text message').click();
      await shown(page.getByRole('group', { name: QUESTION }));
      await expect(button(page, '+49491701234567')).toBeVisible();
      await button(page, '+491701234567').click();
      await shown(codeField(page));
      expect(await inbox(site, '+491701234567')).toHaveLength(1);
      expect(await inbox(site, '+49491701234567')).toEqual([]);
    });
  }
});

test.describe('§5 Phone: a text with two readings', () => {
  for (const width of [320, 400]) {
    test(`a double click sends nothing, and the keyboard chooses, at ${width} px`, async ({ site }) => {
      const context = await site.newContext({ viewport: { width, height: 640 } });
      const { page } = await site.visitWidget({ config: IN_GERMANY }, {}, context);
      await phoneField(page).fill('0170 1234567 / 0151 23456789');
      const submitButton = button(page, 'Continue with a text message');
      const before = await submitButton.boundingBox();
      await submitButton.dblclick();
      const question = page.getByRole('group', { name: QUESTION });
      await shown(question);
      await expect(question).toBeFocused();
      expect(await submitButton.boundingBox()).toEqual(before);
      expect(await inbox(site, '+491701234567')).toEqual([]);
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await expect(button(page, '+49 170 1234567')).toBeFocused();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await shown(codeField(page));
      expect(await inbox(site, '+4915123456789')).toHaveLength(1);
      expect(await inbox(site, '+491701234567')).toEqual([]);
    });
  }
});
