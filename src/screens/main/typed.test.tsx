import { screen } from '@testing-library/react';
import { renderWidget, setUpWidgetPage } from '../../../tests/renderWidget';
import { eventually } from '../../../tests/time';
import {
  alertText,
  detailText,
  codeField,
  EMAIL,
  EMAIL_CODE,
  emailField,
  heading,
  isOff,
  phoneField,
} from '../../../tests/visits/signIn';
import type { WidgetConfig } from '../../domain/config/config';

const page = setUpWidgetPage();
const INVALID_EMAIL = 'Invalid email address, please try again.';

describe('§2 Main: typed text', () => {
  it('stays when the tab changes', async () => {
    const widget = renderWidget(page, { config: otp('email', 'sms', 'whatsapp') });
    await widget.user.type(await emailField(), EMAIL);
    await widget.user.click(screen.getByRole('tab', { name: 'Text' }));
    await widget.user.type(await phoneField(), '4155550132');
    await eventually(() => expect(screen.getByRole('textbox')).toHaveValue('(415) 555-0132'));
    await widget.user.click(screen.getByRole('tab', { name: 'WhatsApp' }));
    expect(await phoneField()).toHaveValue('(415) 555-0132');
    expect(screen.getByRole('button', { name: 'Continue with WhatsApp' })).toBeEnabled();
    await widget.user.click(screen.getByRole('tab', { name: 'Email' }));
    expect(await emailField()).toHaveValue(EMAIL);
  });

  it('an error stays on its own tab', async () => {
    const widget = renderWidget(page, { config: otp('email', 'sms') });
    await widget.user.type(await emailField(), 'ada{Enter}');
    await alertText(INVALID_EMAIL);
    await widget.user.click(screen.getByRole('tab', { name: 'Text' }));
    await phoneField();
    expect(screen.queryByText(INVALID_EMAIL)).toBeNull();
  });

  it('stays in its tab after a visit to another screen', async () => {
    const widget = renderWidget(page, { config: otp('email', 'sms') });
    await widget.user.click(await screen.findByRole('tab', { name: 'Text' }));
    await widget.user.type(await phoneField(), '4155550132{Enter}');
    await codeField();
    await widget.user.click(screen.getByRole('button', { name: 'Back' }));
    expect(await phoneField()).toHaveValue('(415) 555-0132');
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Text');
  });

  it('stays when the provider refuses it, and the refusal is shown', async () => {
    const body = {
      status_code: 400,
      error_type: 'inactive_email',
      error_message: 'This email cannot get mail. See https://stytch.com/docs/errors for more.',
      error_url: 'https://stytch.com/docs/errors',
      request_id: 'request-1',
    };
    await page.fault('/otps/email/login_or_create', { status: 400, body });
    const widget = renderWidget(page, { config: EMAIL_CODE });
    const field = await emailField();
    await widget.user.type(field, `${EMAIL}{Enter}`);
    await alertText('We cannot send email to this address. Please use a different one.');
    await detailText('This email cannot get mail.');
    expect(field).toHaveValue(EMAIL);
    expect(screen.getByRole('link', { name: /stytch.com/ })).toHaveAttribute(
      'href',
      'https://stytch.com/docs/errors',
    );
    expect(widget.errors).toMatchObject([{ name: 'StytchAPIError', ...body }]);
  });

  it('stays when the provider is unreachable, and the same button tries again', async () => {
    await page.fault('/magic_links/email/login_or_create', { drop: true });
    const widget = renderWidget(page);
    await widget.user.type(await emailField(), `${EMAIL}{Enter}`);
    await alertText('Unable to contact our servers. Check your internet connection and try again.');
    const button = screen.getByRole('button', { name: 'Continue with email' });
    expect(button).toBeEnabled();
    expect(await emailField()).toHaveValue(EMAIL);
    // The error is not about the typed text.
    expect(await emailField()).toHaveAttribute('aria-invalid', 'false');
    expect(widget.errors).toMatchObject([{ name: 'StytchAPIUnreachableError' }]);

    await widget.user.click(button);
    await heading('Check your email');
  });

  it('is submitted once, however often the button is pressed', async () => {
    await page.fault('/otps/email/login_or_create', { delay_ms: 100 });
    const widget = renderWidget(page, { config: EMAIL_CODE });
    const field = await emailField();
    await widget.user.type(field, EMAIL);
    const button = screen.getByRole('button', { name: 'Continue with email' });
    await widget.user.dblClick(button);
    await widget.user.type(field, '{Enter}');
    expect(isOff(button)).toBe(true);
    expect(button).toHaveAttribute('aria-busy', 'true');
    await codeField();
    expect(page.calls('/otps/email/login_or_create')).toHaveLength(1);
    expect(widget.eventTypes()).toEqual(['OTP_LOGIN_OR_CREATE']);
  });
});

function otp(...methods: ('sms' | 'whatsapp' | 'email')[]): WidgetConfig {
  return { products: ['otp'], otpOptions: { methods } };
}
