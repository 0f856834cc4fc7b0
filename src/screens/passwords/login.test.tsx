import { screen } from '@testing-library/react';
import { setUpWidgetPage } from '../../../tests/renderWidget';
import {
  comeToLogIn,
  currentPasswordField,
  PASSWORD,
  PASSWORDS,
  PASSWORDS_AND_CODE,
} from '../../../tests/visits/passwords';
import { button } from '../../../tests/visits/button';
import { eventually } from '../../../tests/time';
import { alertText, EMAIL, emailField, enter, heading, restorePage } from '../../../tests/visits/signIn';

const page = setUpWidgetPage();
const WRONG = 'Wrong email address or password. Try again, reset your password, or log in another way.';

type Visitor = Awaited<ReturnType<typeof comeToLogIn>>;

async function submit({ user }: Visitor, password: string): Promise<void> {
  const field = await currentPasswordField();
  await user.clear(field);
  await user.click(field);
  await user.paste(password);
  await user.keyboard('{Enter}');
}

describe('§4 Password flow: a known visitor', () => {
  it('logs in, and calls the host once in order', async () => {
    const widget = await comeToLogIn(page);
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Log in');
    expect(await currentPasswordField()).toHaveFocus();
    await submit(widget, PASSWORD);
    await heading('Success!');
    expect(document.querySelector('form')).toBeNull();
    await page.idle();
    expect(widget.eventTypes()).toEqual(['PASSWORD_AUTHENTICATE', 'AUTHENTICATE_FLOW_COMPLETE']);
    expect(widget.errors).toEqual([]);
    expect(page.lastCall('/passwords/authenticate').body).toEqual({
      email: EMAIL,
      password: PASSWORD,
      session_duration_minutes: 30,
    });
    expect(widget.client.session.getSync()).not.toBeNull();
  });

  it('a wrong password shows its error below, keeps the text and the focus, and can be corrected', async () => {
    const widget = await comeToLogIn(page);
    await submit(widget, 'not this one');
    await alertText(WRONG);
    const field = await currentPasswordField();
    expect(field).toHaveValue('not this one');
    expect(field).toBeEnabled();
    expect(field).toHaveFocus();
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(expect.stringContaining(WRONG));
    expect(widget.errors).toMatchObject([{ error_type: 'unauthorized_credentials' }]);
    expect(widget.events).toEqual([]);

    await enter(widget.user, field, '!');
    expect(screen.queryByText(WRONG)).toBeNull();
    await submit(widget, PASSWORD);
    await heading('Success!');
  });

  it('too many wrong passwords lock the account, with a message', async () => {
    const widget = await comeToLogIn(page);
    for (let tries = 1; tries <= 5; tries += 1) {
      await submit(widget, `wrong ${tries}`);
      await eventually(() => expect(widget.errors).toHaveLength(tries));
    }
    await submit(widget, PASSWORD);
    await alertText('Too many wrong tries. Try again later, or log in another way.');
    expect(widget.errors.at(-1)).toMatchObject({ error_type: 'user_lock_limit_reached' });
    expect(await currentPasswordField()).toHaveFocus();
    expect(await currentPasswordField()).toHaveAttribute('aria-invalid', 'false');
  });

  it('a network failure keeps the typed text, and does not call the password wrong', async () => {
    const widget = await comeToLogIn(page);
    await page.fault('/passwords/authenticate', { drop: true });
    await submit(widget, PASSWORD);
    await alertText('Unable to contact our servers. Check your internet connection and try again.');
    const field = await currentPasswordField();
    expect(field).toHaveValue(PASSWORD);
    expect(field).toHaveAttribute('aria-invalid', 'false');
    expect(widget.errors).toMatchObject([{ name: 'StytchAPIUnreachableError' }]);
    await widget.user.click(button('Continue'));
    await heading('Success!');
  });

  it('an empty password shows an error without a call or an event', async () => {
    const widget = await comeToLogIn(page);
    await widget.user.click(button('Continue'));
    await alertText('Please enter your password.');
    expect(await currentPasswordField()).toHaveFocus();
    expect(page.calls('/passwords/authenticate')).toEqual([]);
    expect(widget.errors).toEqual([]);
  });

  it('submits once, however often the button is pressed, and disables everything else meanwhile', async () => {
    const widget = await comeToLogIn(page, PASSWORDS_AND_CODE);
    await page.fault('/passwords/authenticate', { delay_ms: 100 });
    await enter(widget.user, await currentPasswordField(), PASSWORD);
    await widget.user.dblClick(button('Continue'));
    expect(button('Continue')).toHaveAttribute('aria-busy', 'true');
    expect(button('Forgot password?')).toBeDisabled();
    expect(button('Email me a code')).toBeDisabled();
    await heading('Success!');
    expect(page.calls('/passwords/authenticate')).toHaveLength(1);
  });

  it('has no busy button on a page restored from the back/forward cache', async () => {
    const widget = await comeToLogIn(page);
    await page.fault('/passwords/authenticate', { delay_ms: 120, drop: true });
    await submit(widget, PASSWORD);
    await eventually(() => expect(page.calls('/passwords/authenticate')).toHaveLength(1));
    restorePage();
    await eventually(() => expect(button('Continue')).toBeEnabled());
    await page.idle();
    expect(widget.errors).toEqual([]);
    await submit(widget, PASSWORD);
    await heading('Success!');
  });

  it('the back arrow returns to Main with the address', async () => {
    const widget = await comeToLogIn(page);
    await enter(widget.user, await currentPasswordField(), 'half a pass');
    await widget.user.click(button('Back'));
    expect(await emailField()).toHaveValue(EMAIL);
    await widget.user.click(button('Continue with email'));
    expect(await currentPasswordField()).toHaveValue('');
  });
});

