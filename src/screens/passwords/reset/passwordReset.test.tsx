import { screen } from '@testing-library/react';
import { rejection } from '../../../../tests/visits/headless';
import { renderPasswordReset, setUpWidgetPage } from '../../../../tests/renderWidget';
import {
  continueButton,
  followLink,
  mailIsSent,
  newPasswordField,
  openMail,
  STRONG_PASSWORD,
  typeStrong,
} from '../../../../tests/visits/reset';
import { eventually } from '../../../../tests/time';
import { alertText, EMAIL, enter, heading } from '../../../../tests/visits/signIn';
import { mountPasswordReset } from '../../../index';

const page = setUpWidgetPage();

describe('§4 Password reset widget: a new password', () => {
  it('sets the password exactly as typed, signs in and reports the reset to the host', async () => {
    const widget = await openMail(page, 'reset_password');
    await heading('Set a new password');
    expect(continueButton()).toBeDisabled();
    await typeStrong(widget.user);
    await widget.user.click(continueButton());
    await heading('Success!');
    expect(screen.getByText('You are logged in.')).toBeVisible();
    expect(page.lastCall('/passwords/email/reset').body).toEqual({
      token: widget.passwordResetToken,
      password: STRONG_PASSWORD,
      session_duration_minutes: 30,
    });
    await eventually(() =>
      expect(widget.eventTypes()).toEqual(['PASSWORD_RESET_BY_EMAIL', 'AUTHENTICATE_FLOW_COMPLETE']),
    );
    expect(widget.client.session.getSync()).not.toBeNull();
    expect(location.search).toBe('?from=mail');
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
  });

  it('checks the strength without an address', async () => {
    const widget = await openMail(page, 'reset_password');
    await typeStrong(widget.user);
    expect(page.lastCall('/passwords/strength_check').body).toEqual({ password: STRONG_PASSWORD });
  });

  it('keeps the typed text and the token after a network failure, and succeeds at the next try', async () => {
    const widget = await openMail(page, 'reset_password');
    await typeStrong(widget.user);
    await page.fault('/passwords/email/reset', { times: 1, drop: true });
    await widget.user.click(continueButton());
    await alertText('Unable to contact our servers. Check your internet connection and try again.');
    expect(await newPasswordField()).toHaveValue(STRONG_PASSWORD);
    expect(location.search).toBe('?from=mail');
    expect(widget.errors).toMatchObject([{ name: 'StytchAPIUnreachableError' }]);
    await widget.user.click(continueButton());
    await heading('Success!');
  });

  it('logs in without a password by the same link', async () => {
    const widget = await openMail(page, 'reset_password');
    await heading('Set a new password');
    await widget.user.click(screen.getByRole('button', { name: 'Log in without a password' }));
    await heading('Success!');
    expect(page.lastCall('/magic_links/authenticate').body).toEqual({
      token: widget.passwordResetToken,
      session_duration_minutes: 30,
    });
    expect(location.search).toBe('?from=mail');
  });

  it('no press and no Enter sends the password while the log-in without it is under way', async () => {
    const widget = await openMail(page, 'reset_password');
    await typeStrong(widget.user);
    await page.fault('/magic_links/authenticate', { times: 1, delay_ms: 300 });
    const [submit, field] = [continueButton(), await newPasswordField()];
    await widget.user.click(screen.getByRole('button', { name: 'Log in without a password' }));
    await widget.user.click(submit);
    await widget.user.type(field, '{Enter}');
    await heading('Success!');
    expect(page.calls('/passwords/email/reset')).toEqual([]);
    expect(page.calls('/magic_links/authenticate')).toHaveLength(1);
  });

  it('shows a failed log-in below its button', async () => {
    const widget = await openMail(page, 'reset_password');
    await heading('Set a new password');
    await page.fault('/magic_links/authenticate', { times: 1, drop: true });
    await widget.user.click(screen.getByRole('button', { name: 'Log in without a password' }));
    await alertText('Unable to contact our servers. Check your internet connection and try again.');
    expect(await newPasswordField()).toHaveAttribute('aria-invalid', 'false');
    expect(widget.errors).toHaveLength(1);
  });

  it('a link that has set a password cannot sign in afterwards', async () => {
    const widget = await openMail(page, 'reset_password');
    const second = await page.lastLinkToken(EMAIL, 1);
    await typeStrong(widget.user);
    await widget.user.click(continueButton());
    await heading('Success!');
    const again = { token: widget.passwordResetToken, session_duration_minutes: 30 };
    expect(await rejection(widget.client.magicLinks.authenticate(again.token, again))).toMatchObject({
      name: 'StytchAPIError',
    });
    expect(second).not.toBe('');
  });
});

