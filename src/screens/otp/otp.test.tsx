import { fireEvent, screen } from '@testing-library/react';
import { renderWidget, setUpWidgetPage } from '../../../tests/renderWidget';
import { eventually, holdTime, pass } from '../../../tests/time';
import {
  alertText,
  askForEmailCode,
  askForSmsCode,
  codeField,
  EMAIL,
  EMAIL_CODE,
  emailField,
  enter,
  heading,
  PHONE,
} from '../../../tests/visits/signIn';

const page = setUpWidgetPage();
const WRONG = 'Invalid passcode, please try again.';
const refusal = (status: number, error_type: string) => ({
  status,
  body: { status_code: status, error_type, error_message: 'No.', error_url: '', request_id: 'r' },
});

describe('§4 OTP flow', () => {
  it('sends a code, checks it at the sixth digit, and reports each step to the host once, in order', async () => {
    const widget = await askForEmailCode(page);
    expect(screen.getByText(EMAIL).closest('strong, b')).not.toBeNull();
    await widget.user.type(await codeField(), await page.lastCode(EMAIL));
    await heading('Success!');
    expect(screen.getByText('Your passcode has been successfully verified.')).toBeVisible();
    await page.idle();

    expect(widget.eventTypes()).toEqual([
      'OTP_LOGIN_OR_CREATE',
      'OTP_AUTHENTICATE',
      'AUTHENTICATE_FLOW_COMPLETE',
    ]);
    const [sent, authenticated, complete] = widget.events;
    expect(sent?.data).toMatchObject({ method_id: expect.any(String) as string });
    expect(authenticated?.data).toMatchObject({
      method_id: (sent?.data as { method_id: string }).method_id,
      user: { emails: [{ email: EMAIL, verified: true }] },
      session_token: expect.any(String) as string,
    });
    expect(authenticated?.data).not.toHaveProperty('__user');
    expect(complete?.data).toEqual({});
    expect(widget.errors).toEqual([]);
    expect(widget.client.session.getSync()).toMatchObject({ session_id: expect.any(String) as string });
  });

  it('sends a code once when its form is also submitted during the check', async () => {
    const widget = await askForEmailCode(page);
    const field = await codeField();
    const value = await page.lastCode(EMAIL);
    fireEvent.input(field, { target: { value } });
    fireEvent.submit(field.form as HTMLFormElement);
    await heading('Success!');
    await page.idle();
    expect(page.calls('/otps/authenticate')).toHaveLength(1);
    expect(widget.errors).toEqual([]);
  });

  it('sends the host’s session duration, and its lifetime and template ids with each code', async () => {
    const widget = await askForEmailCode(page, {
      ...EMAIL_CODE,
      otpOptions: {
        methods: ['email'],
        expirationMinutes: 7,
        loginTemplateId: 'login-t',
        signupTemplateId: 'signup-t',
      },
      sessionOptions: { sessionDurationMinutes: 45 },
    });
    const sent = {
      email: EMAIL,
      expiration_minutes: 7,
      login_template_id: 'login-t',
      signup_template_id: 'signup-t',
    };
    expect(page.lastCall('/otps/email/login_or_create').body).toEqual(sent);
    await widget.user.click(screen.getByRole('button', { name: 'Resend code' }));
    await eventually(() => expect(page.calls('/otps/email/login_or_create')).toHaveLength(2));
    expect(page.lastCall('/otps/email/login_or_create').body).toEqual(sent);

    await eventually(() => expect(widget.eventTypes()).toHaveLength(2));
    await widget.user.type(await codeField(), await page.lastCode(EMAIL));
    await heading('Success!');
    expect(page.lastCall('/otps/authenticate').body).toMatchObject({ session_duration_minutes: 45 });
  });

  it('stays on Main with an error when the answer to a send lacks the message’s id', async () => {
    await page.fault('/otps/email/login_or_create', { times: 1, status: 200, body: { data: {} } });
    const widget = renderWidget(page, { config: EMAIL_CODE });
    await enter(widget.user, await emailField(), `${EMAIL}{Enter}`);
    await alertText('Invalid JSON response from our servers. Please try again in a few minutes.');
    expect(widget.errors).toMatchObject([{ name: 'StytchAPIUnreachableError' }]);
    expect(widget.events).toEqual([]);
    await widget.user.keyboard('{Enter}');
    expect(await codeField()).toBeVisible();
  });

  it('sends to the international number, and shows it in national format', async () => {
    const widget = await askForSmsCode(page);
    expect(page.lastCall('/otps/sms/login_or_create').body).toEqual({
      phone_number: PHONE,
      expiration_minutes: 5,
    });
    await eventually(() => expect(screen.getByText('(415) 555-0132')).toBeVisible());
    await widget.user.type(await codeField(), await page.lastCode(PHONE));
    await heading('Success!');
  });

  it('logs an email code with address and kind', async () => {
    holdTime();
    await askForEmailCode(page);
    await pass(800);
    await page.idle();
    const [event] = await page.events('email_sent');
    expect(event?.details).toEqual({ email: EMAIL, type: 'login_or_create_otp' });
  });
});

describe('§2 OTP authenticate: the back arrow', () => {
  it('changes neither the address nor the history, like every change of screen', async () => {
    const { href } = location;
    const { length } = history;
    const widget = await askForEmailCode(page);
    expect([location.href, history.length]).toEqual([href, length]);
    await widget.user.click(screen.getByRole('button', { name: 'Back' }));
    await emailField();
    expect([location.href, history.length]).toEqual([href, length]);
  });

  it('cancels a pending check', async () => {
    const widget = await askForEmailCode(page);
    await page.fault('/otps/authenticate', { ...refusal(404, 'otp_code_not_found'), delay_ms: 100 });
    await widget.user.type(await codeField(), '123456');
    await widget.user.click(screen.getByRole('button', { name: 'Back' }));
    await emailField();
    await page.idle();
    expect(screen.queryByText(WRONG)).toBeNull();
    expect(widget.errors).toEqual([]);
  });
});
