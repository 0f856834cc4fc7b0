import { fireEvent, screen } from '@testing-library/react';
import {
  comeToLogIn,
  comeToSignUp,
  currentPasswordField,
  newPasswordField,
  PASSWORD,
  PASSWORDS,
  PASSWORDS_AND_LINK,
} from '../../../tests/visits/passwords';
import { button } from '../../../tests/visits/button';
import { renderWidget, setUpWidgetPage } from '../../../tests/renderWidget';
import { eventually } from '../../../tests/time';
import { EMAIL, emailField, enter, heading } from '../../../tests/visits/signIn';

const page = setUpWidgetPage();

/** What a manager sees of the form that holds a password. */
function seen(password: HTMLInputElement) {
  const { form } = password;
  const inputs = [...(form?.querySelectorAll('input') ?? [])];
  return {
    inputs: inputs.map(({ id, name, type, autocomplete, value, readOnly, disabled }) => ({
      id,
      name,
      type,
      autocomplete,
      value,
      readOnly,
      disabled,
    })),
    submits: [...(form?.querySelectorAll('[type=submit]') ?? [])].map(({ textContent }) => textContent),
  };
}

const USERNAME = {
  id: 'pricerx-email-input',
  name: 'email',
  type: 'email',
  autocomplete: 'username',
  value: EMAIL,
  readOnly: true,
  disabled: false,
};
const password = (kind: 'current' | 'new') => ({
  id: `pricerx-${kind}-password`,
  name: `${kind}-password`,
  type: 'password',
  autocomplete: `${kind}-password`,
  value: '',
  readOnly: false,
  disabled: false,
});

describe('§2 PasswordCreateOrLogin: HTML forms', () => {
  it.each([PASSWORDS, PASSWORDS_AND_LINK])(
    'a known visitor’s form has username and password',
    async (config) => {
      await comeToLogIn(page, config);
      expect(seen(await currentPasswordField())).toEqual({
        inputs: [USERNAME, password('current')],
        submits: ['Continue'],
      });
      expect(document.querySelectorAll('form')).toHaveLength(1);
    },
  );

  it.each([PASSWORDS, PASSWORDS_AND_LINK])(
    'a new visitor’s form has username and password',
    async (config) => {
      await comeToSignUp(page, config);
      expect(seen(await newPasswordField())).toEqual({
        inputs: [USERNAME, password('new')],
        submits: ['Continue'],
      });
    },
  );

  it('the address is visible, labelled and read-only (WCAG 3.3.7)', async () => {
    await comeToLogIn(page);
    const username = await emailField();
    expect(username).toBeVisible();
    fireEvent.change(username, { target: { value: 'other@example.com' } });
    expect(username).toHaveValue(EMAIL);
  });

  it('"Change" leads back to the field with the address', async () => {
    const widget = await comeToLogIn(page);
    const change = button('Change');
    expect(change).toHaveAccessibleDescription('Email address');
    await widget.user.click(change);
    await eventually(async () => expect(await emailField()).not.toHaveAttribute('readonly'));
    expect(await emailField()).toHaveValue(EMAIL);
  });

  it('the form submits a value filled with "change" alone, or without an event', async () => {
    const widget = await comeToLogIn(page);
    const field = await currentPasswordField();
    field.value = PASSWORD;
    field.form?.requestSubmit();
    await heading('Success!');
    expect(page.lastCall('/passwords/authenticate').body).toMatchObject({ password: PASSWORD });
    expect(widget.errors).toEqual([]);
  });

  it('a pasted password is accepted (WCAG 3.3.8)', async () => {
    const widget = await comeToLogIn(page);
    await widget.user.click(await currentPasswordField());
    await widget.user.paste(PASSWORD);
    expect(await currentPasswordField()).toHaveValue(PASSWORD);
  });

  it('the password can be shown, and is hidden while it is submitted', async () => {
    const widget = await comeToLogIn(page);
    const field = await currentPasswordField();
    await enter(widget.user, field, PASSWORD);
    await widget.user.click(button('Show password'));
    expect(field).toHaveAttribute('type', 'text');
    await page.fault('/passwords/authenticate', { delay_ms: 60, times: 1 });
    await widget.user.click(button('Continue'));
    expect(field).toHaveAttribute('type', 'password');
    await heading('Success!');
  });

  it('a second widget has ids of its own', async () => {
    renderWidget(page, { config: PASSWORDS });
    await emailField();
    const second = renderWidget(page, { config: PASSWORDS });
    const field = await second.view.findByRole('textbox', { name: 'Email address' });
    await enter(second.user, field, `${EMAIL}{Enter}`);
    await second.view.findByLabelText('Password');
    expect([...second.element.querySelectorAll('input')].map(({ id }) => id)).toEqual([
      'pricerx-email-input-2',
      'pricerx-new-password-2',
    ]);
    expect(screen.getAllByLabelText('Email address').map(({ id }) => id)).toEqual([
      'pricerx-email-input',
      'pricerx-email-input-2',
    ]);
    page.console.take('exists already');
  });

  it('the host’s strings replace the texts', async () => {
    const widget = await comeToLogIn(page);
    widget.rerender({
      strings: { 'password.login.title': 'Anmelden', 'button.forgotPassword': 'Vergessen?' },
    });
    await heading('Anmelden');
    expect(button('Vergessen?')).toBeVisible();
  });
});
