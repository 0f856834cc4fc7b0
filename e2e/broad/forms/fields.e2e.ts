import type { Page } from '@playwright/test';
import { expect, test, type TestSite } from '../../support/test';
import {
  ALL_CODES,
  askForEmailCode,
  button,
  codeField,
  codeSentTo,
  EMAIL_CODE,
  EMAIL_LINK,
  heading,
  phoneField,
  shown,
  SMS_CODE,
} from '../../support/widget/widget';

type FilledBy = 'input' | 'change' | 'input and change';

/**
 * Fills the form as a password manager does, which finds inputs by their type and sets their values without the
 * framework's events.
 */
const fillAs = (page: Page, selector: string, text: string, by: FilledBy): Promise<number> =>
  page.evaluate(
    ({ wanted, value, events }) => {
      const fields = [...document.querySelectorAll('input')].filter((input) => input.matches(wanted));
      for (const field of fields) {
        field.value = value;
        for (const type of events) field.dispatchEvent(new Event(type, { bubbles: true }));
      }
      return fields.length;
    },
    { wanted: selector, value: text, events: by.split(' and ') },
  );

/** Submits as a browser does. @returns the number of submit events */
const submitForm = (page: Page, selector: string): Promise<number> =>
  page.evaluate((wanted) => {
    let seen = 0;
    const count = () => (seen += 1);
    document.addEventListener('submit', count, { capture: true });
    const input = [...document.querySelectorAll('input')].find((field) => field.matches(wanted));
    input?.form?.requestSubmit();
    document.removeEventListener('submit', count, { capture: true });
    return seen;
  }, selector);

const bodyOf = (page: Page, path: RegExp) =>
  page.waitForRequest(path).then((request) => request.postDataJSON() as Record<string, unknown>);

for (const { by } of [{ by: 'input' }, { by: 'change' }, { by: 'input and change' }] as { by: FilledBy }[]) {
  test.describe(`§2 Main: fields filled by a script that fires ${by} (WCAG 3.3.8)`, () => {
    test('submits the filled email address', async ({ site }) => {
      const { page } = await site.visitWidget({ config: EMAIL_LINK });
      await shown(page.locator('input[type=email]'));
      const sent = bodyOf(page, /\/magic_links\/email\/login_or_create$/);
      expect(await fillAs(page, '[type=email]', 'filled@example.com', by)).toBe(1);
      expect(await submitForm(page, '[type=email]')).toBe(1);
      expect(await sent).toMatchObject({ email: 'filled@example.com' });
    });

    test('submits the filled number and country', async ({ site }) => {
      const { page } = await site.visitWidget({ config: SMS_CODE });
      await shown(phoneField(page));
      await page.evaluate((events) => {
        const country = document.querySelector('select');
        if (!country) throw new Error('There is no country selector.');
        country.value = 'GB';
        for (const type of events) country.dispatchEvent(new Event(type, { bubbles: true }));
      }, by.split(' and '));
      const sent = bodyOf(page, /\/otps\/sms\/login_or_create$/);
      expect(await fillAs(page, '[type=tel]', '2079460123', by)).toBe(1);
      expect(await submitForm(page, '[type=tel]')).toBe(1);
      expect(await sent).toMatchObject({ phone_number: '+442079460123' });
    });
  });
}

/** A page that has requested a code, and its requests to check one. */
async function visitPasscode(site: TestSite, email: string) {
  const { page, context } = await site.visitWidget({ config: EMAIL_CODE });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await askForEmailCode(page, email);
  const tokens: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/otps/authenticate')) {
      tokens.push((request.postDataJSON() as Record<string, unknown>)['token']);
    }
  });
  return { page, tokens, code: await codeSentTo(site, email) };
}

const paste = async (page: Page, text: string): Promise<void> => {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await codeField(page).click();
  await page.keyboard.press('Control+V');
};

/** Sets the value the way a keyboard's suggestion or a browser's autofill does. */
const fillOnce = (page: Page, text: string, event: 'InputEvent' | 'Event'): Promise<void> =>
  codeField(page).evaluate(
    (field: HTMLInputElement, { value, type }) => {
      field.value = value;
      field.dispatchEvent(
        type === 'Event'
          ? new Event('input', { bubbles: true })
          : new InputEvent('input', { bubbles: true, data: value, inputType: 'insertReplacementText' }),
      );
    },
    { value: text, type: event },
  );

