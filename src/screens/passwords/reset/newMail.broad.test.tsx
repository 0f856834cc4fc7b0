import { screen } from '@testing-library/react';
import { renderPasswordReset, setUpWidgetPage } from '../../../../tests/renderWidget';
import {
  continueButton,
  followLink,
  mailIsSent,
  openMail,
  STRONG_PASSWORD,
  typeStrong,
} from '../../../../tests/visits/reset';
import { eventually } from '../../../../tests/time';
import { alertText, EMAIL, enter, guardedButton, heading } from '../../../../tests/visits/signIn';
import { createClient } from '../../../index';

const page = setUpWidgetPage();

describe('§4 Password reset widget: a link that no longer works', () => {
  const address = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Email address' });
  const sendButton = () => screen.getByRole('button', { name: 'Send a new email' });
  const isSpent = () => heading('This link no longer works');

  /** The visitor has used the mail's link before. */
  async function openUsed(kind: 'reset_password' | 'login') {
    const passwordResetToken = await followLink(page, kind);
    const client = createClient(page.publicToken, page.options);
    const duration = { session_duration_minutes: 30 };
    await (kind === 'login'
      ? client.magicLinks.authenticate(passwordResetToken, duration)
      : client.passwords.resetByEmail({
          token: passwordResetToken,
          password: STRONG_PASSWORD,
          ...duration,
        }));
    await client.session.revoke();
    client.destroy();
    return renderPasswordReset(page, { passwordResetToken });
  }

  const submitPassword = async ({ user }: ReturnType<typeof renderPasswordReset>) => {
    await typeStrong(user);
    await user.click(continueButton());
  };
  const logIn = async ({ user }: ReturnType<typeof renderPasswordReset>) => {
    await heading('Set a new password');
    await user.click(screen.getByRole('button', { name: 'Log in without a password' }));
  };

  /** The sign-in removed the record of the requested mail: this browser cannot tell the link from a stranger's. */
  const confirm = async ({ user }: ReturnType<typeof renderPasswordReset>) => {
    await heading('Log in');
    await user.click(await guardedButton('Log in'));
  };

  async function atSpent() {
    const widget = await openUsed('login');
    await confirm(widget);
    await isSpent();
    return widget;
  }

  it.each([
    ['a new password is submitted', 'reset_password', submitPassword],
    ['"Log in without a password" is pressed', 'reset_password', logIn],
    ['its log-in link is opened and confirmed', 'login', confirm],
  ] as const)('offers a new mail when %s with a used link', async (_, kind, act) => {
    const widget = await openUsed(kind);
    await act(widget);
    await isSpent();
    expect(screen.queryByRole('button', { name: 'Log in without a password' })).toBeNull();
    expect(widget.errors).toMatchObject([{ name: 'StytchAPIError' }]);

    await enter(widget.user, address(), EMAIL);
    await widget.user.click(sendButton());
    await mailIsSent();
    const passwordResetToken = await page.lastLinkToken(EMAIL, 0);
    widget.mount.unmount();
    history.replaceState(null, '', '/reset?stytch_token_type=reset_password');
    await submitPassword(renderPasswordReset(page, { client: widget.client, passwordResetToken }));
    await heading('Success!');
  });

  it('starts again when the host mounts it with another token, and not with the same one', async () => {
    const widget = await openUsed('reset_password');
    await submitPassword(widget);
    await isSpent();
    widget.rerender({ strings: { 'password.reset.newMail': 'Once more' } });
    await isSpent();
    await enter(widget.user, address(), `${EMAIL}{Enter}`);
    await mailIsSent();
    widget.rerender({ passwordResetToken: await page.lastLinkToken(EMAIL, 0) });
    await submitPassword(widget);
    await heading('Success!');
    expect(widget.element.querySelectorAll('pricerx-auth')).toHaveLength(1);
  });

  it('offers a new mail when the link has expired', async () => {
    const widget = await openMail(page, 'reset_password');
    await heading('Set a new password');
    await page.advanceClock(24 * 60 * 60_000);
    await submitPassword(widget);
    await isSpent();
  });

  it('sends the mail with the config’s options', async () => {
    const widget = await openUsed('login');
    widget.rerender({ config: { passwordOptions: { resetPasswordExpirationMinutes: 15 } } });
    await confirm(widget);
    await isSpent();
    await enter(widget.user, address(), `${EMAIL}{Enter}`);
    await eventually(() =>
      expect(page.lastCall('/passwords/email/reset/start').body).toEqual({
        email: EMAIL,
        reset_password_expiration_minutes: 15,
      }),
    );
  });

  it('shows an invalid address at the field, without a call', async () => {
    const widget = await atSpent();
    const before = page.calls('/passwords/email/reset/start').length;
    await enter(widget.user, address(), 'nobody{Enter}');
    await alertText('Invalid email address, please try again.');
    expect(address()).toBeInvalid();
    expect(address()).toHaveFocus();
    expect(page.calls('/passwords/email/reset/start')).toHaveLength(before);
  });

  it('cleans a pasted address, and shows it so', async () => {
    const widget = await atSpent();
    await widget.user.click(address());
    await widget.user.paste(`Ada <${EMAIL}>,`);
    await widget.user.keyboard('{Enter}');
    await mailIsSent();
    expect(page.lastCall('/passwords/email/reset/start').body).toMatchObject({ email: EMAIL });
  });

  it('after the mail is a screen of its own, which leads back to the address', async () => {
    const widget = await atSpent();
    await enter(widget.user, address(), `${EMAIL}{Enter}`);
    expect(await heading('Check your email')).toHaveFocus();
    expect(screen.queryByRole('textbox')).toBeNull();
    const again = screen.getByRole('button', { name: 'Try again' });
    await eventually(() => expect(again).not.toHaveAttribute('aria-disabled'));
    await widget.user.click(again);
    await isSpent();
    expect(address()).toHaveValue(EMAIL);
    await widget.user.click(sendButton());
    await mailIsSent();
    expect(page.calls('/passwords/email/reset/start').length).toBeGreaterThan(1);
  });

  it('keeps the address when the mail fails, and sends it at the next try', async () => {
    const widget = await atSpent();
    await page.fault('/passwords/email/reset/start', { times: 1, drop: true });
    await enter(widget.user, address(), `${EMAIL}{Enter}`);
    await alertText('Unable to contact our servers. Check your internet connection and try again.');
    expect(address()).toHaveValue(EMAIL);
    await widget.user.click(sendButton());
    await mailIsSent();
  });

  const refuseLogIn = () =>
    page.fault('/magic_links/authenticate', {
      times: 2,
      status: 500,
      body: {
        status_code: 500,
        error_type: 'internal_server_error',
        error_message: 'No.',
        error_url: '',
        request_id: 'r',
      },
    });

  it('offers a new mail below the button of a log-in link that waited for a click and was refused', async () => {
    const widget = await openUsed('login');
    await refuseLogIn();
    await confirm(widget);
    await alertText('Something went wrong on our side. Please try again in a few minutes.');
    await enter(widget.user, address(), EMAIL);
    await widget.user.click(sendButton());
    await mailIsSent();
  });

  it('offers a new mail beside "Try again" when the provider refuses the log-in for another reason', async () => {
    await refuseLogIn();
    const { user } = await openMail(page, 'login');
    await heading('We could not log you in');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(sendButton()).toBeVisible();
    screen.getByRole('button', { name: 'Try again' }).focus();
    await user.keyboard('{Enter}');
    await eventually(() => expect(page.calls('/magic_links/authenticate')).toHaveLength(2));
    expect(await heading('We could not log you in')).toHaveFocus();
  });
});

describe('§4 PKCE: a reset mail of another browser, in a browser that has requested a mail too', () => {
  it.each([
    ['reset_password', 'a new password is submitted', typeStrong, 'Continue'],
    ['login', 'the log-in is confirmed', () => heading('Log in'), 'Log in'],
  ] as const)(
    'the screen for links of another browser shows for its %s link once %s',
    async (kind, _, prepare, submit) => {
      await page.project({ bootstrap: { pkce_required_for_password_resets: true } });
      const passwordResetToken = await followLink(page, kind);
      localStorage.clear();
      const client = createClient(page.publicToken, page.options);
      await client.passwords.resetByEmailStart({ email: EMAIL });
      const { user } = renderPasswordReset(page, { client, passwordResetToken });
      await prepare(user);
      await user.click(await guardedButton(submit));
      await heading('This link only works where you asked for it');
      expect(screen.getByRole('button', { name: 'Send a new email' })).toBeVisible();
    },
  );
});
