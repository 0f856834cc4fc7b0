import { screen } from '@testing-library/react';
import { setUpWidgetPage } from '../../../tests/renderWidget';
import { eventually, holdTime, pass } from '../../../tests/time';
import { label, REFUSED_CODE, resendButton as button } from '../../../tests/visits/resend';
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

const toast = (text: string) =>
  eventually(() => {
    const texts = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(texts).toContain(text);
  });
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
});
