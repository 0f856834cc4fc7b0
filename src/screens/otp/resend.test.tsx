import { screen } from '@testing-library/react';
import { setUpWidgetPage } from '../../../tests/renderWidget';
import { eventually, holdTime, pass } from '../../../tests/time';
import {
  alertText,
  askForEmailCode,
  askForSmsCode,
  codeField,
  EMAIL,
  enter,
  heading,
  isOff,
  PHONE,
} from '../../../tests/visits';

const page = setUpWidgetPage();
beforeEach(holdTime);

const button = () => screen.getByRole('button', { name: /^(Resend code|Code sent)$/ });
const label = (text: string) => eventually(() => expect(button()).toHaveTextContent(text));
const toast = (text: string) =>
  eventually(() => {
    const texts = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(texts).toContain(text);
  });
const TOO_MANY = {
  status_code: 429,
  error_type: 'too_many_requests',
  error_message: 'Too many requests have been made.',
  error_url: 'https://stytch.com/docs/api/errors/429',
  request_id: 'request-1',
};

describe('§2 Resend code', () => {
  it('is off while sending, and for 2 s after "Code sent"', async () => {
    const widget = await askForEmailCode(page);
    await page.fault('/otps/email/login_or_create', { delay_ms: 100 });
    await widget.user.click(button());
    expect(isOff(button())).toBe(true);
    expect(button()).toHaveTextContent('Resend code');
    await label('Code sent');
    expect(isOff(button())).toBe(true);
    await pass(1_999);
    expect(button()).toHaveTextContent('Code sent');
    await pass(1);
    expect(button()).toHaveTextContent('Resend code');
    expect(isOff(button())).toBe(false);
  });

  it('makes the newest code the one that counts', async () => {
    const widget = await askForEmailCode(page);
    const methodOf = (at: number) => (widget.events[at]?.data as { method_id: string }).method_id;
    await enter(widget.user, await codeField(), '123');
    await widget.user.click(button());
    await label('Code sent');
    expect(widget.eventTypes()).toEqual(['OTP_LOGIN_OR_CREATE', 'OTP_LOGIN_OR_CREATE']);
    expect(methodOf(1)).not.toBe(methodOf(0));
    const input = await codeField();
    expect(input).toHaveValue('');

    await enter(widget.user, input, await page.lastCode(EMAIL));
    await heading('Success!');
    expect(page.lastCall('/otps/authenticate').body).toMatchObject({ method_id: methodOf(1) });
  });

  it('tells of a new email in a toast for 2 s, and logs that it was asked for', async () => {
    const widget = await askForEmailCode(page);
    await widget.user.click(button());
    await toast('Email resent');
    await pass(800);
    await page.idle();
    const [event] = await page.events('email_try_again_clicked');
    expect(event?.details).toEqual({ email: EMAIL, type: 'login_or_create_otp' });
    await pass(1_300 + 1_000);
    expect(screen.queryByText('Email resent')).toBeNull();
  });

  it('has neither toast nor log entry for a text message', async () => {
    const widget = await askForSmsCode(page);
    await widget.user.click(button());
    await label('Code sent');
    expect(screen.queryByText('Email resent')).toBeNull();
    expect(await page.messagesTo(PHONE)).toHaveLength(2);
    await pass(800);
    await page.idle();
    expect(await page.events('email_try_again_clicked')).toEqual([]);
  });

  it('sends one code for several quick clicks', async () => {
    const widget = await askForEmailCode(page);
    const resend = button();
    await widget.user.dblClick(resend);
    await label('Code sent');
    await widget.user.click(button());
    await page.idle();
    expect(await page.messagesTo(EMAIL)).toHaveLength(2);
  });

  it('a failure is said on the screen, in a toast for 4 s, and to the host; the button is ready at once', async () => {
    const widget = await askForEmailCode(page);
    await page.fault('/otps/email/login_or_create', { drop: true });
    await widget.user.click(button());
    await alertText('Unable to contact our servers.');
    await toast('Unable to contact our servers.');
    expect(isOff(button())).toBe(false);
    expect(button()).toHaveTextContent('Resend code');
    expect(widget.errors).toMatchObject([{ name: 'StytchAPIUnreachableError' }]);

    await pass(3_900);
    await toast('Unable to contact our servers.');
    await pass(100 + 1_000);
    expect(screen.queryAllByRole('listitem')).toEqual([]);
    // What was said in the toast stays on the screen.
    await alertText('Unable to contact our servers.');
  });

  it('shows the provider’s own words', async () => {
    const widget = await askForEmailCode(page);
    await page.fault('/otps/email/login_or_create', { status: 429, body: TOO_MANY });
    await widget.user.click(button());
    await toast('Too many requests have been made.');
    expect(widget.errors).toMatchObject([{ name: 'StytchAPIError', error_type: 'too_many_requests' }]);
  });

  it('waits as long as the provider asks, and shows the wait', async () => {
    const widget = await askForEmailCode(page);
    await page.fault('/otps/email/login_or_create', {
      status: 429,
      body: TOO_MANY,
      headers: { 'Retry-After': '12' },
    });
    await widget.user.click(button());
    const waits = (seconds: number) =>
      eventually(() =>
        expect(
          screen.getByText(`You can ask for a new code in ${seconds} s`, { exact: false, selector: 'p' }),
        ).toBeVisible(),
      );
    await waits(12);
    expect(isOff(button())).toBe(true);
    await pass(10_000);
    await waits(2);
    // Said aloud once, not each second (WCAG 4.1.3).
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
      'You can ask for a new code in 12 s',
    );
    expect(isOff(button())).toBe(true);
    await pass(2_000);
    expect(screen.queryAllByText(/You can ask for a new code/)).toEqual([]);
    expect(isOff(button())).toBe(false);

    await widget.user.click(button());
    await label('Code sent');
  });

  it('leaves the old code in force when no new one could be sent', async () => {
    const widget = await askForEmailCode(page);
    await page.fault('/otps/email/login_or_create', { drop: true });
    await widget.user.click(button());
    await toast('Unable to contact our servers.');
    await enter(widget.user, await codeField(), await page.lastCode(EMAIL));
    await heading('Success!');
  });
});
