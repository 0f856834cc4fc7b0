import { screen } from '@testing-library/react';
import { makePasskey, setUpPasskeys, type Browser } from '../../../../tests/browser/passkeys';
import { makeClient, renderWidget, setUpWidgetPage } from '../../../../tests/renderWidget';
import { eventually, holdTime, pass } from '../../../../tests/time';
import { passkeyButton, WITH_EMAIL } from '../../../../tests/visits/passkeys';
import { alertText, emailField, enter, heading, isOff } from '../../../../tests/visits/signIn';
import type { WidgetConfig } from '../../../domain/config/config';
import { AUTOFILL_REFUSAL_MS } from '../../../domain/constants';

const page = setUpWidgetPage();
const IMMEDIATE: WidgetConfig = { ...WITH_EMAIL, passkeyOptions: { immediate: true } };
const NOT_HERE =
  'No passkey was found on this device. Press again to use another device, or log in another way.';

/** A browser with immediate mode, without a passkey unless the test makes one. */
const setUpBrowser = (browser: Browser = {}) =>
  setUpPasskeys(page, { capabilities: { immediateGet: true }, ...browser });

const modes = ({ requests }: ReturnType<typeof setUpBrowser>) =>
  requests
    .filter(({ kind }) => kind === 'get')
    .map(({ isInAutofill, isImmediate }) => ({ isInAutofill, isImmediate }));
const AUTOFILL = { isInAutofill: true, isImmediate: false };
const AT_ONCE = { isInAutofill: false, isImmediate: true };
const DIALOG = { isInAutofill: false, isImmediate: false };

describe('§4 Passkey login: immediate mode', () => {
  it('the button stands above the form beside the offer in the input, and signs in', async () => {
    const device = setUpBrowser();
    const client = makeClient(page);
    await makePasskey(page, client);
    const widget = renderWidget(page, { client, config: IMMEDIATE });
    const button = await passkeyButton();
    await eventually(() => expect(modes(device)).toEqual([AUTOFILL]));
    expect(widget.element).toHaveTextContent(/Login with a Passkey\s*or\s*Email address/);
    await widget.user.click(button);
    await heading('Success!');
    expect(modes(device)).toEqual([AUTOFILL, AT_ONCE]);
    expect(widget.errors).toEqual([]);
  });

  it('a visitor without a passkey on this device stays on Main with a note, and a second press opens the dialog', async () => {
    const device = setUpBrowser({ autofill: false });
    const widget = renderWidget(page, { config: IMMEDIATE });
    const button = await passkeyButton();
    await widget.user.click(button);
    await alertText(NOT_HERE);
    expect(modes(device)).toEqual([AT_ONCE]);
    expect(isOff(button)).toBe(false);
    device.visitorWill('wait');
    await widget.user.click(button);
    await eventually(() => expect(modes(device)).toEqual([AT_ONCE, DIALOG]));
    expect(screen.queryByText(NOT_HERE)).toBeNull();
    device.decline();
    await eventually(() =>
      expect(widget.errors.map(({ name }) => name)).toEqual(['NotAllowedError', 'NotAllowedError']),
    );
  });

  it('the note is gone after a visit to another screen, and the button asks in immediate mode again', async () => {
    const device = setUpBrowser({ autofill: false });
    const widget = renderWidget(page, { config: IMMEDIATE });
    await widget.user.click(await passkeyButton());
    await alertText(NOT_HERE);
    await enter(widget.user, await emailField(), 'ada@example.com{Enter}');
    await heading('Check your email');
    await widget.user.click(screen.getByRole('button', { name: 'Back' }));
    const button = await passkeyButton();
    expect(screen.queryByText(NOT_HERE)).toBeNull();
    await widget.user.click(button);
    await eventually(() => expect(modes(device)).toEqual([AT_ONCE, AT_ONCE]));
  });

  it('a visitor who closes the browser’s list sees no note', async () => {
    holdTime();
    const device = setUpBrowser({ autofill: false });
    const client = makeClient(page);
    await makePasskey(page, client);
    device.visitorWill('wait');
    const widget = renderWidget(page, { client, config: IMMEDIATE });
    await widget.user.click(await passkeyButton());
    await eventually(() => expect(device.isOpen()).toBe(true));
    await pass(AUTOFILL_REFUSAL_MS);
    device.decline();
    await eventually(() => expect(widget.errors).toHaveLength(1));
    expect(screen.queryByText(NOT_HERE)).toBeNull();
  });

  it.each([
    ['without the option', WITH_EMAIL, {}],
    ['in a browser without immediate mode', IMMEDIATE, { capabilities: {} }],
    ['when the press is too long ago', IMMEDIATE, { isActivated: false }],
  ])('%s the button opens the dialog', async (_, config, browser: Browser) => {
    const device = setUpBrowser({ autofill: false, ...browser });
    const client = makeClient(page);
    await makePasskey(page, client);
    const widget = renderWidget(page, { client, config });
    await widget.user.click(await passkeyButton());
    await heading('Success!');
    expect(modes(device)).toEqual([DIALOG]);
  });

  it('a browser with passkeys in inputs and without immediate mode gets no button', async () => {
    const device = setUpBrowser({ capabilities: {} });
    renderWidget(page, { config: IMMEDIATE });
    await emailField();
    await eventually(() => expect(modes(device)).toEqual([AUTOFILL]));
    expect(screen.queryByText('Login with a Passkey')).toBeNull();
  });
});
