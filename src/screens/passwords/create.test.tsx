import { screen } from '@testing-library/react';
import { setUpWidgetPage } from '../../../tests/renderWidget';
import {
  comeToSignUp,
  newPasswordField,
  PASSWORD,
  PASSWORDS_AND_CODE,
  PASSWORDS_AND_LINK,
  typeGood,
} from '../../../tests/visits/passwords';
import { button } from '../../../tests/visits/button';
import { eventually } from '../../../tests/time';
import { alertText, codeField, EMAIL, enter, heading } from '../../../tests/visits/signIn';

const page = setUpWidgetPage();

const refusal = (error_type: string, error_message: string) => ({
  status: 400,
  body: { status_code: 400, error_type, error_message, error_url: '', request_id: 'r' },
});

describe('§4 Password flow: a new visitor', () => {
  it('creates a password, signs in, and reports each step to the host once, in order', async () => {
    const widget = await comeToSignUp(page);
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Create a password');
    await typeGood(widget);
    await widget.user.click(button('Continue'));
    await heading('Success!');
    expect(screen.getByText('You are logged in.')).toBeVisible();
    // Password managers offer to save when the form is removed.
    expect(document.querySelector('form')).toBeNull();
    await page.idle();
    expect(widget.eventTypes()).toEqual(['PASSWORD_CREATE', 'AUTHENTICATE_FLOW_COMPLETE']);
    expect(widget.events[0]?.data).toMatchObject({
      email_id: expect.any(String) as string,
      user: { emails: [{ email: EMAIL }] },
    });
    expect(widget.errors).toEqual([]);
    expect(page.calls('/passwords')).toHaveLength(1);
    expect(page.lastCall('/passwords').body).toEqual({
      email: EMAIL,
      password: PASSWORD,
      session_duration_minutes: 30,
    });
  });

  it('sends the host’s session duration', async () => {
    const widget = await comeToSignUp(page, {
      products: ['passwords'],
      sessionOptions: { sessionDurationMinutes: 45 },
    });
    await typeGood(widget);
    await widget.user.click(button('Continue'));
    await heading('Success!');
    expect(page.lastCall('/passwords').body).toMatchObject({ session_duration_minutes: 45 });
  });

  it.each([
    ['of 64 characters', `${'a long one, '.repeat(5)}4711`],
    ['of more than that', 'Pässwörter sind länger, '.repeat(8)],
    ['of any script, with spaces at both ends', '  пароль 密码 🗝️  '],
  ])('a password %s is sent unchanged', async (_, password) => {
    const widget = await comeToSignUp(page);
    await typeGood(widget, password);
    expect(await newPasswordField()).toHaveValue(password);
    await widget.user.click(button('Continue'));
    await heading('Success!');
    expect(page.lastCall('/passwords').body).toMatchObject({ password });
  });

  it('continues only after the provider accepted the password, with address and password', async () => {
    const widget = await comeToSignUp(page);
    expect(button('Continue')).toBeDisabled();
    await enter(widget.user, await newPasswordField(), 'password1{Enter}');
    await eventually(() => expect(page.calls('/passwords/strength_check')).toHaveLength(1));
    expect(page.lastCall('/passwords/strength_check').body).toEqual({ email: EMAIL, password: 'password1' });
    await page.idle();
    expect(button('Continue')).toBeDisabled();
    // A password manager can submit although the button is disabled.
    (await newPasswordField()).form?.requestSubmit();
    await page.idle();
    expect(page.calls('/passwords')).toEqual([]);
  });

  it('a refusal is shown below the password, which keeps its text and gets the focus', async () => {
    const widget = await comeToSignUp(page);
    await typeGood(widget);
    await page.control.createUser({ public_token: page.publicToken, email: EMAIL });
    await widget.user.click(button('Continue'));
    await alertText('There is already an account with this email address. Log in with it instead.');
    expect(screen.queryByText('A user with this email address exists already.')).toBeNull();
    const field = await newPasswordField();
    expect(field).toHaveValue(PASSWORD);
    expect(field).toHaveFocus();
    // The error is not about the password.
    expect(field).toHaveAttribute('aria-invalid', 'false');
    expect(field).toHaveAccessibleDescription(expect.stringContaining('already an account'));
    expect(widget.errors).toMatchObject([{ name: 'StytchAPIError', error_type: 'duplicate_email' }]);
    expect(widget.events).toEqual([]);
  });

  it('a network failure keeps the typed text, and the same button tries again', async () => {
    const widget = await comeToSignUp(page);
    await typeGood(widget);
    await page.fault('/passwords', { drop: true });
    await widget.user.click(button('Continue'));
    await alertText('Unable to contact our servers. Check your internet connection and try again.');
    expect(await newPasswordField()).toHaveValue(PASSWORD);
    expect(widget.errors).toMatchObject([{ name: 'StytchAPIUnreachableError' }]);
    await widget.user.click(button('Continue'));
    await heading('Success!');
  });

  it('an account that must be reset gets the reset mail, without an error', async () => {
    const widget = await comeToSignUp(page);
    await typeGood(widget);
    await page.control.createUser({ public_token: page.publicToken, email: EMAIL });
    await page.fault('/passwords', refusal('reset_password', 'Reset it.'));
    await widget.user.click(button('Continue'));
    await heading('Please set a new password');
    expect(screen.getByText(/no longer works/)).toBeVisible();
    expect(screen.queryByText('Reset it.')).toBeNull();
    expect(await page.messagesTo(EMAIL)).toHaveLength(1);
    expect(widget.errors).toMatchObject([{ error_type: 'reset_password' }]);
    expect(widget.events).toEqual([]);
  });

  it('a password from a data breach is refused on the screen, without a mail', async () => {
    const widget = await comeToSignUp(page);
    await typeGood(widget);
    await page.fault('/passwords', refusal('breached_password', 'Choose another.'));
    await widget.user.click(button('Continue'));
    await alertText('This password was found in a list of stolen passwords. Choose another.');
    expect(await newPasswordField()).toHaveValue(PASSWORD);
    expect(await page.messagesTo(EMAIL)).toEqual([]);
  });
});

