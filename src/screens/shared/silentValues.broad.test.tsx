import { fireEvent, screen } from '@testing-library/react';
import type { RenderedWidget } from '../../../tests/renderWidget';
import { renderWidget, setUpWidgetPage } from '../../../tests/renderWidget';
import { eventually } from '../../../tests/time';
import { button } from '../../../tests/visits/button';
import { atTheList, nameField } from '../../../tests/visits/passkeys';
import {
  giveEmail,
  makeAccount,
  newPasswordField,
  PASSWORD,
  PASSWORDS,
} from '../../../tests/visits/passwords';
import { newPasswordField as resetField, openMail, STRONG_PASSWORD } from '../../../tests/visits/reset';
import {
  alertText,
  askForEmailCode,
  codeField,
  EMAIL,
  EMAIL_CODE,
  emailField,
  heading,
  phoneField,
  SMS_CODE,
} from '../../../tests/visits/signIn';

const page = setUpWidgetPage();

/** As a script or an assistive tool does it. The setter is the browser's, not React's. */
function setSilently(field: HTMLInputElement | HTMLSelectElement, value: string): void {
  const prototype =
    field instanceof HTMLSelectElement ? HTMLSelectElement.prototype : HTMLInputElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
}

const press = ({ user }: Pick<RenderedWidget, 'user'>, name: string) => user.click(button(name));

describe('§2 Every screen: a value that was set without an event is submitted', () => {
  it('an email address, which also stays when the call fails and the tab changes', async () => {
    const config = { ...EMAIL_CODE, otpOptions: { methods: ['email' as const, 'sms' as const] } };
    const widget = renderWidget(page, { config });
    await page.fault('/otps/email/login_or_create', { drop: true });
    setSilently(await emailField(), EMAIL);
    await press(widget, 'Continue with email');
    await alertText('Unable to contact our servers. Check your internet connection and try again.');
    expect(page.lastCall('/otps/email/login_or_create').body).toMatchObject({ email: EMAIL });
    await widget.user.click(screen.getByRole('tab', { name: 'Text' }));
    await phoneField();
    await widget.user.click(screen.getByRole('tab', { name: 'Email' }));
    expect(await emailField()).toHaveValue(EMAIL);
  });

  it('a phone number and its country', async () => {
    const widget = renderWidget(page, { config: SMS_CODE });
    setSilently(await phoneField(), '01512 3456789');
    setSilently(screen.getByRole('combobox'), 'DE');
    await press(widget, 'Continue with a text message');
    await codeField();
    expect(page.lastCall('/otps/sms/login_or_create').body).toMatchObject({ phone_number: '+4915123456789' });
  });

  it('a code', async () => {
    const widget = await askForEmailCode(page);
    setSilently(await codeField(), `Your code is ${await page.lastCode(EMAIL)}.`);
    await press(widget, 'Continue');
    await heading('Success!');
    expect(page.calls('/otps/authenticate')).toHaveLength(1);
  });

  it('a password', async () => {
    await makeAccount(page, { password: PASSWORD });
    const widget = await giveEmail(page, PASSWORDS);
    await heading('Log in');
    setSilently(screen.getByLabelText<HTMLInputElement>('Password'), PASSWORD);
    await press(widget, 'Continue');
    await heading('Success!');
    expect(page.lastCall('/passwords/authenticate').body).toMatchObject({ password: PASSWORD });
  });

  it('a new password, after the check that it needs', async () => {
    const widget = await giveEmail(page, PASSWORDS);
    const field = await newPasswordField();
    setSilently(field, PASSWORD);
    fireEvent.submit(field.form!);
    await heading('Success!');
    expect(page.calls('/passwords/strength_check')).toHaveLength(1);
    expect(page.lastCall('/passwords').body).toMatchObject({ password: PASSWORD });
    expect(widget.eventTypes()).toContain('PASSWORD_CREATE');
  });

  it('a new password, whose check begins when the pointer comes to the form', async () => {
    const widget = await giveEmail(page, PASSWORDS);
    setSilently(await newPasswordField(), PASSWORD);
    await widget.user.hover(button('Show password'));
    await eventually(() => expect(button('Continue')).toBeEnabled());
    await press(widget, 'Continue');
    await heading('Success!');
    expect(page.lastCall('/passwords').body).toMatchObject({ password: PASSWORD });
  });

  it('a new password that replaces an accepted one is checked too, and a weak one is not sent', async () => {
    const widget = await giveEmail(page, PASSWORDS);
    const field = await newPasswordField();
    await widget.user.click(field);
    await widget.user.paste(PASSWORD);
    await eventually(() => expect(button('Continue')).toBeEnabled());
    setSilently(field, 'password');
    fireEvent.submit(field.form!);
    await eventually(() => expect(page.calls('/passwords/strength_check')).toHaveLength(2));
    await page.idle();
    expect(button('Continue')).toBeDisabled();
    expect(page.calls('/passwords')).toEqual([]);
    await widget.user.click(field);
    await widget.user.clear(field);
    await widget.user.paste(PASSWORD);
    await eventually(() => expect(button('Continue')).toBeEnabled());
    // The visitor has gone on: nothing is submitted without another press.
    await page.idle();
    expect(page.calls('/passwords')).toEqual([]);
  });

  it('the password of a reset', async () => {
    await openMail(page, 'reset_password');
    const field = await resetField();
    setSilently(field, STRONG_PASSWORD);
    fireEvent.submit(field.form!);
    await heading('Success!');
    expect(page.lastCall('/passwords/email/reset').body).toMatchObject({ password: STRONG_PASSWORD });
  });

  it('the name of a passkey', async () => {
    const { widget, ids } = await atTheList(page, ['Phone']);
    await press(widget, 'Edit Phone');
    setSilently(nameField('Phone'), 'My phone');
    await press(widget, 'Save Phone');
    await eventually(() =>
      expect(page.lastCall(`/webauthn/update/${ids[0]}`).body).toEqual({ name: 'My phone' }),
    );
  });
});
