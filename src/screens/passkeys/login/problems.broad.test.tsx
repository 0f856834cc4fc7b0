import { screen } from '@testing-library/react';
import { setUpPasskeys } from '../../../../tests/browser/passkeys';
import {
  atTheButton,
  NOT_FOUND,
  passkeyButton,
  START,
  UNKNOWN,
  WITH_EMAIL,
} from '../../../../tests/visits/passkeys';
import { renderWidget, setUpWidgetPage } from '../../../../tests/renderWidget';
import { eventually } from '../../../../tests/time';
import { alertText, emailField, enter, heading, isOff } from '../../../../tests/visits/signIn';

const page = setUpWidgetPage();

describe('§8 Passkeys: login errors', () => {
  it('a passkey deleted from the account shows its own text in a box above the form', async () => {
    const { widget, client, button, device } = await atTheButton(page);
    await widget.user.click(button);
    await heading('Success!');
    const [id = ''] =
      client.user.getSync()?.webauthn_registrations.map((each) => each.webauthn_registration_id) ?? [];
    await client.user.deleteWebauthnRegistration(id);
    await client.session.revoke();
    await widget.user.click(screen.getByRole('button', { name: 'Back' }));
    await widget.user.click(await passkeyButton());
    await alertText(NOT_FOUND);
    expect(widget.errors).toHaveLength(1);
    expect(widget.errors[0]).toMatchObject({
      error_type: 'webauthn_registration_not_found',
      status_code: 404,
    });
    const box = screen.getByText(NOT_FOUND);
    const again = await passkeyButton();
    expect(box.compareDocumentPosition(again) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(device.sentSignals.at(-1)).toMatchObject({ signal: 'unknown' });
  });

  it.each([
    [
      'a refused start',
      START,
      { status: 400, body: { status_code: 400, error_type: 'x', error_message: 'Theirs.' } },
      UNKNOWN,
    ],
    [
      'a refused passkey',
      '/webauthn/authenticate',
      {
        status: 401,
        body: {
          status_code: 401,
          error_type: 'unable_to_auth_webauthn_registration',
          error_message: 'Theirs.',
        },
      },
      UNKNOWN,
    ],
    [
      'no answer',
      START,
      { drop: true },
      'Unable to contact our servers. Check your internet connection and try again.',
    ],
  ])('%s shows an error, and the next try signs in', async (_, path, fault, text) => {
    const { widget, button } = await atTheButton(page);
    await page.fault(path, fault);
    await widget.user.click(button);
    await alertText(text);
    expect(widget.errors).toHaveLength(1);
    await widget.user.click(button);
    await heading('Success!');
    expect(screen.queryByText(text)).toBeNull();
  });

  it('a browser that returns no passkey shows an error', async () => {
    const { widget, button } = await atTheButton(page);
    navigator.credentials.get = () => Promise.resolve(null);
    await widget.user.click(button);
    await alertText(UNKNOWN);
    expect(widget.errors[0]?.message).toBe(UNKNOWN);
  });

  it('a request that was aborted is no error', async () => {
    const { widget, button } = await atTheButton(page);
    const { get } = navigator.credentials;
    const aborted = jest.fn(() => Promise.reject(new DOMException('Aborted.', 'AbortError')));
    navigator.credentials.get = aborted;
    await widget.user.click(button);
    await eventually(() => expect(aborted).toHaveBeenCalledTimes(1));
    await eventually(() => expect(isOff(button)).toBe(false));
    expect(screen.queryByText(UNKNOWN)).toBeNull();
    expect(widget.errors).toEqual([]);
    navigator.credentials.get = get;
    await widget.user.click(button);
    await heading('Success!');
  });

  it('the host’s strings replace the texts', async () => {
    setUpPasskeys(page, { autofill: false });
    const strings = { 'error.passkeyUnknown': 'Das ging nicht.', 'button.loginWithPasskey': 'Mit Passkey' };
    const widget = renderWidget(page, { config: WITH_EMAIL, strings });
    await page.fault(START, { status: 400, body: { status_code: 400, error_type: 'x', error_message: 'y' } });
    await widget.user.click(await screen.findByRole('button', { name: 'Mit Passkey' }));
    await alertText('Das ging nicht.');
  });

  it('the error is not shown after a visit to another screen', async () => {
    const { widget, button } = await atTheButton(page);
    await page.fault(START, { status: 400, body: { status_code: 400, error_type: 'x', error_message: 'y' } });
    await widget.user.click(button);
    await alertText(UNKNOWN);
    await enter(widget.user, await emailField(), 'ada@example.com{Enter}');
    await heading('Check your email');
    await widget.user.click(screen.getByRole('button', { name: 'Back' }));
    await passkeyButton();
    expect(screen.queryByText(UNKNOWN)).toBeNull();
  });
});
