import {
  comeToLogIn,
  currentPasswordField,
  giveEmail,
  makeAccount,
  PASSWORD,
  PASSWORDS,
} from '../../../tests/visits/passwords';
import { button } from '../../../tests/visits/button';
import { setUpWidgetPage } from '../../../tests/renderWidget';
import { enter, heading } from '../../../tests/visits/signIn';

const page = setUpWidgetPage();

describe('§2 Password screens: each new screen focuses its heading', () => {
  it('PasswordConfirmation', async () => {
    const widget = await comeToLogIn(page);
    await enter(widget.user, await currentPasswordField(), `${PASSWORD}{Enter}`);
    expect(await heading('Success!')).toHaveFocus();
  });

  it('PasswordForgot', async () => {
    const widget = await comeToLogIn(page);
    await widget.user.click(button('Forgot password?'));
    expect(await heading('Check your email')).toHaveFocus();
  });

  it.each([{ breached: true }, { requires_reset: true }])(
    'PasswordBreached and PasswordDedupe: %j',
    async (why) => {
      const widget = await comeToLogIn(page, PASSWORDS, { password: 'known to many 1', ...why });
      await enter(widget.user, await currentPasswordField(), 'known to many 1{Enter}');
      expect(await heading('Please set a new password')).toHaveFocus();
    },
  );

  it('PasswordSetNew', async () => {
    await makeAccount(page, {});
    await giveEmail(page);
    expect(await heading('Set a password')).toHaveFocus();
  });
});
