import { screen } from '@testing-library/react';
import { setUpWidgetPage } from '../../../../tests/renderWidget';
import {
  comeToLogIn,
  currentPasswordField,
  giveEmail,
  makeAccount,
  PASSWORDS,
} from '../../../../tests/visits/passwords';
import { button } from '../../../../tests/visits/button';
import { eventually, holdTime, pass } from '../../../../tests/time';
import { alertText, EMAIL, emailField, enter, heading, isOff } from '../../../../tests/visits/signIn';
import type { WidgetConfig } from '../../../domain/config/config';

const page = setUpWidgetPage();
const START = '/passwords/email/reset/start';

async function forgotten(config: WidgetConfig = PASSWORDS) {
  const widget = await comeToLogIn(page, config);
  await widget.user.click(button('Forgot password?'));
  await heading('Check your email');
  return widget;
}

async function refused(why: { requires_reset?: boolean; breached?: boolean }) {
  const password = 'known to many 1';
  const widget = await comeToLogIn(page, PASSWORDS, { password, ...why });
  await enter(widget.user, await currentPasswordField(), `${password}{Enter}`);
  await heading('Please set a new password');
  return widget;
}

async function withoutPassword() {
  await makeAccount(page, {});
  const widget = await giveEmail(page);
  await heading('Set a password');
  return widget;
}

const SCREENS = [
  { name: 'PasswordForgot', open: () => forgotten(), event: 0, logged: 1 },
  { name: 'PasswordBreached', open: () => refused({ breached: true }), event: 0, logged: 0 },
  { name: 'PasswordDedupe', open: () => refused({ requires_reset: true }), event: 0, logged: 0 },
  { name: 'PasswordSetNew', open: withoutPassword, event: 1, logged: 0 },
];

const resend = () => button('Resend email');
const items = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
const waitShown = () =>
  screen.queryByText(/^You can request another email in/, { selector: 'p' })?.textContent;
const announced = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

