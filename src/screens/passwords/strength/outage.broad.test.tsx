import { screen } from '@testing-library/react';
import { setUpWidgetPage } from '../../../../tests/renderWidget';
import {
  continueButton,
  newPasswordField,
  openMail,
  STRONG_PASSWORD,
  typeStrong,
} from '../../../../tests/visits/reset';
import { eventually } from '../../../../tests/time';
import { enter, restorePage } from '../../../../tests/visits/signIn';

const page = setUpWidgetPage();

describe('§5 Password strength: an outage during the check', () => {
  it.each([
    [
      'fails',
      { times: 1, drop: true },
      'network is back',
      1,
      () => window.dispatchEvent(new Event('online')),
    ],
    [
      'hangs',
      { times: 1, delay_ms: 3_000 },
      'network is back',
      0,
      () => window.dispatchEvent(new Event('online')),
    ],
    ['hangs', { times: 1, delay_ms: 3_000 }, 'page is restored from the back/forward cache', 0, restorePage],
  ])('a check that %s is repeated when the %s', async (_, fault, __, errors, restore) => {
    await page.fault('/passwords/strength_check', fault);
    const widget = await openMail(page, 'reset_password');
    await enter(widget.user, await newPasswordField(), STRONG_PASSWORD);
    const failure = () => screen.queryAllByText('We could not check this password.');
    await eventually(() => expect(page.calls('/passwords/strength_check')).toHaveLength(1));
    await eventually(() => expect(failure()).toHaveLength(errors));
    expect(continueButton()).toBeDisabled();
    restore();
    await eventually(() => expect(continueButton()).toBeEnabled(), 2_000);
    expect(failure()).toEqual([]);
    expect(page.calls('/passwords/strength_check')).toHaveLength(2);
  });

  it('a check that hangs is replaced by one of the next key', async () => {
    await page.fault('/passwords/strength_check', { times: 1, delay_ms: 3_000 });
    const widget = await openMail(page, 'reset_password');
    await enter(widget.user, await newPasswordField(), STRONG_PASSWORD);
    await eventually(() => expect(page.calls('/passwords/strength_check')).toHaveLength(1));
    await widget.user.type(await newPasswordField(), 'x');
    await eventually(() => expect(continueButton()).toBeEnabled(), 2_000);
  });

  it('a check that was answered is not repeated when the network comes back', async () => {
    const widget = await openMail(page, 'reset_password');
    await typeStrong(widget.user);
    window.dispatchEvent(new Event('online'));
    await page.idle();
    expect(continueButton()).toBeEnabled();
    expect(page.calls('/passwords/strength_check')).toHaveLength(1);
  });
});
