import { screen, within } from '@testing-library/react';
import { setUpWebOTP } from '../../../tests/browser/webOTP';
import { renderWidget, setUpWidgetPage, type RenderedWidget } from '../../../tests/renderWidget';
import { eventually } from '../../../tests/time';
import {
  alertText,
  askForEmailCode,
  askForSmsCode,
  codeField,
  EMAIL,
  enter,
  heading,
  hydrated,
  PHONE,
  phoneField,
  SMS_CODE,
} from '../../../tests/visits/signIn';

const page = setUpWidgetPage();

/** The code screen for a text message, in a browser that waits for the message. */
async function atTheRequest() {
  const browser = setUpWebOTP(page);
  const widget = await askForSmsCode(page);
  await eventually(() => expect(browser.isOpen()).toBe(true));
  return { browser, widget };
}

/** A second widget of the page asks for a code to another number. */
async function askInAnotherWidget({ client }: RenderedWidget) {
  const second = renderWidget(page, { client, config: SMS_CODE });
  const field = await eventually(() => {
    const found = second.view.getByRole<HTMLInputElement>('textbox', { name: 'Phone number' });
    expect(found).toBeEnabled();
    return hydrated(found);
  });
  await enter(second.user, field, '4155550133{Enter}');
  await eventually(() => second.view.getByRole('textbox', { name: 'Enter the 6-digit code' }));
  return second;
}

const wrongFor = (code: string): string => (code === '000000' ? '111111' : '000000');

describe('§4 OTP flow: WebOTP', () => {
  it('a code that the browser reads from the text message signs in', async () => {
    const { browser, widget } = await atTheRequest();
    expect(browser.requests).toEqual([
      { otp: { transport: ['sms'] }, signal: expect.any(AbortSignal) as AbortSignal },
    ]);
    browser.give(await page.lastCode(PHONE));
    await heading('Success!');
    expect(page.calls('/otps/authenticate')).toHaveLength(1);
    expect(widget.errors).toEqual([]);
    expect(browser.requests).toHaveLength(1);
  });

  it('the code takes the place of typed digits and stays in the field when the provider refuses it', async () => {
    const { browser, widget } = await atTheRequest();
    const wrong = wrongFor(await page.lastCode(PHONE));
    await widget.user.type(await codeField(), '12');
    browser.give(wrong);
    await alertText('Invalid passcode, please try again.');
    expect(await codeField()).toHaveValue(wrong);
  });

  it('the request ends with the screen', async () => {
    const { browser, widget } = await atTheRequest();
    await widget.user.click(screen.getByRole('button', { name: 'Back' }));
    await phoneField();
    await eventually(() => expect(browser.isOpen()).toBe(false));
    expect(browser.requests.map(({ signal }) => signal?.aborted)).toEqual([true]);
  });

  it('the request ends when the host unmounts the widget', async () => {
    const { browser, widget } = await atTheRequest();
    widget.mount.unmount();
    await eventually(() => expect(browser.isOpen()).toBe(false));
  });

  it.each(['AbortError', 'InvalidStateError', 'NotAllowedError', 'SecurityError'])(
    'a refusal by %s is silent, is not repeated, and the typed code signs in',
    async (name) => {
      const { browser, widget } = await atTheRequest();
      browser.refuse(name);
      await page.idle();
      expect(screen.queryByRole('alert')).toBeNull();
      expect(browser.requests).toHaveLength(1);
      await widget.user.type(await codeField(), await page.lastCode(PHONE));
      await heading('Success!');
      expect(widget.errors).toEqual([]);
    },
  );

  it('after a refusal the browser is asked again with the next message', async () => {
    const { browser, widget } = await atTheRequest();
    browser.refuse();
    await page.idle();
    await widget.user.click(screen.getByRole('button', { name: 'Resend code' }));
    await eventually(() => expect(browser.requests).toHaveLength(2));
    browser.give(await page.lastCode(PHONE));
    await heading('Success!');
  });

  it('of two widgets the newer one asks, and the older one asks again when the newer is left', async () => {
    const { browser, widget } = await atTheRequest();
    const second = await askInAnotherWidget(widget);
    await eventually(() => expect(browser.requests).toHaveLength(2));
    expect(browser.requests.map(({ signal }) => signal?.aborted)).toEqual([true, false]);
    await second.user.click(second.view.getByRole('button', { name: 'Back' }));
    await eventually(() => expect(browser.requests).toHaveLength(3));
    browser.give(await page.lastCode(PHONE));
    await heading('Success!');
  });

  it('the newer of two widgets gets its own code', async () => {
    const { browser, widget } = await atTheRequest();
    const second = await askInAnotherWidget(widget);
    await eventually(() => expect(browser.requests).toHaveLength(2));
    await eventually(() => expect(browser.isOpen()).toBe(true));
    browser.give(await page.lastCode('+14155550133'));
    await eventually(() => expect(second.eventTypes()).toContain('OTP_AUTHENTICATE'));
    expect(within(widget.element).getByLabelText('Enter the 6-digit code')).toHaveValue('');
  });

  it('an email’s code is not asked for', async () => {
    const browser = setUpWebOTP(page);
    const widget = await askForEmailCode(page);
    await widget.user.type(await codeField(), await page.lastCode(EMAIL));
    await heading('Success!');
    expect(browser.requests).toEqual([]);
  });

  it('`otpOptions.webOTP: false` switches it off', async () => {
    const browser = setUpWebOTP(page);
    const widget = renderWidget(page, {
      config: { products: ['otp'], otpOptions: { methods: ['sms'], webOTP: false } },
    });
    await enter(widget.user, await phoneField(), '4155550132{Enter}');
    await widget.user.type(await codeField(), await page.lastCode(PHONE));
    await heading('Success!');
    expect(browser.requests).toEqual([]);
  });

  it('a frame whose policy does not allow it asks nothing', async () => {
    const browser = setUpWebOTP(page, { isAllowed: false });
    const widget = await askForSmsCode(page);
    await widget.user.type(await codeField(), await page.lastCode(PHONE));
    await heading('Success!');
    expect(browser.requests).toEqual([]);
    expect(widget.errors).toEqual([]);
  });
});
