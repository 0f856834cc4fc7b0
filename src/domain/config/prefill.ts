import { cleanEmail, isEmail } from '../calls/email';
import { isString } from '../calls/checkValues';
import type { WidgetConfig } from './widgetConfig';

/** The text of the fields on Main before the visitor types; empty where the host knows nothing. */
export interface Prefill {
  email: string;
  phone: string;
}

/** Digits of a phone number, whose length the parser checks when it is loaded. 15 is the limit of E.164. */
const PHONE_PATTERN = /^\+?(\p{P}|\s)*(\p{Nd}(\p{P}|\s)*){5,15}$/u;

const CHECKS: { [field in keyof Prefill]: (text: string) => boolean } = {
  email: isEmail,
  phone: (text) => PHONE_PATTERN.test(text),
};

/** A wrong value is left out, because it may come from data of a visitor, who must be able to sign in nevertheless. */
function valueOf(given: WidgetConfig['prefill'], field: keyof Prefill): string {
  const value: unknown = given?.[field];
  if (!isString(value)) return '';
  const text = field === 'email' ? cleanEmail(value) : value.trim();
  return CHECKS[field](text) ? text : '';
}

export const resolvePrefill = (given: WidgetConfig['prefill']): Prefill => ({
  email: valueOf(given, 'email'),
  phone: valueOf(given, 'phone'),
});
