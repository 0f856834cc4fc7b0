import { screen } from '@testing-library/react';
import { setUpPasskeys } from '../../../../tests/browser/passkeys';
import {
  atTheButton,
  passkeyButton,
  START,
  UNKNOWN,
  WITH_EMAIL,
  WITH_SMS,
} from '../../../../tests/visits/passkeys';
import { renderWidget, setUpWidgetPage } from '../../../../tests/renderWidget';
import { eventually, realTurn } from '../../../../tests/time';
import { emailField, enter, heading, isOff, restorePage } from '../../../../tests/visits/signIn';
import type { WidgetConfig } from '../../../domain/config/config';

const page = setUpWidgetPage();
const passkeyCalls = () => page.calls().filter(({ path }) => path.startsWith('/webauthn'));

describe('§2 Main: Login with a Passkey', () => {
  it('is the first element in a browser without passkey autofill, with "or" before the form', async () => {
    setUpPasskeys(page, { autofill: false });
    const widget = renderWidget(page, { config: WITH_EMAIL });
    const button = await passkeyButton();
    const field = await emailField();
    expect(button.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(widget.element).toHaveTextContent(/Login with a Passkey\s*or\s*Email address/);
  });

  it('is the first element if the form has no input, also in a browser with passkey autofill', async () => {
    setUpPasskeys(page, { autofill: true });
    const config: WidgetConfig = {
      products: ['oauth', 'passkeys'],
      oauthOptions: { providers: [{ type: 'google' }] },
    };
    const widget = renderWidget(page, { config });
    const button = await passkeyButton();
    const social = await screen.findByRole('button', { name: 'Continue with Google' });
    expect(button.compareDocumentPosition(social) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(widget.element).toHaveTextContent(/Login with a Passkey\s*or\s*Continue with Google/);
    await page.idle();
    expect(passkeyCalls()).toEqual([]);
  });

  it.each([
    ['a browser that offers passkeys in inputs', { autofill: true }],
    ['a browser without WebAuthn', null],
  ])('is missing in %s, without an error', async (_, browser) => {
    if (browser) setUpPasskeys(page, browser);
    const widget = renderWidget(page, { config: WITH_EMAIL });
    await emailField();
    await page.idle();
    expect(screen.queryByText('Login with a Passkey')).toBeNull();
    expect(screen.queryByText('or')).toBeNull();
    if (!browser) expect(passkeyCalls()).toEqual([]);
    expect(widget.errors).toEqual([]);
  });

  it('appears and disappears when the config gets or loses the product', async () => {
    setUpPasskeys(page, { autofill: false });
    const widget = renderWidget(page, { config: { products: ['emailMagicLinks'] } });
    await emailField();
    expect(screen.queryByText('Login with a Passkey')).toBeNull();
    widget.rerender({ config: WITH_EMAIL });
    await passkeyButton();
    widget.rerender({ config: { products: ['emailMagicLinks'] } });
    await eventually(() => expect(screen.queryByText('Login with a Passkey')).toBeNull());
  });

  it('appears when the browser has not told its support in time, and stays after a late answer', async () => {
    setUpPasskeys(page, { autofill: true });
    let answer: (offers: boolean) => void = () => undefined;
    const answered = new Promise<boolean>((resolve) => (answer = resolve));
    Object.assign(PublicKeyCredential, { isConditionalMediationAvailable: () => answered });
    renderWidget(page, { config: WITH_EMAIL });
    await passkeyButton();
    expect(await emailField()).toBeEnabled();
    answer(true);
    await page.idle();
    expect(await passkeyButton()).toBeEnabled();
  });
});

describe('§2 Main: inputs with passkey autofill', () => {
  it.each([
    ['email', WITH_EMAIL, 'Email address'],
    ['phone', WITH_SMS, 'Phone number'],
  ])('%s: the token is "username webauthn", and 1Password’s own button is off', async (_, config, name) => {
    renderWidget(page, { config });
    const field = await eventually(() => {
      const found = screen.getByRole('textbox', { name });
      expect(found).toBeEnabled();
      return found;
    });
    expect(field).toHaveAttribute('autocomplete', 'username webauthn');
    expect(field).toHaveAttribute('data-1p-ignore');
  });

  it('the token of an address is "email" without passkeys', async () => {
    renderWidget(page);
    const field = await emailField();
    expect(field).toHaveAttribute('autocomplete', 'email');
    expect(field).not.toHaveAttribute('data-1p-ignore');
  });
});

describe('§4 Passkey login, §8 Passkeys: the button', () => {
  it('signs in, shows the confirmation, and reports to the host in order', async () => {
    const { widget, client, button, device } = await atTheButton(page, {
      ...WITH_EMAIL,
      sessionOptions: { sessionDurationMinutes: 45 },
    });
    await widget.user.click(button);
    await heading('Success!');
    expect(widget.element).toHaveTextContent('Your Passkey has been successfully authenticated.');
    expect(widget.eventTypes()).toEqual(['PASSKEY_AUTHENTICATE', 'AUTHENTICATE_FLOW_COMPLETE']);
    expect(widget.events[0]?.data).toMatchObject({
      webauthn_registration_id: expect.any(String) as string,
      session: client.session.getSync(),
    });
    expect(page.lastCall(START).body).toEqual({
      domain: 'localhost',
      return_passkey_credential_options: true,
    });
    expect(page.lastCall('/webauthn/authenticate').body).toMatchObject({ session_duration_minutes: 45 });
    expect(device.requests.at(-1)).toMatchObject({ kind: 'get', isInAutofill: false });
    expect(widget.errors).toEqual([]);
  });

  it('three quick clicks open one prompt', async () => {
    const { widget, button, device } = await atTheButton(page);
    device.visitorWill('wait');
    const before = device.requests.length;
    for (let click = 0; click < 3; click += 1) button.click();
    await eventually(() => expect(device.isOpen()).toBe(true));
    button.click();
    await realTurn(20);
    expect(button).toHaveAttribute('aria-busy', 'true');
    expect(device.requests.length - before).toBe(1);
    expect(page.calls(START)).toHaveLength(1);
    device.approve();
    await heading('Success!');
    expect(widget.errors).toEqual([]);
  });

  it('a visitor who declines sees no error, and can use any other way', async () => {
    const { widget, button, device } = await atTheButton(page);
    device.visitorWill('decline');
    await widget.user.click(button);
    await eventually(() => expect(widget.errors).toHaveLength(1));
    expect(widget.errors[0]).toMatchObject({ name: 'NotAllowedError' });
    expect(screen.queryByRole('alert', { name: /./ })).toBeNull();
    expect(screen.queryByText(UNKNOWN)).toBeNull();
    expect(button).toBeEnabled();
    expect(await emailField()).toBeEnabled();
    device.visitorWill('approve');
    await widget.user.click(button);
    await heading('Success!');
  });

  it('a prompt is aborted when the visitor continues by email, without an error for the host', async () => {
    const { widget, button, device } = await atTheButton(page);
    device.visitorWill('wait');
    await widget.user.click(button);
    await eventually(() => expect(device.isOpen()).toBe(true));
    await enter(widget.user, await emailField(), 'ada@example.com{Enter}');
    await heading('Check your email');
    await eventually(() => expect(device.isOpen()).toBe(false));
    expect(widget.errors).toEqual([]);
    await widget.user.click(screen.getByRole('button', { name: 'Back' }));
    expect(await passkeyButton()).toBeEnabled();
  });

  it('a page restored from the back/forward cache has no prompt, and the button opens a new one', async () => {
    const { device, widget, button } = await atTheButton(page);
    device.visitorWill('wait');
    await widget.user.click(button);
    await eventually(() => expect(device.isOpen()).toBe(true));
    expect(isOff(button)).toBe(true);
    restorePage();
    await eventually(() => expect(isOff(button)).toBe(false));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(widget.errors).toEqual([]);
    await eventually(() => expect(device.isOpen()).toBe(false));
    device.visitorWill('approve');
    await widget.user.click(button);
    await heading('Success!');
  });

  it('a prompt of a second widget ends that of the first without an error', async () => {
    const { widget, client, button, device } = await atTheButton(page);
    const other = renderWidget(page, { client, config: WITH_EMAIL });
    const second = await eventually(() => other.view.getByRole('button', { name: 'Login with a Passkey' }));
    device.visitorWill('wait');
    await widget.user.click(button);
    await eventually(() => expect(device.isOpen()).toBe(true));
    await widget.user.click(second);
    await eventually(() => expect(button).toBeEnabled());
    await eventually(() => expect(device.requests).toHaveLength(3));
    device.approve();
    await eventually(() => other.view.getByRole('heading', { name: 'Success!' }));
    expect(widget.errors).toEqual([]);
    expect(other.errors).toEqual([]);
    expect(widget.eventTypes()).toEqual([]);
  });
});
