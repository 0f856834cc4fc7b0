import { CALLING_CODES } from './callingCodes';
import { refuse } from '../refusals';

export type ContactKind = 'email' | 'phone';

const EMAIL =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?\.(?:[a-z]{2,}|xn--[a-z0-9-]*[a-z0-9])$/i;
const PHONE = /^\+\d{10,15}$/;
const LONGEST_EMAIL = 254;

export function checkEmail(email: string): string {
  return email.length <= LONGEST_EMAIL && EMAIL.test(email) ? email : refuse('invalid_email');
}

export function checkPhoneNumber(phoneNumber: string): string {
  if (!PHONE.test(phoneNumber)) return refuse('invalid_phone_number');
  const known = [1, 2, 3].some((length) => CALLING_CODES.has(phoneNumber.slice(1, 1 + length)));
  return known ? phoneNumber : refuse('invalid_phone_number_country_code');
}

export const checkContact = (kind: ContactKind, value: string): string =>
  kind === 'email' ? checkEmail(value) : checkPhoneNumber(value);

/** Normalizes a contact for comparisons, because email addresses differ in case for the same mailbox. */
export const contactKey = (value: string): string => value.toLowerCase();
