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
} from '../../../tests/visits/signIn';

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

const REFUSED_CODE = {
  status: 404,
  body: { ...TOO_MANY, status_code: 404, error_type: 'otp_code_not_found' },
};

describe('§2 Resend code', () => {
  it('is disabled while sending, and for 2 s after "Code sent"', async () => {
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

  it('makes only the newest code valid', async () => {
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

  it('a code that arrives before the answer to its resend signs in when the answer is there', async () => {
    const widget = await askForEmailCode(page);
    const methodOf = (at: number) => (widget.events[at]?.data as { method_id: string }).method_id;
    const before = await page.lastCode(EMAIL);
    await page.fault('/otps/email/login_or_create', { delay_ms: 3_000 });
    await widget.user.click(button());
    await eventually(async () => expect(await page.lastCode(EMAIL)).not.toBe(before));
    const input = await codeField();
    await enter(widget.user, input, await page.lastCode(EMAIL));
    await pass(2_900);
    expect(page.calls('/otps/authenticate')).toEqual([]);
    expect(input).toHaveValue(await page.lastCode(EMAIL));
    await pass(100);
    await heading('Success!');
    expect(page.lastCall('/otps/authenticate').body).toMatchObject({ method_id: methodOf(1) });
  });

  it('shows a toast for 2 s after an email, and logs the resend', async () => {
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

  it('shows no toast and logs nothing for a text message', async () => {
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

  it.each(['refused', 'not sent because the network fails'])(
    'shows only below its link that a new code was %s, and the link works at once',
    async (how) => {
      const widget = await askForEmailCode(page);
      const isRefused = how === 'refused';
      const words = isRefused ? 'Too many requests have been made.' : 'Unable to contact our servers.';
      await page.fault(
        '/otps/email/login_or_create',
        isRefused ? { status: 429, body: TOO_MANY } : { drop: true },
      );
      await widget.user.click(button());
      await eventually(() => expect(button()).toHaveAccessibleDescription(words));
      expect(screen.getAllByText(words)).toHaveLength(1);
      expect(await codeField()).not.toHaveAccessibleDescription(expect.stringContaining(words));
      expect(await codeField()).toBeValid();
      expect(button()).toHaveFocus();
      expect(isOff(button())).toBe(false);
      expect(button()).toHaveTextContent('Resend code');
      expect(widget.errors).toMatchObject([
        isRefused
          ? { name: 'StytchAPIError', error_type: 'too_many_requests' }
          : { name: 'StytchAPIUnreachableError' },
      ]);
      await pass(5_000);
      expect(screen.queryAllByRole('listitem')).toEqual([]);
      expect(screen.getAllByText(words)).toHaveLength(1);

      await widget.user.click(button());
      await label('Code sent');
      expect(screen.queryAllByText(words)).toEqual([]);
    },
  );

  it('keeps the code’s error below the code when a resend is refused', async () => {
    const widget = await askForEmailCode(page);
    await page.fault('/otps/authenticate', REFUSED_CODE);
    await enter(widget.user, await codeField(), '123456');
    await alertText('Invalid passcode, please try again.');
    await page.fault('/otps/email/login_or_create', { status: 429, body: TOO_MANY });
    await widget.user.click(button());
    await eventually(() => expect(button()).toHaveAccessibleDescription('Too many requests have been made.'));
    expect(await codeField()).toHaveAccessibleDescription(
      expect.stringContaining('Invalid passcode, please try again.'),
    );
  });

  it.each(['another', 'the same'])(
    'submits the same six digits again when the new code has %s method id',
    async (which) => {
      const widget = await askForEmailCode(page);
      const { method_id } = widget.events[0]?.data as { method_id: string };
      await page.fault('/otps/authenticate', REFUSED_CODE);
      await enter(widget.user, await codeField(), '123456');
      await alertText('Invalid passcode, please try again.');
      if (which === 'the same') {
        const data = { status_code: 200, request_id: 'r', method_id };
        await page.fault('/otps/email/login_or_create', { status: 200, body: { data } });
      }
      await widget.user.click(button());
      await label('Code sent');
      expect(await codeField()).toHaveValue('');

      await page.fault('/otps/authenticate', REFUSED_CODE);
      await enter(widget.user, await codeField(), '123456');
      await alertText('Invalid passcode, please try again.');
      await page.idle();
      expect(page.calls('/otps/authenticate').map(({ body }) => body?.['token'])).toEqual([
        '123456',
        '123456',
      ]);
    },
  );

  it('is disabled for the provider’s Retry-After, and shows the remaining wait', async () => {
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
    expect(screen.queryAllByText('Too many requests have been made.')).toEqual([]);
    expect(screen.getByText("Didn't get it?", { exact: false })).toBeVisible();
    const announced = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
    // Announced once, not each second (WCAG 4.1.3); the visible text continues to count.
    expect(announced()).toContain('You can ask for a new code in 12\u00a0s');
    expect(isOff(button())).toBe(true);
    await pass(10_000);
    await waits(2);
    expect(announced().join()).not.toContain('You can ask');
    expect(isOff(button())).toBe(true);
    await pass(2_000);
    expect(screen.queryAllByText(/You can ask for a new code/)).toEqual([]);
    expect(isOff(button())).toBe(false);

    await widget.user.click(button());
    await label('Code sent');
  });

  it.each([
    ['cannot be sent', { drop: true }, 'Unable to contact our servers.'],
    [
      'is sent without a method id',
      { status: 200, body: { data: {} } },
      'Invalid JSON response from our servers.',
    ],
  ])('keeps the old code valid when a new one %s', async (_, fault, words) => {
    const widget = await askForEmailCode(page);
    await page.fault('/otps/email/login_or_create', fault);
    await widget.user.click(button());
    await alertText(words);
    await enter(widget.user, await codeField(), await page.lastCode(EMAIL));
    await heading('Success!');
  });
});