describe('§4 Password flow: a new visitor with a choice', () => {
  it('an email code comes first, and opens its own screen', async () => {
    const widget = await comeToSignUp(page, PASSWORDS_AND_CODE);
    expect(await heading('Choose how to sign up')).toHaveFocus();
    expect(screen.getByText('or')).toBeVisible();
    await widget.user.click(button('Email me a code'));
    await codeField();
    expect(await page.messagesTo(EMAIL)).toHaveLength(1);
    await enter(widget.user, await codeField(), await page.lastCode(EMAIL));
    await heading('Success!');
    expect(widget.eventTypes()).toEqual([
      'OTP_LOGIN_OR_CREATE',
      'OTP_AUTHENTICATE',
      'AUTHENTICATE_FLOW_COMPLETE',
    ]);
  });

  it('an email link comes first, and opens its own screen', async () => {
    const widget = await comeToSignUp(page, PASSWORDS_AND_LINK);
    await widget.user.click(button('Email me a login link'));
    await heading('Check your email');
    expect(screen.getByText(EMAIL).closest('strong, b')).not.toBeNull();
    expect(widget.eventTypes()).toEqual(['MAGIC_LINK_LOGIN_OR_CREATE']);
    expect(page.lastCall('/magic_links/email/login_or_create').body).toMatchObject({
      email: EMAIL,
      login_expiration_minutes: 20,
    });
  });

  it('a mail that fails shows its error below its button, and the password form stays usable', async () => {
    const widget = await comeToSignUp(page, PASSWORDS_AND_LINK);
    await typeGood(widget);
    await page.fault('/magic_links/email/login_or_create', { drop: true });
    await widget.user.click(button('Email me a login link'));
    await alertText('Unable to contact our servers. Check your internet connection and try again.');
    expect(widget.errors).toMatchObject([{ name: 'StytchAPIUnreachableError' }]);
    const field = await newPasswordField();
    expect(field).toHaveValue(PASSWORD);
    expect(field).toHaveAttribute('aria-invalid', 'false');
    expect(button('Email me a login link')).toHaveFocus();
    await widget.user.click(button('Continue'));
    await heading('Success!');
    expect(widget.eventTypes()[0]).toBe('PASSWORD_CREATE');
  });
});