describe('§2 Password screens: resend of the reset mail', () => {
  it.each(SCREENS)(
    '$name sends the mail again, confirms it on the screen and in a toast, logs it where specified, and leads back',
    async (each) => {
      holdTime();
      const widget = await each.open();
      const before = widget.events.length;
      const failures = widget.errors.length;
      await widget.user.click(resend());
      await eventually(() => expect(items()).toEqual(['Email resent']));
      expect(announced()).toContain('Email resent');
      expect(await page.messagesTo(EMAIL)).toHaveLength(2);
      expect(widget.eventTypes().slice(before)).toEqual(
        Array(each.event).fill('PASSWORD_RESET_BY_EMAIL_START'),
      );
      expect(widget.errors).toHaveLength(failures);
      await pass(800);
      await page.idle();
      const logged = await page.events('email_try_again_clicked');
      expect(logged.map(({ details }) => details)).toEqual(
        Array(each.logged).fill({ email: EMAIL, type: 'reset_password' }),
      );
      await widget.user.click(button('Back'));
      expect(await emailField()).toHaveValue(EMAIL);
    },
  );

  it('is disabled while sending and for 2 s after, and keeps its message', async () => {
    const widget = await forgotten();
    holdTime();
    await page.fault(START, { delay_ms: 60 });
    await widget.user.dblClick(resend());
    expect(isOff(resend())).toBe(true);
    await eventually(() => expect(announced()).toContain('Email resent'));
    await pass(1_999);
    expect(isOff(resend())).toBe(true);
    await pass(1);
    expect(isOff(resend())).toBe(false);
    expect(announced()).toContain('Email resent');
    expect(page.calls(START)).toHaveLength(2);
  });

  it.each(SCREENS)('$name shows a failure once on the screen, and reports it', async ({ open }) => {
    const widget = await open();
    const failures = widget.errors.length;
    await page.fault(START, { drop: true });
    await widget.user.click(resend());
    await alertText('Unable to contact our servers. Check your internet connection and try again.');
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    await eventually(() =>
      expect(items()).toEqual([
        'Unable to contact our servers. Check your internet connection and try again.',
      ]),
    );
    expect(widget.errors.slice(failures)).toMatchObject([{ name: 'StytchAPIUnreachableError' }]);
    expect(announced()).not.toContain('Email resent');
    await widget.user.click(resend());
    await eventually(() => expect(announced()).toContain('Email resent'));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('waits as long as the provider asks, shows the wait, and blocks nothing else', async () => {
    const widget = await forgotten();
    holdTime();
    await page.fault(START, {
      status: 429,
      headers: { 'Retry-After': '12' },
      body: {
        status_code: 429,
        error_type: 'too_many_requests',
        error_message: 'Too many requests have been made.',
        error_url: '',
        request_id: 'r',
      },
    });
    await widget.user.click(resend());
    await eventually(() => expect(waitShown()).toBe('You can request another email in 12 seconds'));
    await eventually(() => expect(items()).toEqual(['You can request another email in 12 seconds']));
    expect(isOff(resend())).toBe(true);
    // Announced once, not each second (WCAG 4.1.3), and then left to the visible text.
    expect(announced()).toContain('You can request another email in 12 seconds');
    await pass(11_000);
    expect(waitShown()).toBe('You can request another email in 1 second');
    expect(announced().join()).not.toContain('email in 1 second');
    expect(button('Log in without a password')).toBeEnabled();
    await pass(1_000);
    expect(isOff(resend())).toBe(false);
    expect(waitShown()).toBeUndefined();
  });
});

describe('§2 Password screens: other choices after the reset mail', () => {
  it.each(SCREENS.slice(0, 3))('$name sends an email link instead, without an event', async ({ open }) => {
    const widget = await open();
    const before = widget.events.length;
    await widget.user.click(button('Log in without a password'));
    await heading('Check your email');
    await eventually(() => screen.getByRole('link', { name: /Open in Gmail/ }));
    expect(page.calls('/magic_links/email/login_or_create')).toHaveLength(1);
    expect(widget.events).toHaveLength(before);
    const [, link] = await page.messagesTo(EMAIL);
    expect(link?.links?.[0]?.url).toContain('magic_links');
  });

  it('a link that fails shows its error below its button', async () => {
    const widget = await forgotten();
    await page.fault('/magic_links/email/login_or_create', { drop: true });
    await widget.user.click(button('Log in without a password'));
    await alertText('Unable to contact our servers. Check your internet connection and try again.');
    expect(widget.errors).toMatchObject([{ name: 'StytchAPIUnreachableError' }]);
    expect(button('Log in without a password')).toHaveFocus();
    await widget.user.click(button('Log in without a password'));
    await eventually(() => screen.getByRole('link', { name: /Open in Gmail/ }));
  });
});

describe('§4 Password flow: the request for a reset mail', () => {
  it('has the host’s options under the wire’s names', async () => {
    await forgotten({
      products: ['passwords'],
      passwordOptions: {
        loginRedirectURL: 'https://example.com/in',
        loginExpirationMinutes: 5,
        resetPasswordRedirectURL: 'https://example.com/reset',
        resetPasswordExpirationMinutes: 15,
        resetPasswordTemplateId: 'reset-t',
      },
    });
    expect(page.lastCall(START).body).toEqual({
      email: EMAIL,
      login_redirect_url: 'https://example.com/in',
      reset_password_redirect_url: 'https://example.com/reset',
      reset_password_expiration_minutes: 15,
      reset_password_template_id: 'reset-t',
    });
  });

  it('has a challenge of its own where the project requires PKCE', async () => {
    await page.project({ bootstrap: { pkce_required_for_password_resets: true } });
    const widget = await forgotten();
    const { code_challenge } = page.lastCall(START).body ?? {};
    expect(code_challenge).toEqual(expect.any(String));
    await widget.user.click(resend());
    await eventually(() => expect(page.calls(START)).toHaveLength(2));
    const again = page.lastCall(START).body?.code_challenge;
    expect(again).toEqual(expect.any(String));
    expect(again).not.toBe(code_challenge);
  });
});
