import type { BrowserContext, Page } from '@playwright/test';
import { PUBLIC_TOKEN } from '../../support/site/page';
import { expect, test, type TestSite } from '../../support/test';
import { button, codeField, phoneField, shown, SMS_CODE } from '../../support/widget/widget';

const PARSER = /pricerx-auth\.phone\./;
const country = (page: Page) => page.getByRole('combobox', { name: 'Country code' });

/** A new number of Nepal for each test, because all tests share one inbox. */
let last = 0;
function numberOfNepal() {
  const national = `98452345${String((last += 1)).padStart(2, '0')}`;
  return {
    national,
    number: `+977${national}`,
    written: `+977 ${national.slice(0, 3)}-${national.slice(3)}`,
  };
}

async function visitPhone(site: TestSite, context?: BrowserContext, otpOptions: object = {}) {
  const config = { ...SMS_CODE, otpOptions: { ...SMS_CODE.otpOptions, ...otpOptions } };
  const { page } = await site.visitWidget({ config }, undefined, context);
  await shown(phoneField(page));
  return page;
}

async function paste(page: Page, text: string): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await phoneField(page).focus();
  await page.keyboard.press('Control+V');
}

/** Fills a field as autofill does: sets the value, then dispatches the events. */
const fill = (page: Page, selector: string, value: string): Promise<void> =>
  page.locator(selector).evaluate((field: HTMLInputElement, filled) => {
    field.value = filled;
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
  }, value);

/** Submits. @returns the number to which a code was requested. */
async function submit(page: Page): Promise<unknown> {
  const asked = page.waitForRequest(/\/otps\/sms\/login_or_create$/);
  await button(page, 'Continue with a text message').click();
  const { phone_number } = (await asked).postDataJSON() as Record<string, unknown>;
  await shown(codeField(page));
  return phone_number;
}

const inbox = (site: TestSite, to: string) => site.control.messages({ public_token: PUBLIC_TOKEN, to });

test.describe('§5 Phone: the country that a number is sent to', () => {
  for (const { way, enter } of [
    { way: 'typed', enter: (page, { written }) => phoneField(page).pressSequentially(written) },
    { way: 'pasted', enter: (page, { written }) => paste(page, written) },
    {
      way: 'filled as country and number',
      async enter(page, { number }) {
        await fill(page, 'select', 'NP');
        await fill(page, 'input[type=tel]', number);
      },
    },
  ] as { way: string; enter: (page: Page, given: ReturnType<typeof numberOfNepal>) => Promise<void> }[]) {
    test(`a number with a country code, ${way}, is sent to its country`, async ({ site }) => {
      const given = numberOfNepal();
      const page = await visitPhone(site);
      await enter(page, given);
      await page.waitForFunction(() => document.querySelector('select')?.value === 'NP');
      expect(await submit(page)).toBe(given.number);
      expect(await inbox(site, given.number)).toHaveLength(1);
    });
  }

  test('a national number is sent to the country chosen in the selector', async ({ site }) => {
    const { national, number } = numberOfNepal();
    const page = await visitPhone(site);
    await country(page).selectOption({ label: '+977 Nepal' });
    await phoneField(page).pressSequentially(national);
    expect(await submit(page)).toBe(number);
    expect(await inbox(site, number)).toHaveLength(1);
  });
});

test.describe('§5 Phone: a typed country code without the parser', () => {
  for (const { parser, block } of [
    { parser: 'cannot be fetched', block: (context) => context.route(PARSER, (route) => route.abort()) },
    { parser: 'never arrives', block: (context) => context.route(PARSER, () => undefined) },
  ] as { parser: string; block: (context: BrowserContext) => Promise<unknown> }[]) {
    test(`keeps the code when the parser ${parser}`, async ({ site }) => {
      const { number, written } = numberOfNepal();
      const context = await site.newContext();
      await block(context);
      const page = await visitPhone(site, context);
      await phoneField(page).pressSequentially(written);
      await shown(page.locator('select + span', { hasText: /^\+977$/ }));
      expect(await submit(page)).toBe(number);
      expect(await inbox(site, number)).toHaveLength(1);
      expect(await inbox(site, `+1${number.slice(1)}`)).toEqual([]);
    });
  }
});
