import { fireEvent, screen } from '@testing-library/react';
import { renderWidget, setUpWidgetPage } from '../../tests/renderWidget';
import { button } from '../../tests/visits/button';
import { codeField, EMAIL, EMAIL_CODE, emailField } from '../../tests/visits/signIn';
import type { LoginArgs } from '../index';

const page = setUpWidgetPage();
/** The form as it is painted, before anything of React is loaded. */
const paint = (config: LoginArgs['config']) => renderWidget(page, { config, loading: 'auto' });

const SMS_AND_EMAIL = {
  products: ['otp' as const],
  otpOptions: { methods: ['sms' as const, 'email' as const] },
};

describe('§2 Main: the form before React is loaded', () => {
  it('has the attributes that assistive technology, autofill and style sheets need', () => {
    const { element } = paint(EMAIL_CODE);
    const field = screen.getByRole('textbox', { name: 'Email address' });
    expect(field).toHaveAttribute('aria-required', 'true');
    expect(field).toHaveAttribute('aria-invalid', 'false');
    expect(field).toHaveAttribute('spellcheck', 'false');
    expect(field).toHaveAttribute('autocomplete', 'email');
    expect(getComputedStyle(field).width).toBe('100%');
    const submit = button('Continue with email');
    expect(submit).toBeEnabled();
    for (const name of ['disabled', 'aria-disabled', 'aria-busy']) expect(submit).not.toHaveAttribute(name);
    const names = [...element.querySelectorAll('*')].flatMap((one) => one.getAttributeNames());
    expect(names.filter((name) => /^(on|children$|ref$|classname$|htmlfor$)/.test(name))).toEqual([]);
  });

  it('moves the marks of the chosen tab, and keeps the other elements', () => {
    paint(SMS_AND_EMAIL);
    const [text, email] = screen.getAllByRole('tab') as [HTMLElement, HTMLElement];
    const marks = () => [text, email].map((tab) => [tab.getAttribute('aria-selected'), tab.tabIndex]);
    expect(marks()).toEqual([
      ['true', 0],
      ['false', -1],
    ]);
    email.click();
    expect(screen.getByRole('textbox', { name: 'Email address' })).toBeVisible();
    expect(marks()).toEqual([
      ['false', -1],
      ['true', 0],
    ]);
    expect(screen.getAllByRole('tab')).toEqual([text, email]);
  });

  it('is busy while a submission waits for the rest of the code, which sends it', async () => {
    paint(EMAIL_CODE);
    fireEvent.input(screen.getByRole('textbox'), { target: { value: EMAIL } });
    const submit = button('Continue with email');
    submit.click();
    expect(submit).toHaveAttribute('aria-busy', 'true');
    expect(submit).toHaveAttribute('aria-disabled', 'true');
    expect(submit).toBeEnabled();
    await codeField();
  });

  it('loses what an extension has written into its elements, when the app takes it over', async () => {
    paint(EMAIL_CODE);
    const field = screen.getByRole('textbox');
    const { className } = field;
    field.setAttribute('data-extension', 'here');
    field.className = '';
    field.setAttribute('aria-invalid', 'true');
    field.focus();
    expect(await emailField()).toBe(field);
    expect(field).not.toHaveAttribute('data-extension');
    expect(field.className).toBe(className);
    expect(field).toHaveAttribute('aria-invalid', 'false');
  });
});

describe('§2 Screens: a page with an element of a name that the document has', () => {
  it('shows the next screen', async () => {
    paint(EMAIL_CODE);
    fireEvent.input(screen.getByRole('textbox'), { target: { value: EMAIL } });
    await emailField();
    // As a browser reads `document.createElement` on a page with <form name="createElement">.
    const form = document.createElement('form');
    Object.defineProperty(document, 'createElement', { value: form, configurable: true });
    page.onCleanUp(() => void Reflect.deleteProperty(document, 'createElement'));
    button('Continue with email').click();
    await codeField();
  });
});
