import { screen } from '@testing-library/react';
import { renderWidget, setUpWidgetPage } from '../../../tests/renderWidget';
import { eventually } from '../../../tests/time';
import {
  askForEmailCode,
  codeField,
  EMAIL,
  EMAIL_CODE,
  emailField,
  enter,
  heading,
  isOff,
  restorePage,
} from '../../../tests/visits/signIn';

const page = setUpWidgetPage();

describe('§2 Main: a page restored from the back/forward cache', () => {
  it('Main has no busy button, and ignores the answer to the pending call', async () => {
    const widget = renderWidget(page, { config: EMAIL_CODE });
    await page.fault('/otps/email/login_or_create', { delay_ms: 120 });
    await enter(widget.user, await emailField(), `${EMAIL}{Enter}`);
    const button = screen.getByRole('button', { name: 'Continue with email' });
    await eventually(() => expect(page.calls('/otps/email/login_or_create')).toHaveLength(1));
    expect(isOff(button)).toBe(true);
    restorePage();
    await eventually(() => expect(isOff(button)).toBe(false));
    await page.idle();
    expect(widget.events).toEqual([]);
    expect(await emailField()).toHaveValue(EMAIL);

    await widget.user.click(button);
    await codeField();
  });

  it('the code field is usable', async () => {
    const widget = await askForEmailCode(page);
    await page.fault('/otps/authenticate', { drop: true, delay_ms: 120 });
    const input = await codeField();
    await enter(widget.user, input, await page.lastCode(EMAIL));
    expect(input).toHaveAttribute('readonly');
    await eventually(() => expect(page.calls('/otps/authenticate')).toHaveLength(1));
    restorePage();
    await eventually(() => expect(input).not.toHaveAttribute('readonly'));
    await page.idle();
    expect(widget.errors).toEqual([]);
    await widget.user.click(screen.getByRole('button', { name: 'Continue' }));
    await heading('Success!');
  });
});
