import { screen } from '@testing-library/react';
import { setUpWidgetPage } from '../../../tests/renderWidget';
import { eventually, holdTime, pass } from '../../../tests/time';
import { askForEmailCode, codeField, EMAIL, EMAIL_CODE, enter, heading } from '../../../tests/visits/signIn';

const page = setUpWidgetPage();
beforeEach(holdTime);

/** A config with a short expiry: the countdown renders each second, which makes long ones slow to test. */
const withExpiration = (expirationMinutes: number) => ({
  ...EMAIL_CODE,
  otpOptions: { methods: ['email' as const], expirationMinutes },
});

const shows = (text: string) => expect(screen.getByText(text)).toBeInTheDocument();

describe('§2 OTP authenticate: the countdown', () => {
  it('counts down from five minutes in m:ss, each second', async () => {
    await askForEmailCode(page);
    shows('Your code expires in 5:00.');
    await pass(1_000);
    shows('Your code expires in 4:59.');
    await pass(52_000);
    shows('Your code expires in 4:07.');
  });

  it('shows at zero that the code has expired', async () => {
    await askForEmailCode(page, withExpiration(1));
    await pass(51_000);
    shows('Your code expires in 0:09.');
    await pass(8_000);
    shows('Your code expires in 0:01.');
    expect(screen.queryByText('Your code has expired.')).toBeNull();
    await pass(1_000);
    shows('Your code has expired.');
    expect(jest.getTimerCount()).toBe(0);
  });

  it('uses the minutes of the config', async () => {
    await askForEmailCode(page, withExpiration(2));
    shows('Your code expires in 2:00.');
  });

  it('shows the correct time after the browser has frozen the page', async () => {
    await askForEmailCode(page);
    // In a frozen tab the monotonic clock continues, and timers do not fire.
    const slept = performance.now() + 200_000;
    jest.spyOn(performance, 'now').mockReturnValue(slept);
    await pass(1_000);
    const text = screen.getByText(/Your code expires in 1:/).textContent;
    expect(text).toBe('Your code expires in 1:40.');
  });

  it('does not change when the device’s clock is set', async () => {
    await askForEmailCode(page);
    jest.setSystemTime(Date.now() + 24 * 3_600_000);
    await pass(1_000);
    shows('Your code expires in 4:59.');
  });

  it('a live region that is present from the start announces the end (WCAG 4.1.3)', async () => {
    await askForEmailCode(page, withExpiration(1));
    const watched = screen.getAllByRole('status');
    await pass(60_000);
    expect(watched.map(({ textContent }) => textContent)).toContain('Your code has expired.');
  });

  it('is announced 60 s and 30 s before the end, and at the end', async () => {
    await askForEmailCode(page, withExpiration(2));
    const announced = () =>
      screen
        .getAllByRole('status')
        .map(({ textContent }) => textContent)
        .filter((text) => text?.startsWith('Your code'));
    await pass(40_000);
    expect(announced()).toEqual([]);
    await pass(20_000);
    expect(announced()).toEqual(['Your code expires in 1:00.']);
    await pass(15_000);
    expect(announced()).toEqual([]);
    await pass(15_000);
    expect(announced()).toEqual(['Your code expires in 0:30.']);
    await pass(30_000);
    expect(announced()).toEqual(['Your code has expired.']);
  });

  it('at the end the main button sends a new code, and the focus goes to the field for it', async () => {
    const widget = await askForEmailCode(page, withExpiration(1));
    const link = screen.getByRole('button', { name: 'Resend code' });
    link.focus();
    await pass(60_000);
    expect(link).not.toBeInTheDocument();
    expect(await codeField()).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
    await widget.user.click(screen.getByRole('button', { name: 'Resend code' }));
    await eventually(() => expect(screen.getByRole('button', { name: 'Continue' })).toBeVisible());
    expect(screen.queryByText('Your code has expired.')).toBeNull();
    expect(await codeField()).toHaveFocus();
    await enter(widget.user, await codeField(), await page.lastCode(EMAIL));
    await heading('Success!');
  });

  it('restarts when a new code is sent (OTPAuthenticate, WCAG 2.2.1)', async () => {
    const widget = await askForEmailCode(page);
    await pass(20_000);
    shows('Your code expires in 4:40.');
    await widget.user.click(screen.getByRole('button', { name: 'Resend code' }));
    await eventually(() => shows('Your code expires in 5:00.'));
  });

  it('stops after the sign-in', async () => {
    const widget = await askForEmailCode(page);
    await enter(widget.user, await codeField(), await page.lastCode(EMAIL));
    await heading('Success!');
    // The announcement of the screen is over, the event batch is sent, and only the timer of the session's refresh is left.
    await pass(8_000);
    await eventually(async () => {
      await pass(800);
      await page.idle();
      expect(jest.getTimerCount()).toBe(1);
    }, 1_000);
  });
});