describe('§4 Password reset widget: the token in the page’s address', () => {
  it('leaves the address before any call, and a mount after a reload finds it', async () => {
    const widget = await openMail(page, 'reset_password');
    await heading('Set a new password');
    expect(location.search).toBe('?from=mail');
    expect(widget.client.parseAuthenticateUrl()).toEqual({
      handled: false,
      tokenType: 'reset_password',
      token: widget.passwordResetToken,
    });
    widget.mount.unmount();
    const again = renderPasswordReset(page, { client: widget.client, passwordResetToken: null as never });
    await typeStrong(again.user);
    await again.user.click(continueButton());
    await heading('Success!');
    expect(page.lastCall('/passwords/email/reset').body).toMatchObject({ token: widget.passwordResetToken });
    expect(JSON.stringify({ ...sessionStorage })).not.toContain(widget.passwordResetToken);
  });
});

describe('§4 PKCE: reset mails', () => {
  beforeEach(() => page.project({ bootstrap: { pkce_required_for_password_resets: true } }));

  it('works in the browser that requested it, and uses its verifier once', async () => {
    const widget = await openMail(page, 'reset_password');
    const key = `stytch_sdk_state_${page.publicToken}::PKCE_VERIFIER:passwords`;
    expect(localStorage.getItem(key)).not.toBeNull();
    await typeStrong(widget.user);
    await widget.user.click(continueButton());
    await heading('Success!');
    expect(localStorage.getItem(key)).toBeNull();
  });

  it.each(['reset_password', 'login'] as const)(
    'opened in another browser (%s) shows its message before any input or call',
    async (kind) => {
      const passwordResetToken = await followLink(page, kind);
      localStorage.clear();
      const widget = renderPasswordReset(page, { passwordResetToken });
      await heading('This link only works where you asked for it');
      expect(screen.getByText(/another browser/).closest('[role=alert]')).not.toBeNull();
      expect(widget.errors).toMatchObject([{ name: 'MissingPKCEError' }]);
      expect(page.calls('/magic_links/authenticate')).toEqual([]);

      await enter(widget.user, screen.getByRole('textbox', { name: 'Email address' }), `${EMAIL}{Enter}`);
      await mailIsSent();
      widget.mount.unmount();
      history.replaceState(null, '', `/reset?stytch_token_type=${kind}`);
      renderPasswordReset(page, {
        client: widget.client,
        passwordResetToken: await page.lastLinkToken(EMAIL, kind === 'login' ? 1 : 0),
      });
      await heading(kind === 'login' ? 'Success!' : 'Set a new password');
    },
  );
});

describe('§1 Mounting the password reset widget', () => {
  it.each([undefined, '', null, 7])('throws for a token that is %p', (token) => {
    const call = () =>
      mountPasswordReset({
        publicToken: page.publicToken,
        options: page.options,
        selector: document.body,
        passwordResetToken: token as string,
      });
    expect(call).toThrow(
      /Invalid call to PriceRxAuth\.mountPasswordReset\npasswordResetToken must be a string/,
    );
  });
});
