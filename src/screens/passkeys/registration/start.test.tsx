import { screen } from '@testing-library/react';
import { signIn } from '../../../../tests/visits/headless';
import { setUpPasskeys } from '../../../../tests/browser/passkeys';
import { atTheStart, button, findButton, names } from '../../../../tests/visits/passkeys';
import { makeClient, renderPasskeyRegistration, setUpWidgetPage } from '../../../../tests/renderWidget';
import { eventually, realTurn } from '../../../../tests/time';
import { alertText, heading, isOff } from '../../../../tests/visits/signIn';

const page = setUpWidgetPage();
const NO_USER = 'Error: Cannot use PasskeyRegistration component without active user authenticated.';
const NOT_CREATED =
  'Your Passkey was not created. Click “Create a Passkey” to try again or skip without adding a Passkey.';
const DUPLICATE =
  'The Passkey cannot be created as it seems to be already registered. It is possible this Passkey was registered on another device but has synced cross-device.';

describe('§2 Passkey registration widget: start', () => {
  it('explains passkeys, and offers to make one or to skip', async () => {
    const { widget } = await atTheStart(page);
    await heading('Set up a new Passkey');
    expect(widget.element).toHaveTextContent("With Passkeys you don't need to remember complex passwords.");
    expect(widget.element).toHaveTextContent(/fingerprint.*face.*screen lock/);
    expect(button('Create a Passkey')).toBeEnabled();
    expect(button('Skip')).toBeEnabled();
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
    expect(widget.errors).toEqual([]);
  });

  it('loads the user first, and its buttons are disabled until then', async () => {
    setUpPasskeys(page);
    const client = makeClient(page);
    await signIn(page, client);
    await page.fault('/users/me', { delay_ms: 200 });
    renderPasskeyRegistration(page, { client });
    expect(await findButton('Create a Passkey')).toBeDisabled();
    expect(button('Skip')).toBeDisabled();
    await eventually(() => expect(isOff(button('Create a Passkey'))).toBe(false));
  });

  it('without a user shows the error, reports it, and offers a retry', async () => {
    setUpPasskeys(page);
    const client = makeClient(page);
    const widget = renderPasskeyRegistration(page, { client });
    await alertText(NO_USER);
    expect(widget.errors).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Create a Passkey' })).toBeNull();
    await widget.user.click(await findButton('Try again'));
    await eventually(() => expect(widget.errors).toHaveLength(2));
    await alertText(NO_USER);
  });

  it.each([
    ['the network fails', { drop: true }, 'Unable to contact our servers.'],
    [
      'the provider fails',
      { status: 503, body: { status_code: 503, error_type: 'unavailable', error_message: 'We are away.' } },
      'We are away.',
    ],
  ] as const)('a signed-in visitor sees that %s, and can retry', async (_, fault, text) => {
    setUpPasskeys(page);
    const client = makeClient(page);
    await signIn(page, client);
    await page.fault('/users/me', fault);
    const widget = renderPasskeyRegistration(page, { client });
    await alertText(text);
    expect(screen.queryByText(NO_USER)).toBeNull();
    expect(widget.errors).toHaveLength(1);
    await widget.user.click(await findButton('Try again'));
    await eventually(() => expect(isOff(button('Create a Passkey'))).toBe(false));
  });

  it('a visitor who signs in meanwhile can continue', async () => {
    setUpPasskeys(page);
    const client = makeClient(page);
    renderPasskeyRegistration(page, { client });
    await alertText(NO_USER);
    await signIn(page, client);
    await eventually(() => expect(isOff(button('Create a Passkey'))).toBe(false));
    expect(screen.queryByText(NO_USER)).toBeNull();
  });

  it('makes a passkey, reports it to the host, and lists it', async () => {
    const { widget, device } = await atTheStart(page, undefined, {
      config: { products: ['passkeys'], sessionOptions: { sessionDurationMinutes: 45 } },
    });
    await widget.user.click(button('Create a Passkey'));
    expect(await heading('Passkey successfully created!')).toHaveFocus();
    expect(widget.eventTypes()).toEqual(['PASSKEY_REGISTER']);
    expect(widget.events[0]?.data).toMatchObject({
      webauthn_registration_id: expect.any(String) as string,
      session_jwt: expect.any(String) as string,
    });
    expect(page.lastCall('/webauthn/register/start').body).toMatchObject({
      domain: 'localhost',
      return_passkey_credential_options: true,
    });
    expect(page.lastCall('/webauthn/register').body).toMatchObject({ session_duration_minutes: 45 });
    expect(device.requests).toHaveLength(1);
    expect(names()).toEqual(['Passkey 1']);
    expect(widget.errors).toEqual([]);
  });

  it('Skip opens the list, and reports the skip to the host', async () => {
    const { widget } = await atTheStart(page);
    await widget.user.click(button('Skip'));
    await heading('Your Passkeys');
    expect(widget.eventTypes()).toEqual(['PASSKEY_SKIP']);
    expect(widget.events[0]?.data).toEqual({});
    expect(page.calls('/webauthn/register/start')).toEqual([]);
  });

  it('a browser without WebAuthn gets no button and no error', async () => {
    const client = makeClient(page);
    await signIn(page, client);
    const widget = renderPasskeyRegistration(page, { client });
    await eventually(() => expect(button('Skip')).toBeEnabled());
    expect(screen.queryByRole('button', { name: 'Create a Passkey' })).toBeNull();
    expect(widget.element).toHaveTextContent('This browser cannot make Passkeys.');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(widget.errors).toEqual([]);
  });
});

