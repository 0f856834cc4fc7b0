import { axe, toHaveNoViolations } from 'jest-axe';
import {
  button,
  comeToLogIn,
  comeToSignUp,
  currentPasswordField,
  giveEmail,
  makeAccount,
  newPasswordField,
  PASSWORD,
  PASSWORDS,
  PASSWORDS_AND_CODE,
  PASSWORDS_AND_LINK,
} from '../../../tests/passwordVisits';
import { setUpWidgetPage } from '../../../tests/renderWidget';
import { eventually } from '../../../tests/time';
import { alertText, codeField, enter, heading } from '../../../tests/visits';

expect.extend(toHaveNoViolations);
const page = setUpWidgetPage();
/** A widget is a part of a page: its host has the landmarks. */
const PART_OF_A_PAGE = { rules: { region: { enabled: false } } };
const check = async ({ element }: { element: Element }) =>
  expect(await axe(element, PART_OF_A_PAGE)).toHaveNoViolations();

describe('§2 Accessibility of the password screens', () => {
  it('PasswordCreateOrLogin for a new visitor, with a choice, a weak password and an error', async () => {
    const widget = await comeToSignUp(page, PASSWORDS_AND_LINK);
    await check(widget);
    await enter(widget.user, await newPasswordField(), 'password1');
    await eventually(() => expect(page.calls('/passwords/strength_check')).toHaveLength(1));
    await page.idle();
    await check(widget);
    await page.fault('/magic_links/email/login_or_create', { drop: true });
    await widget.user.click(button('Email me a login link'));
    await alertText('Unable to contact our servers.');
    await check(widget);
  });

  it('PasswordCreateOrLogin for a known visitor, with a wrong password; PasswordConfirmation', async () => {
    const widget = await comeToLogIn(page, PASSWORDS_AND_CODE);
    await check(widget);
    const field = await currentPasswordField();
    await enter(widget.user, field, 'wrong{Enter}');
    await eventually(() => expect(field).toBeInvalid());
    await check(widget);
    await widget.user.clear(field);
    await enter(widget.user, field, `${PASSWORD}{Enter}`);
    expect(await heading('Success!')).toHaveFocus();
    await check(widget);
  });

  it.each([
    ['code', PASSWORDS_AND_CODE],
    ['link', PASSWORDS_AND_LINK],
  ])('PasswordCreateOrLogin without a password: failed, then with its %s', async (method, config) => {
    const path = method === 'code' ? '/otps/email/login_or_create' : '/magic_links/email/login_or_create';
    await makeAccount(page, {});
    await page.fault(path, { drop: true });
    const widget = await giveEmail(page, config);
    await alertText('Unable to contact our servers.');
    await check(widget);
    await widget.user.click(button('Try again'));
    if (method === 'code') await codeField();
    else await heading('Check your email');
    await check(widget);
  });

  it('PasswordForgot, its mail sent again', async () => {
    const widget = await comeToLogIn(page);
    await widget.user.click(button('Forgot password?'));
    expect(await heading('Check your email')).toHaveFocus();
    await widget.user.click(button('Resend email'));
    await eventually(async () => expect(await page.messagesTo('ada@example.com')).toHaveLength(2));
    await page.idle();
    await check(widget);
  });

  it.each([{ breached: true }, { requires_reset: true }])(
    'PasswordBreached and PasswordDedupe: %j',
    async (why) => {
      const widget = await comeToLogIn(page, PASSWORDS, { password: 'known to many 1', ...why });
      await enter(widget.user, await currentPasswordField(), 'known to many 1{Enter}');
      expect(await heading('Please set a new password')).toHaveFocus();
      await check(widget);
    },
  );

  it('PasswordSetNew', async () => {
    await makeAccount(page, {});
    const widget = await giveEmail(page);
    expect(await heading('Set a password')).toHaveFocus();
    await check(widget);
  });
});