const WAYS: { way: string; enter: (page: Page, code: string) => Promise<void> }[] = [
  { way: 'typed', enter: (page, code) => codeField(page).pressSequentially(code) },
  { way: 'pasted as 123 456', enter: (page, code) => paste(page, `${code.slice(0, 3)} ${code.slice(3)}`) },
  { way: 'pasted as 123-456', enter: (page, code) => paste(page, `${code.slice(0, 3)}-${code.slice(3)}`) },
  { way: 'pasted with the whole message', enter: (page, code) => paste(page, `Your code is ${code}`) },
  { way: 'put in by one input event', enter: (page, code) => fillOnce(page, code, 'InputEvent') },
  { way: 'set as value before an input event', enter: (page, code) => fillOnce(page, code, 'Event') },
];

test.describe('§4 OTP flow: ways to fill the code (OTPAuthenticate, WCAG 3.3.8)', () => {
  for (const { way, enter, index } of WAYS.map((each, index) => ({ ...each, index }))) {
    test(`a code ${way} is submitted once`, async ({ site }) => {
      const { page, tokens, code } = await visitPasscode(site, `way${index}@example.com`);
      await enter(page, code);
      await shown(heading(page, 'Success!'));
      expect(tokens).toEqual([code]);
    });
  }

  test('a filled code replaces digits typed before', async ({ site }) => {
    const { page, tokens, code } = await visitPasscode(site, 'replace@example.com');
    await codeField(page).pressSequentially('99');
    await paste(page, code);
    await shown(heading(page, 'Success!'));
    expect(tokens).toEqual([code]);
  });
});

const describeFields = (page: Page) =>
  page.locator('pricerx-auth').evaluate((widget) =>
    [...widget.querySelectorAll('input, select')].map((field) => ({
      id: field.id,
      name: field.getAttribute('name'),
      autocomplete: field.getAttribute('autocomplete'),
      fontSize: parseFloat(getComputedStyle(field).fontSize),
    })),
  );

test.describe('§2 Main and OTPAuthenticate: what password managers read', () => {
  test('each field has its autocomplete token and a stable id and name', async ({ site }) => {
    const { page } = await site.visitWidget({ config: ALL_CODES });
    await shown(phoneField(page));
    const phone = [
      { id: 'phone-input-country', name: 'country', autocomplete: 'tel-country-code' },
      { id: 'phone-input', name: 'phone', autocomplete: 'tel-national' },
    ];
    expect(await describeFields(page)).toMatchObject(phone);
    await button(page, 'Continue with a text message').click();
    await shown(page.getByRole('alert').filter({ hasText: 'Invalid phone number' }));
    expect(await describeFields(page)).toMatchObject(phone);

    await page.getByRole('tab', { name: 'Email' }).click();
    expect(await describeFields(page)).toMatchObject([
      { id: 'email-input', name: 'email', autocomplete: 'email' },
    ]);
    await askForEmailCode(page, 'tokens@example.com');
    expect(await describeFields(page)).toMatchObject([
      { id: 'passcode-input', name: 'code', autocomplete: 'one-time-code' },
    ]);
    expect(await codeField(page).getAttribute('inputmode')).toBe('numeric');
    expect(await codeField(page).getAttribute('maxlength')).toBeNull();
  });

  test('fields have a font size of 16 px or more on a phone, so that the page does not zoom', async ({
    site,
  }) => {
    const context = await site.newContext({
      viewport: { width: 375, height: 700 },
      hasTouch: true,
      isMobile: true,
    });
    const { page } = await site.visitWidget({ config: ALL_CODES }, {}, context);
    await shown(phoneField(page));
    expect(await page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true);
    const fields = await describeFields(page);
    await page.getByRole('tab', { name: 'Email' }).click();
    fields.push(...(await describeFields(page)));
    await askForEmailCode(page, 'zoom@example.com');
    fields.push(...(await describeFields(page)));
    expect(fields).toHaveLength(4);
    for (const { fontSize } of fields) expect(fontSize).toBeGreaterThanOrEqual(16);
  });
});
