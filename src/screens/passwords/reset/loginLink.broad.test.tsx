import { screen } from '@testing-library/react';
import { renderPasswordReset, setUpWidgetPage } from '../../../../tests/renderWidget';
import { eventually } from '../../../../tests/time';
import { followLink, openMail } from '../../../../tests/visits/reset';
import { alertText, EMAIL, guardedButton, heading } from '../../../../tests/visits/signIn';
import { createClient } from '../../../index';

const page = setUpWidgetPage();

describe('§4 Password reset widget: log-in link', () => {
  it('signs in at once, and removes the token from the address first', async () => {
    const widget = await openMail(page, 'login');
    await heading('Success!');
    expect(page.calls('/magic_links/authenticate')).toHaveLength(1);
    expect(page.lastCall('/magic_links/authenticate').body).toMatchObject({
      token: widget.passwordResetToken,
    });
    expect(location.search).toBe('?from=mail');
    expect(widget.eventTypes()).toEqual(['AUTHENTICATE_FLOW_COMPLETE']);
  });

  it('shows "Logging in..." during the call', async () => {
    await page.fault('/magic_links/authenticate', { times: 1, delay_ms: 300 });
    await openMail(page, 'login');
    await eventually(() => expect(screen.getByRole('status')).toHaveTextContent('Logging in...'));
    await heading('Success!');
  });

  it('shows a failure with a retry', async () => {
    await page.fault('/magic_links/authenticate', { times: 1, drop: true });
    const widget = await openMail(page, 'login');
    await heading('We could not log you in');
    await alertText('Unable to contact our servers. Check your internet connection and try again.');
    expect(widget.errors).toMatchObject([{ name: 'StytchAPIUnreachableError' }]);
    await widget.user.click(screen.getByRole('button', { name: 'Try again' }));
    await heading('Success!');
  });

  it('waits for a click in a browser that did not request the mail', async () => {
    const passwordResetToken = await followLink(page, 'login');
    localStorage.clear();
    const widget = renderPasswordReset(page, { passwordResetToken });
    await heading('Log in');
    await page.idle();
    expect(page.calls('/magic_links/authenticate')).toEqual([]);
    await widget.user.click(await guardedButton('Log in'));
    await heading('Success!');
  });

  it('signs in without a click when passwordOptions.confirmLogin is false', async () => {
    const passwordResetToken = await followLink(page, 'login');
    localStorage.clear();
    renderPasswordReset(page, {
      passwordResetToken,
      config: { passwordOptions: { confirmLogin: false } },
    });
    await heading('Success!');
  });

  it('waits for a click when this browser requested another mail', async () => {
    const passwordResetToken = await followLink(page, 'login');
    localStorage.clear();
    await page.project({ bootstrap: { pkce_required_for_password_resets: true } });
    const other = createClient(page.publicToken, page.options);
    await other.passwords.resetByEmailStart({ email: EMAIL });
    other.destroy();
    const widget = renderPasswordReset(page, { passwordResetToken });
    await heading('Log in');
    expect(widget.client.session.getSync()).toBeNull();
    await widget.user.click(await guardedButton('Log in'));
    await heading('Success!');
  });

  it('refuses the link of another user’s mail, offers a new mail, and the honest link still signs in', async () => {
    const mallory = await followLink(page, 'login', 'mallory@example.com');
    localStorage.clear();
    const honest = await followLink(page, 'login');
    history.replaceState(null, '', `/reset?stytch_token_type=login&token=${mallory}`);
    const widget = renderPasswordReset(page, { passwordResetToken: mallory });
    await heading('We could not log you in');
    await alertText(
      'This link is for a different account, so you were not logged in. Open the link in the email that you asked for.',
    );
    expect(screen.getByRole('button', { name: 'Send a new email' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(widget.client.session.getSync()).toBeNull();
    widget.mount.unmount();

    history.replaceState(null, '', `/reset?stytch_token_type=login&token=${honest}`);
    renderPasswordReset(page, { client: widget.client, passwordResetToken: honest });
    await heading('Success!');
  });
});
