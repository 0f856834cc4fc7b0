import { screen } from '@testing-library/react';
import { setUpWidgetPage } from '../../../tests/renderWidget';
import { eventually, holdTime, pass } from '../../../tests/time';
import {
  alertText,
  askForEmailCode,
  codeField,
  EMAIL,
  EMAIL_CODE,
  heading,
  isOff,
} from '../../../tests/visits/signIn';

const page = setUpWidgetPage();
const WRONG = 'Invalid passcode, please try again.';
const EXPIRED = 'This code has expired or was used. Choose “Resend code” for a new one.';
const LOCKED = 'Too many wrong codes. Choose “Resend code” for a new one.';
const refusal = (status: number, error_type: string) => ({
  status,
  body: { status_code: status, error_type, error_message: 'No.', error_url: '', request_id: 'r' },
});

describe('§4 OTP flow: a refused code', () => {
  const wrongCode = async () => {
    const right = await page.lastCode(EMAIL);
    return right === '000000' ? '111111' : '000000';
  };

  it('shows the error, keeps the digits, and returns the focus', async () => {
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
    expect(screen.queryByText(WRONG)).toBeNull();
    await widget.user.type(input, await page.lastCode(EMAIL));
    await heading('Success!');
  });

  it.each([
    [404, 'otp_code_not_found', WRONG],
    [401, 'unable_to_auth_otp_code', EXPIRED],
    [429, 'user_lock_limit_reached', LOCKED],
    [429, 'too_many_requests', 'Too many tries. Wait a minute, then try again.'],
    [500, 'internal_server_error', 'Something went wrong on our side. Please try again in a few minutes.'],
    [400, 'invalid_method_id', 'No.'],
  ])('§2 shows "wrong code" only when the code was wrong: %d %s', async (status, type, text) => {
    const widget = await askForEmailCode(page);
    await page.fault('/otps/authenticate', refusal(status, type));
    await widget.user.type(await codeField(), '123456');
    await alertText(text);
    expect(await codeField()).toHaveValue('123456');
    expect(widget.errors).toMatchObject([{ name: 'StytchAPIError', error_type: type, status_code: status }]);
  });

  it('shows that the provider is unreachable, and the button sends the code again', async () => {
    const widget = await askForEmailCode(page);
    const code = await page.lastCode(EMAIL);
    await page.fault('/otps/authenticate', { drop: true });
    await widget.user.type(await codeField(), code);
    await alertText('Unable to contact our servers. Check your internet connection and try again.');
    expect(await codeField()).toHaveAttribute('aria-invalid', 'false');
    expect(await codeField()).toHaveFocus();
    expect(widget.errors).toMatchObject([{ name: 'StytchAPIUnreachableError' }]);

    await widget.user.click(screen.getByRole('button', { name: 'Continue' }));
    await heading('Success!');
  });

  it('shows that the code has expired when the countdown is over and the provider does not know the code', async () => {
    holdTime();
    const config = { ...EMAIL_CODE, otpOptions: { methods: ['email' as const], expirationMinutes: 1 } };
    const widget = await askForEmailCode(page, config);
    await pass(60_000);
    await page.fault('/otps/authenticate', refusal(404, 'otp_code_not_found'));
    await widget.user.type(await codeField(), '123456');
    await alertText(EXPIRED);
  });

  it.each([
    [401, 'unable_to_auth_otp_code'],
    [429, 'user_lock_limit_reached'],
  ])(
    'the main button sends a new code after %d %s, and checks digits again once they change',
    async (status, type) => {
      const widget = await askForEmailCode(page);
      await page.fault('/otps/authenticate', refusal(status, type));
      await widget.user.type(await codeField(), '123456');
      await eventually(() => expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull());
      await widget.user.type(await codeField(), '{Backspace}');
      expect(screen.getByRole('button', { name: 'Continue' })).toBeVisible();

      await page.fault('/otps/authenticate', refusal(status, type));
      await widget.user.type(await codeField(), '123456');
      await eventually(() => expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull());
      await widget.user.click(screen.getByRole('button', { name: 'Resend code' }));
      await eventually(() => expect(screen.getByRole('button', { name: 'Continue' })).toBeVisible());
      expect(screen.queryByRole('alert', { name: /./ })).toBeNull();
      await widget.user.type(await codeField(), await page.lastCode(EMAIL));
      await heading('Success!');
    },
  );

  it('shows a schema error as a sentence, and gives its fields to the host', async () => {
    const widget = await askForEmailCode(page);
    const body = { body: [{ dataPath: '.method_id', message: 'should be string' }] };
    await page.fault('/otps/authenticate', { status: 400, body });
    await widget.user.type(await codeField(), '123456');
    await alertText('Something did not work. Please check what you entered and try again.');
    expect(widget.element).not.toHaveTextContent('method_id');
    expect(widget.errors).toMatchObject([
      { name: 'StytchAPISchemaError', issues: [{ path: '.method_id', message: 'should be string' }] },
    ]);
  });

  it('sends nothing for fewer than six digits', async () => {
    const widget = await askForEmailCode(page);
    await widget.user.type(await codeField(), '12345');
    await widget.user.click(screen.getByRole('button', { name: 'Continue' }));
    await alertText(WRONG);
    // The focus is in the field to correct (WCAG 3.3.1), the second time too.
    await eventually(async () => expect(await codeField()).toHaveFocus());
    await widget.user.click(screen.getByRole('button', { name: 'Continue' }));
    await eventually(async () => expect(await codeField()).toHaveFocus());
    await page.idle();
    expect(page.calls('/otps/authenticate')).toEqual([]);
    expect(widget.errors).toEqual([]);
  });

  it('is read-only while a code is checked', async () => {
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

  it('sends the same code again when it is pasted again after a network failure', async () => {
    const widget = await askForEmailCode(page);
    const code = await page.lastCode(EMAIL);
    await page.fault('/otps/authenticate', { drop: true });
    await widget.user.type(await codeField(), code);
    await alertText('Unable to contact our servers. Check your internet connection and try again.');
    await widget.user.paste(code);
    await heading('Success!');
  });
});
