import { screen } from '@testing-library/react';
import { setUpWidgetPage } from '../../../tests/renderWidget';
import { eventually, holdTime, pass } from '../../../tests/time';
import {
  alertText,
  askForEmailCode,
  askForSmsCode,
  codeField,
  EMAIL,
  EMAIL_CODE,
  emailField,
  heading,
  isOff,
  PHONE,
} from '../../../tests/visits';

const page = setUpWidgetPage();
const WRONG = 'Invalid passcode, please try again.';
const EXPIRED = 'This passcode has expired or was used already. Choose “Resend code” to get a new one.';
const LOCKED = 'There were too many tries with this passcode. Choose “Resend code” to get a new one.';
const refusal = (status: number, error_type: string) => ({
  status,
  body: { status_code: status, error_type, error_message: 'No.', error_url: '', request_id: 'r' },
});

describe('§4 OTP flow', () => {
  it('sends a code, checks the sixth digit, and tells the host in order, once', async () => {
    const widget = await askForEmailCode(page);
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

  it('asks for the session the host configured, and sends the templates with the first code alone', async () => {
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
    expect(page.lastCall('/otps/email/login_or_create').body).toEqual({
      email: EMAIL,
      expiration_minutes: 7,
      login_template_id: 'login-t',
      signup_template_id: 'signup-t',
    });
    await widget.user.click(screen.getByRole('button', { name: 'Resend code' }));
    await eventually(() => expect(page.calls('/otps/email/login_or_create')).toHaveLength(2));
    expect(page.lastCall('/otps/email/login_or_create').body).toEqual({
      email: EMAIL,
      expiration_minutes: 7,
    });

    await eventually(() => expect(widget.eventTypes()).toHaveLength(2));
    await widget.user.type(await codeField(), await page.lastCode(EMAIL));
    await heading('Success!');
    expect(page.lastCall('/otps/authenticate').body).toMatchObject({ session_duration_minutes: 45 });
  });

  it('shows the address that the code went to, in bold', async () => {
    await askForEmailCode(page);
    expect(screen.getByText(EMAIL).closest('strong, b')).not.toBeNull();
    await page.idle();
  });

  it('sends a text message to the international number, and shows it as its country writes it', async () => {
    const widget = await askForSmsCode(page);
    expect(page.lastCall('/otps/sms/login_or_create').body).toEqual({
      phone_number: PHONE,
      expiration_minutes: 5,
    });
    await eventually(() => expect(screen.getByText('(415) 555-0132')).toBeVisible());
    await widget.user.type(await codeField(), await page.lastCode(PHONE));
    await heading('Success!');
  });

  it('logs the code that went out by email, with address and kind', async () => {
    holdTime();
    await askForEmailCode(page);
    await pass(800);
    await page.idle();
    const [event] = await page.events('email_sent');
    expect(event?.details).toEqual({ email: EMAIL, type: 'login_or_create_otp' });
  });
});

describe('§4 OTP flow: a code that is refused', () => {
  const wrongCode = async () => {
    const right = await page.lastCode(EMAIL);
    return right === '000000' ? '111111' : '000000';
  };

  it('says so, keeps the digits, and puts the focus back', async () => {
    const widget = await askForEmailCode(page);
    const wrong = await wrongCode();
    const input = await codeField();
    await widget.user.type(input, wrong);
    await alertText(WRONG);
    expect(input).toHaveValue(wrong);
    expect(input).toBeEnabled();
    expect(input).toHaveFocus();
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription(expect.stringContaining(WRONG));
    expect(widget.errors).toMatchObject([{ name: 'StytchAPIError', error_type: 'otp_code_not_found' }]);

    await widget.user.clear(input);
    await widget.user.type(input, await page.lastCode(EMAIL));
    await heading('Success!');
  });

  it.each([
    [404, 'otp_code_not_found', WRONG],
    [401, 'unable_to_auth_otp_code', EXPIRED],
    [429, 'user_lock_limit_reached', LOCKED],
    [429, 'too_many_requests', 'No.'],
    [500, 'internal_server_error', 'No.'],
    [400, 'invalid_method_id', 'No.'],
  ])('is called wrong only where the code was: %d %s', async (status, type, text) => {
    const widget = await askForEmailCode(page);
    await page.fault('/otps/authenticate', refusal(status, type));
    await widget.user.type(await codeField(), '123456');
    await alertText(text);
    expect(await codeField()).toHaveValue('123456');
    expect(widget.errors).toMatchObject([{ name: 'StytchAPIError', error_type: type, status_code: status }]);
  });

  it('tells an unreachable provider apart, and the button tries again', async () => {
    const widget = await askForEmailCode(page);
    const code = await page.lastCode(EMAIL);
    await page.fault('/otps/authenticate', { drop: true });
    await widget.user.type(await codeField(), code);
    await alertText('Unable to contact our servers.');
    expect(await codeField()).not.toHaveAttribute('aria-invalid');
    expect(await codeField()).toHaveFocus();
    expect(widget.errors).toMatchObject([{ name: 'StytchAPIUnreachableError' }]);

    await widget.user.click(screen.getByRole('button', { name: 'Continue' }));
    await heading('Success!');
  });

  it('refuses a code that has expired at the provider', async () => {
    const widget = await askForEmailCode(page);
    const code = await page.lastCode(EMAIL);
    await page.advanceClock(5 * 60_000);
    await widget.user.type(await codeField(), code);
    await alertText(EXPIRED);
    expect(widget.errors).toMatchObject([{ error_type: 'unable_to_auth_otp_code' }]);
  });

  it('says that the code has expired when the countdown is over and the provider knows no such code', async () => {
    holdTime();
    const config = { ...EMAIL_CODE, otpOptions: { methods: ['email' as const], expirationMinutes: 1 } };
    const widget = await askForEmailCode(page, config);
    await pass(60_000);
    await page.fault('/otps/authenticate', refusal(404, 'otp_code_not_found'));
    await widget.user.type(await codeField(), '123456');
    await alertText(EXPIRED);
  });

  it('a schema error is a sentence for the visitor, and its fields are for the host', async () => {
    const widget = await askForEmailCode(page);
    const body = { body: [{ dataPath: '.method_id', message: 'should be string' }] };
    await page.fault('/otps/authenticate', { status: 400, body });
    await widget.user.type(await codeField(), '123456');
    await alertText('We could not process what was sent. Please try again.');
    expect(widget.element).not.toHaveTextContent('method_id');
    expect(widget.errors).toMatchObject([
      { name: 'StytchAPISchemaError', issues: [{ path: '.method_id', message: 'should be string' }] },
    ]);
  });

  it('asks nobody about fewer than six digits', async () => {
    const widget = await askForEmailCode(page);
    await widget.user.type(await codeField(), '12345');
    await widget.user.click(screen.getByRole('button', { name: 'Continue' }));
    await alertText(WRONG);
    // Where it can be mended (WCAG 3.3.1), also when it is the second time.
    await eventually(async () => expect(await codeField()).toHaveFocus());
    await widget.user.click(screen.getByRole('button', { name: 'Continue' }));
    await eventually(async () => expect(await codeField()).toHaveFocus());
    await page.idle();
    expect(page.calls('/otps/authenticate')).toEqual([]);
    expect(widget.errors).toEqual([]);
  });

  it('takes the message away with the next digit', async () => {
    const widget = await askForEmailCode(page);
    await widget.user.type(await codeField(), await wrongCode());
    await alertText(WRONG);
    await widget.user.keyboard('{End}{Backspace}');
    expect(screen.queryByText(WRONG)).toBeNull();
  });

  it('lets nobody type while a code is checked', async () => {
    const widget = await askForEmailCode(page);
    await page.fault('/otps/authenticate', { delay_ms: 150 });
    const input = await codeField();
    await widget.user.type(input, await page.lastCode(EMAIL));
    expect(input).toHaveAttribute('readonly');
    expect(input).toHaveFocus();
    expect(screen.getByRole('progressbar', { name: 'Checking your code…' })).toBeVisible();
    expect(isOff(screen.getByRole('button', { name: 'Continue' }))).toBe(true);
    await heading('Success!');
  });

  it('sends the same code again when it is pasted again after the network failed', async () => {
    const widget = await askForEmailCode(page);
    const code = await page.lastCode(EMAIL);
    await page.fault('/otps/authenticate', { drop: true });
    await widget.user.type(await codeField(), code);
    await alertText('Unable to contact our servers.');
    await widget.user.paste(code);
    await heading('Success!');
  });
});

describe('§2 OTP authenticate: the back arrow', () => {
  it('leads to Main, which still has what was typed', async () => {
    const widget = await askForEmailCode(page);
    await widget.user.click(screen.getByRole('button', { name: 'Back' }));
    const field = await emailField();
    expect(field).toHaveValue(EMAIL);

    await widget.user.type(field, '{Enter}');
    expect(await codeField()).toHaveValue('');
    expect(await page.messagesTo(EMAIL)).toHaveLength(2);
  });

  it('voids a check that is under way', async () => {
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
