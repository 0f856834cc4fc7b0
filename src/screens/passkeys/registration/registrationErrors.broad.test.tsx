import { screen } from '@testing-library/react';
import { setUpWidgetPage } from '../../../../tests/renderWidget';
import { eventually, realTurn } from '../../../../tests/time';
import { atTheStart } from '../../../../tests/visits/passkeys';
import { button } from '../../../../tests/visits/button';
import { alertText, heading, isOff } from '../../../../tests/visits/signIn';

const page = setUpWidgetPage();
const NOT_CREATED =
  'Your Passkey was not created. Click “Create a Passkey” to try again or skip without adding a Passkey.';
const DUPLICATE =
  'The Passkey cannot be created as it seems to be already registered. It is possible this Passkey was registered on another device but has synced cross-device.';

describe('§8 Passkeys: registration errors', () => {
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

  it('a request that was aborted is no error', async () => {
    const { widget } = await atTheStart(page);
    const aborted = jest.fn(() => Promise.reject(new DOMException('Aborted.', 'AbortError')));
    navigator.credentials.create = aborted;
    await widget.user.click(button('Create a Passkey'));
    await eventually(() => expect(aborted).toHaveBeenCalledTimes(1));
    await eventually(() => expect(isOff(button('Create a Passkey'))).toBe(false));
    expect(screen.queryByText(NOT_CREATED)).toBeNull();
    expect(widget.errors).toEqual([]);
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
    await heading('Your passkeys');
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
