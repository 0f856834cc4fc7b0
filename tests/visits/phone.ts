import { screen } from '@testing-library/react';
import type { SandboxPage } from '../sandbox';
import { eventually } from '../time';

export const country = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Country code' });

export const shown = (text: string) =>
  eventually(() => expect(screen.getByRole('textbox')).toHaveValue(text));

/** The numbers to which codes were requested by text message. */
export const numbersSent = (page: SandboxPage) =>
  page.calls('/otps/sms/login_or_create').map(({ body }) => body?.['phone_number']);

/** Makes the parser throw, as when its file is blocked or incomplete. */
export function breakParser(): void {
  const parser =
    jest.requireActual<Record<'parsePhoneNumberFromString', () => unknown>>('libphonenumber-js/mobile');
  jest.spyOn(parser, 'parsePhoneNumberFromString').mockImplementation(() => {
    throw new Error('broken');
  });
}