describe('§8 Passkeys: registration errors', () => {
  it('shows that the device already has a passkey', async () => {
    const { widget } = await atTheStart(page);
    await widget.user.click(button('Create a Passkey'));
    await heading('Passkey successfully created!');
    await widget.user.click(button('Set up another Passkey'));
    await eventually(() => expect(isOff(button('Create a Passkey'))).toBe(false));
    await widget.user.click(button('Create a Passkey'));
    await alertText(DUPLICATE);
    expect(widget.errors.map(({ name }) => name)).toEqual(['InvalidStateError']);
    expect(button('Skip')).toBeEnabled();
  });

  it.each([
    [
      'Chrome',
      'InvalidStateError',
      'The user attempted to register an authenticator that contains one of the credentials already registered with the relying party.',
    ],
    [
      'Safari',
      'InvalidStateError',
      'At least one credential matches an entry of the excludeCredentials list in the platform attached authenticator.',
    ],
    [
      'Safari, by another name',
      'NotAllowedError',
      'At least one credential matches an entry of the excludeCredentials list in the platform attached authenticator.',
    ],
    [
      'Firefox',
      'InvalidStateError',
      'An attempt was made to use an object that is not, or is no longer, usable',
    ],
    ['an extension', 'Error', 'A passkey is already registered with the relying party on this device.'],
  ])('shows the message of %s', async (_, name, message) => {
    const { widget } = await atTheStart(page);
    navigator.credentials.create = () => Promise.reject(Object.assign(new Error(message), { name }));
    await widget.user.click(button('Create a Passkey'));
    await alertText(DUPLICATE);
    expect(widget.errors[0]).toMatchObject({ name, message });
  });

  const REFUSED = { status_code: 400, error_type: 'unable_to_register_webauthn_registration' };
  it.each([
    ['the visitor declines', 'NotAllowedError', 'decline' as const, null],
    ['the provider refuses', 'StytchAPIError', 'approve' as const, { status: 400, body: REFUSED }],
    ['the provider cannot be reached', 'StytchAPIUnreachableError', 'approve' as const, { drop: true }],
  ])('shows an error when %s, and the next try makes a passkey', async (_, name, answer, fault) => {
    const { widget, device } = await atTheStart(page);
    if (fault) await page.fault('/webauthn/register', fault);
    device.visitorWill(answer);
    await widget.user.click(button('Create a Passkey'));
    await alertText(NOT_CREATED);
    expect(widget.errors.map((error) => error.name)).toEqual([name]);
    device.moveAway();
    device.visitorWill('approve');
    await widget.user.click(button('Create a Passkey'));
    await heading('Passkey successfully created!');
    expect(screen.queryByText(NOT_CREATED)).toBeNull();
  });

  it('Skip reports a created passkey when this visit made one', async () => {
    const { widget } = await atTheStart(page);
    await widget.user.click(button('Create a Passkey'));
    await heading('Passkey successfully created!');
    await widget.user.click(button('Set up another Passkey'));
    await eventually(() => expect(button('Skip')).toBeEnabled());
    await widget.user.click(button('Skip'));
    await heading('Passkey successfully created!');
  });

  it.each([
    ['errorDuplicatePasskey', new DOMException('It is there already.', 'InvalidStateError')],
    ['errorUnknown', new DOMException('Not allowed.', 'NotAllowedError')],
  ])('the host’s string passkey.registrationStart.%s replaces the text', async (id, thrown) => {
    const strings = { [`passkey.registrationStart.${id}`]: 'In the host’s words.' };
    const { widget } = await atTheStart(page, undefined, { strings });
    navigator.credentials.create = () => Promise.reject(thrown);
    await widget.user.click(button('Create a Passkey'));
    await alertText('In the host’s words.');
  });

  it('Skip removes the error', async () => {
    const { widget, device } = await atTheStart(page);
    device.visitorWill('decline');
    await widget.user.click(button('Create a Passkey'));
    await alertText(NOT_CREATED);
    await widget.user.click(button('Skip'));
    await heading('Your Passkeys');
    await widget.user.click(button('Set up another Passkey'));
    await heading('Set up a new Passkey');
    expect(screen.queryByText(NOT_CREATED)).toBeNull();
  });

  it('three quick clicks open one prompt, and a prompt elsewhere on the page ends it without an error', async () => {
    const { widget, device, client } = await atTheStart(page);
    device.visitorWill('wait');
    const create = button('Create a Passkey');
    for (let click = 0; click < 3; click += 1) create.click();
    await eventually(() => expect(device.isOpen()).toBe(true));
    create.click();
    await realTurn(20);
    expect(device.requests).toHaveLength(1);
    expect(button('Skip')).toBeDisabled();
    const other = client.webauthn.register({ is_passkey: true });
    await eventually(() => expect(isOff(button('Create a Passkey'))).toBe(false));
    expect(screen.queryByText(NOT_CREATED)).toBeNull();
    expect(widget.errors).toEqual([]);
    await eventually(() => expect(device.requests).toHaveLength(2));
    device.approve();
    await other;
  });
});
