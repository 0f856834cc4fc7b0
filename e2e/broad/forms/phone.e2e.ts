import type { BrowserContext, Page } from 'playwright-core';
import { PUBLIC_TOKEN } from '../../support/site/page';
import { useSite } from '../../support/suite';
import { button, codeField, phoneField, shown, SMS_CODE } from '../../support/widget/widget';

const suite = useSite();

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

async function visitPhone(context?: BrowserContext, otpOptions: object = {}) {
  const config = { ...SMS_CODE, otpOptions: { ...SMS_CODE.otpOptions, ...otpOptions } };
  const { page } = await suite.visitWidget({ config }, undefined, context);
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
  await button(page, 'Continue with text').click();
  const { phone_number } = (await asked).postDataJSON() as Record<string, unknown>;
  await shown(codeField(page));
  return phone_number;
}

const inbox = (to: string) => suite.site.control.messages({ public_token: PUBLIC_TOKEN, to });

describe('§5 Phone: the country that a number is sent to', () => {
  it.each<{ way: string; enter: (page: Page, given: ReturnType<typeof numberOfNepal>) => Promise<void> }>([
    { way: 'typed', enter: (page, { written }) => phoneField(page).pressSequentially(written) },
    { way: 'pasted', enter: (page, { written }) => paste(page, written) },
    {
      way: 'filled as country and number',
      async enter(page, { number }) {
        await fill(page, 'select', 'NP');
        await fill(page, 'input[type=tel]', number);
      },
    },
  ])('a number with a country code, $way, is sent to its country', async ({ enter }) => {
    const given = numberOfNepal();
    const page = await visitPhone();
    await enter(page, given);
    await page.waitForFunction(() => document.querySelector('select')?.value === 'NP');
    expect(await submit(page)).toBe(given.number);
    expect(await inbox(given.number)).toHaveLength(1);
  });

  it('a national number is sent to the country chosen in the selector', async () => {
    const { national, number } = numberOfNepal();
    const page = await visitPhone();
    await country(page).selectOption({ label: '+977 Nepal' });
    await phoneField(page).pressSequentially(national);
    expect(await submit(page)).toBe(number);
    expect(await inbox(number)).toHaveLength(1);
  });
});

describe('§5 Phone: a typed country code without the parser', () => {
  it.each<{ parser: string; block: (context: BrowserContext) => Promise<unknown> }>([
    { parser: 'cannot be fetched', block: (context) => context.route(PARSER, (route) => route.abort()) },
    { parser: 'never arrives', block: (context) => context.route(PARSER, () => undefined) },
  ])('keeps the code when the parser $parser', async ({ block }) => {
    const { number, written } = numberOfNepal();
    const context = await suite.newContext();
    await block(context);
    const page = await visitPhone(context);
    await phoneField(page).pressSequentially(written);
    await shown(page.locator('select + span', { hasText: /^\+977$/ }));
    expect(await submit(page)).toBe(number);
    expect(await inbox(number)).toHaveLength(1);
    expect(await inbox(`+1${number.slice(1)}`)).toEqual([]);
  });
});
