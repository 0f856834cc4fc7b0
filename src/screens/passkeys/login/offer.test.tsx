import { screen } from '@testing-library/react';
import { setUpPasskeys, makePasskey } from '../../../../tests/browser/passkeys';
import { atTheOffer, START, WITH_EMAIL, WITH_SMS } from '../../../../tests/visits/passkeys';
import { makeClient, renderWidget, setUpWidgetPage } from '../../../../tests/renderWidget';
import { eventually, realTurn } from '../../../../tests/time';
import { emailField, enter, heading, phoneField } from '../../../../tests/visits/signIn';
import type { WidgetConfig } from '../../../domain/config/config';

const page = setUpWidgetPage();

/** Hides or shows the page, as a switch between browser tabs does. */
function turnPage(state: 'hidden' | 'visible'): void {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
  page.onCleanUp(() => Reflect.deleteProperty(document, 'visibilityState'));
}

describe('§2 Main: passkey autofill', () => {
  it.each([
    ['the document', false],
    ['a shadow root', true],
  ])('signs in with the picked passkey in %s', async (_, enableShadowDOM) => {
    const { device, widget, client } = await atTheOffer(page, { ...WITH_EMAIL, enableShadowDOM });
    expect(device.requests.at(-1)).toMatchObject({ kind: 'get', isInAutofill: true });
    device.approve();
    await eventually(() => widget.view.getByRole('heading', { name: 'Success!' }));
    expect(widget.eventTypes()).toEqual(['PASSKEY_AUTHENTICATE', 'AUTHENTICATE_FLOW_COMPLETE']);
    expect(widget.events[0]?.data).toMatchObject({ session: client.session.getSync() });
    expect(widget.errors).toEqual([]);
  });

  it('starts in a phone field once its code has loaded', async () => {
    const { device, widget } = await atTheOffer(page, WITH_SMS);
    expect(widget.element.querySelector('[type=tel]')).toHaveAttribute('autocomplete', 'username webauthn');
    device.approve();
    await eventually(() => expect(widget.element).toHaveTextContent('Success!'));
  });

  it('continues when the tab changes', async () => {
    const config: WidgetConfig = {
      products: ['otp', 'passkeys'],
      otpOptions: { methods: ['email', 'sms'] },
    };
    const { widget, device } = await atTheOffer(page, config);
    await widget.user.click(screen.getByRole('tab', { name: 'Text' }));
    await phoneField();
    await widget.user.click(screen.getByRole('tab', { name: 'Email' }));
    await emailField();
    await eventually(() => expect(device.isOpen()).toBe(true));
    device.approve();
    await heading('Success!');
    expect(widget.errors).toEqual([]);
  });

  it('starts in the field of the tab that is chosen while the browser is asked for its support', async () => {
    const device = setUpPasskeys(page);
    const answers: (() => void)[] = [];
    jest
      .spyOn(PublicKeyCredential, 'isConditionalMediationAvailable')
      .mockResolvedValueOnce(true)
      .mockImplementation(() => new Promise((resolve) => answers.push(() => resolve(true))));
    const widget = renderWidget(page, {
      config: { products: ['otp', 'passkeys'], otpOptions: { methods: ['email', 'sms'] } },
    });
    await eventually(() => expect(answers).toHaveLength(1));
    await widget.user.click(screen.getByRole('tab', { name: 'Text' }));
    await phoneField();
    answers.forEach((answer) => answer());
    await eventually(() => expect(device.isOpen()).toBe(true));
    expect(widget.errors).toEqual([]);
  });

  it('ends without an error when the visitor continues by email, and restarts on Main', async () => {
    const { widget, device } = await atTheOffer(page);
    await enter(widget.user, await emailField(), 'ada@example.com{Enter}');
    await heading('Check your email');
    await eventually(() => expect(device.isOpen()).toBe(false));
    await widget.user.click(screen.getByRole('button', { name: 'Back' }));
    await eventually(() => expect(device.isOpen()).toBe(true));
    expect(widget.errors).toEqual([]);
  });

  it('ends when the widget is unmounted', async () => {
    const { widget, device } = await atTheOffer(page);
    widget.mount.unmount();
    await eventually(() => expect(device.isOpen()).toBe(false));
    await page.idle();
    expect(widget.errors).toEqual([]);
  });

  it('ends when passkeys are no longer a product', async () => {
    const { widget, device } = await atTheOffer(page);
    widget.rerender({ config: { products: ['emailMagicLinks'] } });
    await eventually(() => expect(device.isOpen()).toBe(false));
    widget.rerender({ config: WITH_EMAIL });
    await eventually(() => expect(device.isOpen()).toBe(true));
    expect(widget.errors).toEqual([]);
  });

  it('pauses while the page is hidden, and restarts when it is visible', async () => {
    const { widget, device } = await atTheOffer(page);
    turnPage('hidden');
    await eventually(() => expect(device.isOpen()).toBe(false));
    const before = page.calls(START).length;
    await page.idle();
    expect(page.calls(START)).toHaveLength(before);
    turnPage('visible');
    await eventually(() => expect(device.isOpen()).toBe(true));
    device.approve();
    await heading('Success!');
    expect(widget.errors).toEqual([]);
  });

  it('starts in a widget on a hidden page when it becomes visible', async () => {
    const device = setUpPasskeys(page);
    turnPage('hidden');
    renderWidget(page, { config: WITH_EMAIL });
    await emailField();
    await page.idle();
    expect(page.calls(START)).toEqual([]);
    turnPage('visible');
    await eventually(() => expect(device.isOpen()).toBe(true));
  });

  it('a passkey picked before the page was hidden signs in', async () => {
    const { widget, device } = await atTheOffer(page);
    await page.fault('/webauthn/authenticate', { delay_ms: 150 });
    device.approve();
    await eventually(() => page.lastCall('/webauthn/authenticate'));
    turnPage('hidden');
    await heading('Success!');
    expect(widget.eventTypes()).toEqual(['PASSKEY_AUTHENTICATE', 'AUTHENTICATE_FLOW_COMPLETE']);
  });

  it('starts for a signed-in visitor only after a sign-out', async () => {
    const device = setUpPasskeys(page);
    const client = makeClient(page);
    await makePasskey(page, client);
    const { method_id } = await client.otps.email.loginOrCreate('ada@example.com');
    await client.otps.authenticate(await page.lastCode('ada@example.com'), method_id, {
      session_duration_minutes: 30,
    });
    renderWidget(page, { client, config: WITH_EMAIL });
    await emailField();
    await page.idle();
    expect(device.isOpen()).toBe(false);
    await client.session.revoke();
    await eventually(() => expect(device.isOpen()).toBe(true));
  });

  it('ends when the visitor signs in elsewhere on the page', async () => {
    const { device, client, widget } = await atTheOffer(page);
    const { method_id } = await client.otps.email.loginOrCreate('ada@example.com');
    await client.otps.authenticate(await page.lastCode('ada@example.com'), method_id, {
      session_duration_minutes: 30,
    });
    await eventually(() => expect(device.isOpen()).toBe(false));
    expect(widget.errors).toEqual([]);
  });

  it('is made by one of two widgets, and by the other one when the first is unmounted', async () => {
    const { device, widget, client } = await atTheOffer(page);
    const before = device.requests.length;
    const other = renderWidget(page, { client, config: WITH_EMAIL });
    await eventually(() => other.view.getByRole('textbox'));
    await page.idle();
    expect(device.requests).toHaveLength(before);
    expect(device.isOpen()).toBe(true);
    widget.mount.unmount();
    await eventually(() => expect(device.requests).toHaveLength(before + 1));
    device.approve();
    await eventually(() => other.view.getByRole('heading', { name: 'Success!' }));
    expect([...widget.errors, ...other.errors]).toEqual([]);
  });

  it('two widgets that start at once make at most two requests, and report no error', async () => {
    const device = setUpPasskeys(page);
    const client = makeClient(page);
    const first = renderWidget(page, { client, config: WITH_EMAIL });
    const second = renderWidget(page, { client, config: WITH_EMAIL });
    await eventually(() => expect(device.isOpen()).toBe(true));
    await realTurn(50);
    await page.idle();
    expect(page.calls(START).length).toBeLessThanOrEqual(2);
    expect(device.requests.length).toBeLessThanOrEqual(2);
    expect(device.isOpen()).toBe(true);
    expect([...first.errors, ...second.errors]).toEqual([]);
  });

  it('ends for the host’s own prompt, and restarts afterwards', async () => {
    const { device, widget, client } = await atTheOffer(page);
    device.visitorWill('decline');
    const prompt = client.webauthn.authenticate({ is_passkey: true, session_duration_minutes: 30 });
    await expect(prompt).rejects.toMatchObject({ name: 'NotAllowedError' });
    await eventually(() => expect(device.isOpen()).toBe(true));
    expect(device.requests.at(-1)?.isInAutofill).toBe(true);
    expect(widget.errors).toEqual([]);
  });
});
