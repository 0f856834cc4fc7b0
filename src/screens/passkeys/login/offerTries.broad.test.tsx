import { screen } from '@testing-library/react';
import { setUpPasskeys } from '../../../../tests/browser/passkeys';
import { renderWidget, setUpWidgetPage } from '../../../../tests/renderWidget';
import { eventually, holdTime, pass } from '../../../../tests/time';
import { atTheOffer, NOT_FOUND, START, UNKNOWN, WITH_EMAIL } from '../../../../tests/visits/passkeys';
import { alertText, emailField, enter, heading } from '../../../../tests/visits/signIn';
import { AUTOFILL_REFUSAL_MS } from '../../../domain/constants';

const page = setUpWidgetPage();
const REFUSAL = {
  status_code: 401,
  error_type: 'unable_to_auth_webauthn_registration',
  error_message: 'No.',
};

describe('§9 Passkey autofill: tries', () => {
  it('starts again after each failure up to 5 times in total, and reports the browser’s error to the host only', async () => {
    holdTime();
    const { device, widget } = await atTheOffer(page);
    for (let failures = 1; failures <= 5; failures += 1) {
      await eventually(() => expect(device.isOpen()).toBe(true));
      await pass(AUTOFILL_REFUSAL_MS);
      device.decline();
      await eventually(() => expect(widget.errors).toHaveLength(failures));
    }
    await page.idle();
    expect(device.isOpen()).toBe(false);
    expect(page.calls(START)).toHaveLength(5);
    expect(widget.errors.map(({ name }) => name)).toEqual(Array(5).fill('NotAllowedError'));
    expect(screen.queryByText(UNKNOWN)).toBeNull();
    // There is no further try after a visit to another screen either.
    await enter(widget.user, await emailField(), 'ada@example.com{Enter}');
    await heading('Check your email');
    await widget.user.click(screen.getByRole('button', { name: 'Back' }));
    await emailField();
    await page.idle();
    expect(page.calls(START)).toHaveLength(5);
  });

  it('shows the provider’s error until a sign-in succeeds', async () => {
    const { device, widget } = await atTheOffer(page);
    await page.fault('/webauthn/authenticate', { status: 401, body: REFUSAL });
    device.approve();
    await alertText(UNKNOWN);
    expect(widget.errors).toHaveLength(1);
    await eventually(() => expect(device.isOpen()).toBe(true));
    device.approve();
    await heading('Success!');
    expect(screen.queryByText(UNKNOWN)).toBeNull();
  });

  it('shows its own text for a passkey that was deleted from the account', async () => {
    const { device, widget } = await atTheOffer(page);
    await page.fault('/webauthn/authenticate', {
      status: 404,
      body: { ...REFUSAL, status_code: 404, error_type: 'webauthn_registration_not_found' },
    });
    device.approve();
    await alertText(NOT_FOUND);
    expect(device.sentSignals.at(-1)).toMatchObject({ signal: 'unknown', credentialId: device.ids()[0] });
    expect(widget.errors).toHaveLength(1);
  });

  it('shows no error for an unreachable provider, and waits between the tries', async () => {
    const device = setUpPasskeys(page);
    await page.fault(START, { drop: true, times: 10 });
    holdTime();
    const widget = renderWidget(page, { config: WITH_EMAIL });
    await eventually(() => expect(widget.errors).toHaveLength(1));
    expect(widget.errors[0]?.name).toBe('StytchAPIUnreachableError');
    expect(
      screen.queryByText('Unable to contact our servers. Check your internet connection and try again.'),
    ).toBeNull();
    await pass(1_000);
    expect(widget.errors).toHaveLength(1);
    await pass(200_000);
    await eventually(() => expect(widget.errors).toHaveLength(5));
    await pass(600_000);
    expect(widget.errors).toHaveLength(5);
    expect(device.requests).toEqual([]);
  });
});
