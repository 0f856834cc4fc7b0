import { screen } from '@testing-library/react';
import { setUpPasskeys, makePasskey } from '../../../../tests/browser/passkeys';
import { atTheOffer, START, WITH_EMAIL, WITH_SMS } from '../../../../tests/visits/passkeys';
import { makeClient, renderWidget, setUpWidgetPage } from '../../../../tests/renderWidget';
import { eventually, realTurn } from '../../../../tests/time';
import { emailField, enter, heading, phoneField } from '../../../../tests/visits/signIn';
import type { WidgetConfig } from '../../../domain/config';

const page = setUpWidgetPage();

/** The visitor turns to another tab of the browser, or comes back. */
function turnPage(state: 'hidden' | 'visible'): void {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
  page.onCleanUp(() => Reflect.deleteProperty(document, 'visibilityState'));
}

describe('§2 Main: passkeys offered in the form’s own inputs', () => {
  it.each([
    ['the document', false],
    ['a shadow root', true],
  ])('signs in with the one that is picked, in %s', async (_, enableShadowDOM) => {
    const { device, widget, client } = await atTheOffer(page, { ...WITH_EMAIL, enableShadowDOM });
    expect(device.asked.at(-1)).toMatchObject({ kind: 'get', isInAutofill: true });
    device.approve();
    await eventually(() => widget.view.getByRole('heading', { name: 'Success!' }));
    expect(widget.eventTypes()).toEqual(['PASSKEY_AUTHENTICATE', 'AUTHENTICATE_FLOW_COMPLETE']);
    expect(widget.events[0]?.data).toMatchObject({ session: client.session.getSync() });
    expect(widget.errors).toEqual([]);
  });

  it('in a phone number’s field, once its code is there', async () => {
    const { device, widget } = await atTheOffer(page, WITH_SMS);
    expect(widget.element.querySelector('[type=tel]')).toHaveAttribute('autocomplete', 'username webauthn');
    device.approve();
    await eventually(() => expect(widget.element).toHaveTextContent('Success!'));
  });

  it('one offer outlives a change of tabs', async () => {
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

  it('is taken back when the visitor goes on by email, silently, and made again on Main', async () => {
    const { widget, device } = await atTheOffer(page);
    await enter(widget.user, await emailField(), 'ada@example.com{Enter}');
    await heading('Check your email');
    await eventually(() => expect(device.isOpen()).toBe(false));
    await widget.user.click(screen.getByRole('button', { name: 'Back' }));
    await eventually(() => expect(device.isOpen()).toBe(true));
    expect(widget.errors).toEqual([]);
  });

  it('is taken back with the widget', async () => {
    const { widget, device } = await atTheOffer(page);
    widget.mount.unmount();
    await eventually(() => expect(device.isOpen()).toBe(false));
    await page.idle();
    expect(widget.errors).toEqual([]);
  });

  it('is taken back when passkeys are no longer a product', async () => {
    const { widget, device } = await atTheOffer(page);
    widget.rerender({ config: { products: ['emailMagicLinks'] } });
    await eventually(() => expect(device.isOpen()).toBe(false));
    widget.rerender({ config: WITH_EMAIL });
    await eventually(() => expect(device.isOpen()).toBe(true));
    expect(widget.errors).toEqual([]);
  });

  it('nothing is asked while the page is hidden; it is asked again when the visitor is back', async () => {
    const { widget, device } = await atTheOffer(page);
    turnPage('hidden');
    await eventually(() => expect(device.isOpen()).toBe(false));
    const asked = page.calls(START).length;
    await page.idle();
    expect(page.calls(START)).toHaveLength(asked);
    turnPage('visible');
    await eventually(() => expect(device.isOpen()).toBe(true));
    device.approve();
    await heading('Success!');
    expect(widget.errors).toEqual([]);
  });

  it('a widget on a hidden page waits for its visitor', async () => {
    const device = setUpPasskeys(page);
    turnPage('hidden');
    renderWidget(page, { config: WITH_EMAIL });
    await emailField();
    await page.idle();
    expect(page.calls(START)).toEqual([]);
    turnPage('visible');
    await eventually(() => expect(device.isOpen()).toBe(true));
  });

  it('what was picked before the page was hidden still signs in', async () => {
    const { widget, device } = await atTheOffer(page);
    await page.fault('/webauthn/authenticate', { delay_ms: 150 });
    device.approve();
    await eventually(() => page.lastCall('/webauthn/authenticate'));
    turnPage('hidden');
    await heading('Success!');
    expect(widget.eventTypes()).toEqual(['PASSKEY_AUTHENTICATE', 'AUTHENTICATE_FLOW_COMPLETE']);
  });

  it('nothing is offered to a visitor who is signed in, until they have signed out', async () => {
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

  it('who signs in elsewhere on the page is offered nothing more', async () => {
    const { device, client, widget } = await atTheOffer(page);
    const { method_id } = await client.otps.email.loginOrCreate('ada@example.com');
    await client.otps.authenticate(await page.lastCode('ada@example.com'), method_id, {
      session_duration_minutes: 30,
    });
    await eventually(() => expect(device.isOpen()).toBe(false));
    expect(widget.errors).toEqual([]);
  });

  it('two widgets of a page share one offer, and the one that is left makes it anew', async () => {
    const { device, widget, client } = await atTheOffer(page);
    const asked = device.asked.length;
    const other = renderWidget(page, { client, config: WITH_EMAIL });
    await eventually(() => other.view.getByRole('textbox'));
    await page.idle();
    expect(device.asked).toHaveLength(asked);
    expect(device.isOpen()).toBe(true);
    widget.mount.unmount();
    await eventually(() => expect(device.asked).toHaveLength(asked + 1));
    device.approve();
    await eventually(() => other.view.getByRole('heading', { name: 'Success!' }));
    expect([...widget.errors, ...other.errors]).toEqual([]);
  });

  it('two that begin at once come to rest as well', async () => {
    const device = setUpPasskeys(page);
    const client = makeClient(page);
    const first = renderWidget(page, { client, config: WITH_EMAIL });
    const second = renderWidget(page, { client, config: WITH_EMAIL });
    await eventually(() => expect(device.isOpen()).toBe(true));
    await realTurn(50);
    await page.idle();
    expect(device.asked.length).toBeLessThanOrEqual(2);
    expect(page.calls(START)).toHaveLength(2);
    expect(device.isOpen()).toBe(true);
    expect([...first.errors, ...second.errors]).toEqual([]);
  });

  it('a prompt of the host ends it; afterwards it is made again', async () => {
    const { device, widget, client } = await atTheOffer(page);
    device.visitorWill('decline');
    const prompt = client.webauthn.authenticate({ is_passkey: true, session_duration_minutes: 30 });
    await expect(prompt).rejects.toMatchObject({ name: 'NotAllowedError' });
    await eventually(() => expect(device.isOpen()).toBe(true));
    expect(device.asked.at(-1)?.isInAutofill).toBe(true);
    expect(widget.errors).toEqual([]);
  });
});