describe('§4 Password flow: a password that must be replaced', () => {
  const known = 'known to many 1';

  it.each([
    ['a password that must be reset', { requires_reset: true }, /no longer works/],
    ['a password found in a breach', { breached: true }, /was stolen from another site/],
  ])('%s: sends the reset mail, and a screen explains why', async (_, why, words) => {
    const widget = await comeToLogIn(page, PASSWORDS, { password: known, ...why });
    await submit(widget, known);
    expect(await heading('Please set a new password')).toHaveFocus();
    expect(screen.getByText(words)).toBeVisible();
    expect(screen.getByText(EMAIL).closest('strong, b')).not.toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
    const [mail, ...others] = await page.messagesTo(EMAIL);
    expect(mail?.links).toHaveLength(2);
    expect(others).toEqual([]);
    expect(widget.errors).toHaveLength(1);
    expect(widget.events).toEqual([]);
  });

  it('a mail that fails shows its error on the screen', async () => {
    const widget = await comeToLogIn(page, PASSWORDS, { password: known, breached: true });
    await page.fault('/passwords/email/reset/start', { drop: true });
    await submit(widget, known);
    await alertText('Unable to contact our servers. Check your internet connection and try again.');
    expect(await currentPasswordField()).toHaveValue(known);
    expect(widget.errors).toMatchObject([
      { error_type: 'breached_password' },
      { name: 'StytchAPIUnreachableError' },
    ]);
    await widget.user.click(button('Continue'));
    await heading('Please set a new password');
  });
});

describe('§4 Password flow: other ways of a known visitor', () => {
  it('Forgot password whose mail fails shows the error, and the password can still be entered', async () => {
    const widget = await comeToLogIn(page);
    await page.fault('/passwords/email/reset/start', { drop: true });
    await widget.user.click(button('Forgot password?'));
    await alertText('Unable to contact our servers. Check your internet connection and try again.');
    expect(await currentPasswordField()).toHaveAttribute('aria-invalid', 'false');
    expect(button('Forgot password?')).toHaveFocus();
    expect(button('Forgot password?')).toHaveAccessibleDescription(
      'Unable to contact our servers. Check your internet connection and try again.',
    );
    await submit(widget, PASSWORD);
    await heading('Success!');
  });

  it('neither a code nor a link is offered where none is configured', async () => {
    await comeToLogIn(page);
    expect(screen.queryByRole('button', { name: /Email me/ })).toBeNull();
    expect(screen.queryByText('or')).toBeNull();
  });
});
