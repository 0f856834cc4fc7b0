import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { WidgetConfig } from '../../src/domain/config/config';
import { renderWidget, type RenderedWidget } from '../renderWidget';
import type { SandboxPage } from '../sandbox';
import { eventually } from '../time';
import { button } from './button';

export const EMAIL = 'ada@example.com';
export const PHONE = '+14155550132';

export const EMAIL_CODE: WidgetConfig = { products: ['otp'], otpOptions: { methods: ['email'] } };
export const SMS_CODE: WidgetConfig = { products: ['otp'], otpOptions: { methods: ['sms'] } };
export const EMAIL_LINK: WidgetConfig = { products: ['emailMagicLinks'] };

/** A guarded button ignores clicks when it has just appeared. */
export const guardedButton = (name: string) =>
  eventually(() => {
    const found = button(name);
    expect(found).not.toHaveAttribute('aria-disabled');
    return found;
  });

/** Finds a field by its label. The tests wait in real time, so that the fake clock stands still. */
export const emailField = () =>
  eventually(() => hydrated(screen.getByLabelText<HTMLInputElement>('Email address')));
export const phoneField = () =>
  eventually(() => {
    const field = screen.getByLabelText<HTMLInputElement>('Phone number');
    expect(field).toBeEnabled();
    return hydrated(field);
  });
/** Waits until React has set its property on the element. Text that is entered before that counts as autofilled. */
export function hydrated<Field extends HTMLElement>(field: Field): Field {
  expect(Object.keys(field).join()).toContain('__reactFiber');
  return field;
}
export const codeField = () =>
  eventually(() => screen.getByLabelText<HTMLInputElement>('Enter the 6-digit code'));
export const heading = (name: string) => eventually(() => screen.getByRole('heading', { name }));
export const alertText = (text: string) =>
  eventually(() => {
    const texts = screen.getAllByRole('alert').map(({ textContent }) => textContent);
    expect(texts).toContain(text);
  });

/** Waits for the provider's message below the text of an error. */
export const detailText = (text: string) =>
  eventually(() => {
    const detail = screen.getByText(text, { exact: false, selector: '[part~=error] *' });
    expect(detail.closest('[role=alert]')).toBeNull();
  });

/** A disabled button has aria-disabled, so that it keeps the focus. */
export const isOff = (button: HTMLElement): boolean => button.getAttribute('aria-disabled') === 'true';

/** Restores the page from the back/forward cache. */
export const restorePage = (): void => {
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
};

const ENTER = '{Enter}';

/** Pastes a text, which is faster than typing it. '{Enter}' at its end submits. */
export async function enter(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  const isSubmitted = text.endsWith(ENTER);
  await user.click(field);
  await user.paste(isSubmitted ? text.slice(0, -ENTER.length) : text);
  if (isSubmitted) await user.keyboard(ENTER);
}

/** Requests a code by email and waits for the code field. */
export async function askForEmailCode(page: SandboxPage, config = EMAIL_CODE): Promise<RenderedWidget> {
  const widget = renderWidget(page, { config });
  await enter(widget.user, await emailField(), `${EMAIL}{Enter}`);
  await codeField();
  return widget;
}

/** Requests a code by text message and waits for the code field. */
export async function askForSmsCode(page: SandboxPage): Promise<RenderedWidget> {
  const widget = renderWidget(page, { config: SMS_CODE });
  await enter(widget.user, await phoneField(), '4155550132{Enter}');
  await codeField();
  return widget;
}

/** Requests an email link and waits for its screen. */
export async function askForLink(page: SandboxPage, config = EMAIL_LINK): Promise<RenderedWidget> {
  const widget = renderWidget(page, { config });
  await enter(widget.user, await emailField(), `${EMAIL}{Enter}`);
  await heading('Check your email');
  return widget;
}
