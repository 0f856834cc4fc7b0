import { screen } from '@testing-library/react';
import { setUpWidgetPage } from '../../../tests/renderWidget';
import { eventually, holdTime, pass } from '../../../tests/time';
import { label, REFUSED_CODE, resendButton as button, TOO_MANY } from '../../../tests/visits/resend';
import {
  alertText,
  askForEmailCode,
  codeField,
  EMAIL,
  enter,
  heading,
  isOff,
} from '../../../tests/visits/signIn';

const page = setUpWidgetPage();
beforeEach(holdTime);

/** The screen announces the same text. */
const toasts = (...texts: string[]) =>
  eventually(() => {
    const items = screen.queryAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual(texts);
  });

describe('§2 Resend code: a resend that fails', () => {
  it.each(['refused', 'not sent because the network fails'])(
    'shows below its link and in a toast of 4 s that a new code was %s, and the link works at once',
    async (how) => {
      const widget = await askForEmailCode(page);
      const isRefused = how === 'refused';
      const words = isRefused
        ? 'Too many tries. Wait a minute, then try again.'
        : 'Unable to contact our servers. Check your internet connection and try again.';
      const detail = isRefused ? 'Too many requests have been made.' : '';
      await page.fault(
        '/otps/email/login_or_create',
        isRefused ? { status: 429, body: TOO_MANY } : { drop: true },
      );
      await widget.user.click(button());
      await eventually(() => expect(button()).toHaveAccessibleDescription(`${words} ${detail}`.trim()));
      await toasts(words + detail);
      expect(screen.getAllByText(words)).toHaveLength(2);
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
    await eventually(() =>
      expect(button()).toHaveAccessibleDescription(/Too many requests have been made\.$/),
    );
    expect(await codeField()).toHaveAccessibleDescription(
      expect.stringContaining('Invalid passcode, please try again.'),
    );
  });

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
          screen.getByText(
            `You can request a new code in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}`,
            { exact: false, selector: 'p' },
          ),
        ).toBeVisible(),
      );
    await waits(12);
    await toasts('You can request a new code in 12 seconds');
    expect(screen.queryAllByText('Too many requests have been made.')).toEqual([]);
    expect(screen.getByText('Didn’t get it?', { exact: false })).toBeVisible();
    const announced = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
    // Announced once, not each second (WCAG 4.1.3); the visible text continues to count.
    expect(announced()).toContain('You can request a new code in 12 seconds');
    expect(isOff(button())).toBe(true);
    await pass(10_000);
    await waits(2);
    expect(announced().join()).not.toContain('You can ask');
    expect(isOff(button())).toBe(true);
    await pass(2_000);
    expect(screen.queryAllByText(/You can request a new code/)).toEqual([]);
    expect(isOff(button())).toBe(false);

    await widget.user.click(button());
    await label('Code sent');
  });

  it.each([
    [
      'cannot be sent',
      { drop: true },
      'Unable to contact our servers. Check your internet connection and try again.',
    ],
    [
      'is sent without a method id',
      { status: 200, body: { data: {} } },
      'Invalid JSON response from our servers. Please try again in a few minutes.',
    ],
  ])('keeps the old code valid when a new one %s', async (_, fault, words) => {
    const widget = await askForEmailCode(page);
    await page.fault('/otps/email/login_or_create', fault);
    await widget.user.click(button());
    await alertText(words);
    await enter(widget.user, await codeField(), await page.lastCode(EMAIL));
    await heading('Success!');
  });

  it('a code that is entered meanwhile is checked when a resend fails', async () => {
    const widget = await askForEmailCode(page);
    await page.fault('/otps/email/login_or_create', { delay_ms: 3_000, status: 429, body: TOO_MANY });
    await widget.user.click(button());
    await enter(widget.user, await codeField(), await page.lastCode(EMAIL));
    await pass(2_900);
    expect(page.calls('/otps/authenticate')).toEqual([]);
    await pass(100);
    await heading('Success!');
  });
});
