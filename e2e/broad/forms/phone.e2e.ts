import type { BrowserContext, Page } from '@playwright/test';
import { PUBLIC_TOKEN } from '../../support/site/page';
import { expect, test, type TestSite } from '../../support/test';
import { button, codeField, phoneField, shown, SMS_CODE } from '../../support/widget/widget';

const PARSER = /pricerx-auth\.phone\./;
const NUMBER = '+9779845234567';

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
  }
});
