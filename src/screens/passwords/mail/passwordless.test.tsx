import { screen } from '@testing-library/react';
import { StrictMode, useEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import {
  giveEmail,
  makeAccount,
  PASSWORDS,
  PASSWORDS_AND_CODE,
  PASSWORDS_AND_LINK,
} from '../../../../tests/visits/passwords';
import { button } from '../../../../tests/visits/button';
import { makeClient, makeElement, setUpUser, setUpWidgetPage } from '../../../../tests/renderWidget';
import { eventually } from '../../../../tests/time';
import {
  alertText,
  codeField,
  EMAIL,
  emailField,
  enter,
  heading,
  restorePage,
} from '../../../../tests/visits/signIn';
import type { WidgetConfig } from '../../../domain/config/config';
import { mountLogin } from '../../../index';

const page = setUpWidgetPage();
const CODES = '/otps/email/login_or_create';
const LINKS = '/magic_links/email/login_or_create';
const RESETS = '/passwords/email/reset/start';

const SENDS = [
  { name: 'a code', config: PASSWORDS_AND_CODE, path: CODES, title: 'Enter your code' },
  { name: 'a link', config: PASSWORDS_AND_LINK, path: LINKS, title: 'Check your email' },
  { name: 'neither', config: PASSWORDS, path: RESETS, title: 'Set a password' },
];

/** An account without a password. */
async function openPasswordless(config: WidgetConfig) {
  await makeAccount(page, {});
  return giveEmail(page, config);
}

describe('§4 Password flow: an account without a password', () => {
  it('gets a code, entered on the same screen', async () => {
    const widget = await openPasswordless(PASSWORDS_AND_CODE);
    const field = await codeField();
    expect(field).toHaveFocus();
    expect(screen.getAllByRole('heading')).toHaveLength(1);
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Enter your code');
    expect(screen.getAllByRole('button', { name: 'Back' })).toHaveLength(1);
    expect(screen.getByText(/Your code expires in [45]:/)).toBeVisible();
    await enter(widget.user, field, await page.lastCode(EMAIL));
    await heading('Success!');
    await page.idle();
    expect(widget.eventTypes()).toEqual([
      'OTP_LOGIN_OR_CREATE',
      'OTP_AUTHENTICATE',
      'AUTHENTICATE_FLOW_COMPLETE',
    ]);
  });

  it('can enter the code again after a refusal, and resend it', async () => {
    const widget = await openPasswordless(PASSWORDS_AND_CODE);
    const wrong = (await page.lastCode(EMAIL)) === '000000' ? '111111' : '000000';
    await enter(widget.user, await codeField(), wrong);
    await alertText('Invalid passcode, please try again.');
    await widget.user.click(button('Resend code'));
    await eventually(() => expect(page.calls(CODES)).toHaveLength(2));
    await eventually(async () => expect(await codeField()).toHaveValue(''));
    await enter(widget.user, await codeField(), await page.lastCode(EMAIL));
    await heading('Success!');
  });

  it('gets a link, with a message on the same screen', async () => {
    const widget = await openPasswordless(PASSWORDS_AND_LINK);
    expect(await heading('Check your email')).toHaveFocus();
    expect(screen.getByText(EMAIL).closest('strong, b')).not.toBeNull();
    expect(screen.getAllByRole('button', { name: 'Back' })).toHaveLength(1);
    expect(screen.getByRole('link', { name: /Open in Gmail/ })).toBeVisible();
    expect(widget.eventTypes()).toEqual(['MAGIC_LINK_LOGIN_OR_CREATE']);
    expect(page.lastCall(LINKS).body).toMatchObject({ email: EMAIL, login_expiration_minutes: 20 });
  });

  it('gets the reset mail where no other method is configured', async () => {
    const widget = await openPasswordless(PASSWORDS);
    expect(await heading('Set a password')).toHaveFocus();
    expect(screen.getByText(EMAIL).closest('strong, b')).not.toBeNull();
    expect(screen.queryByRole('button', { name: 'Log in without a password' })).toBeNull();
    expect((await page.messagesTo(EMAIL))[0]?.links).toHaveLength(2);
    expect(widget.eventTypes()).toEqual(['PASSWORD_RESET_BY_EMAIL_START']);
  });
});

describe('§4 Password flow: the mail sent on arrival', () => {
  it.each(SENDS)('is sent once ($name), whatever the host re-renders', async ({ config, path, title }) => {
    const widget = await openPasswordless(config);
    await heading(title);
    widget.rerender({ strings: { 'login.title': 'Hello' } });
    widget.rerender({ styles: { hideHeaderText: true } });
    await page.idle();
    expect(page.calls(path)).toHaveLength(1);
    expect(await page.messagesTo(EMAIL)).toHaveLength(1);
  });

  it('is sent once under StrictMode', async () => {
    await makeAccount(page, {});
    const element = makeElement(page);
    const client = makeClient(page);
    function Host() {
      const place = useRef<HTMLDivElement>(null);
      useEffect(() => {
        if (!place.current) return;
        const mount = mountLogin({
          client,
          selector: place.current,
          config: PASSWORDS_AND_CODE,
          loading: 'eager',
        });
        return () => mount.unmount();
      }, []);
      return <div ref={place} />;
    }
    const root = createRoot(element);
    page.onCleanUp(() => root.unmount());
    root.render(
      <StrictMode>
        <Host />
      </StrictMode>,
    );
    const user = setUpUser();
    await enter(user, await emailField(), `${EMAIL}{Enter}`);
    await codeField();
    await page.idle();
    expect(page.calls(CODES)).toHaveLength(1);
  });

  it.each(SENDS)('is not sent again on a second visit ($name)', async ({ config, path, title }) => {
    const widget = await openPasswordless(config);
    await heading(title);
    await widget.user.click(button('Back'));
    await emailField();
    await widget.user.click(button('Continue with email'));
    await heading(title);
    await page.idle();
    expect(page.calls(path)).toHaveLength(1);
  });

  it('its code works on a second visit', async () => {
    const widget = await openPasswordless(PASSWORDS_AND_CODE);
    const code = await page.lastCode(EMAIL);
    await codeField();
    await widget.user.click(button('Back'));
    await emailField();
    await widget.user.click(button('Continue with email'));
    await enter(widget.user, await codeField(), code);
    await heading('Success!');
  });

  it('is sent again for another address, after "Try again", and after a sign-out', async () => {
    const widget = await openPasswordless(PASSWORDS_AND_LINK);
    await heading('Check your email');
    await widget.user.click(button('Try again'));
    await enter(widget.user, await emailField(), `${EMAIL}{Enter}`);
    await heading('Check your email');
    await eventually(() => expect(page.calls(LINKS)).toHaveLength(2));

    const token = await page.lastLinkToken(EMAIL);
    await widget.client.magicLinks.authenticate(token, { session_duration_minutes: 30 });
    await widget.client.session.revoke();
    await widget.user.click(button('Back'));
    await emailField();
    await widget.user.click(button('Continue with email'));
    await heading('Check your email');
    await eventually(() => expect(page.calls(LINKS)).toHaveLength(3));

    await page.control.createUser({ public_token: page.publicToken, email: 'grace@example.com' });
    await widget.user.click(button('Back'));
    const field = await emailField();
    await widget.user.clear(field);
    await enter(widget.user, field, 'grace@example.com{Enter}');
    await eventually(() => expect(screen.getByText('grace@example.com')).toBeVisible());
    expect(page.calls(LINKS)).toHaveLength(4);
  });

  it.each(SENDS)('shows a failure on the screen and in a toast, and reports it ($name)', async (send) => {
    await page.fault(send.path, { drop: true });
    const widget = await openPasswordless(send.config);
    await alertText('Unable to contact our servers. Check your internet connection and try again.');
    await eventually(() =>
      expect(screen.getByRole('listitem')).toHaveTextContent(
        'Unable to contact our servers. Check your internet connection and try again.',
      ),
    );
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(screen.getByText(/We could not send an email to/)).toHaveTextContent(EMAIL);
    expect(screen.getAllByRole('button', { name: 'Back' })).toHaveLength(1);
    expect(widget.errors).toMatchObject([{ name: 'StytchAPIUnreachableError' }]);
    expect(widget.events).toEqual([]);

    await widget.user.click(button('Try again'));
    await heading(send.title);
    expect(await page.messagesTo(EMAIL)).toHaveLength(1);
    expect(widget.events).toHaveLength(1);
  });

  it('a pending one can be requested again after the page was left', async () => {
    await page.fault(LINKS, { drop: true, delay_ms: 120 });
    const widget = await openPasswordless(PASSWORDS_AND_LINK);
    await eventually(() => expect(page.calls(LINKS)).toHaveLength(1));
    restorePage();
    await eventually(() => button('Try again'));
    await page.idle();
    await widget.user.click(button('Try again'));
    await heading('Check your email');
    expect(widget.errors).toEqual([]);
  });
});
