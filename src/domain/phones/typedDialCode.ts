import { dialCodeOf, type CountryCode } from './countries';
import { leadingDialCode } from './leadingDialCode';
import { isInternational, plainPhone } from './phoneText';

/** The dial code at the start of a typed international number, else that of the selected country. */
export function typedDialCode(country: CountryCode, value: string): string {
  const dialCode = dialCodeOf(country);
  const typed = plainPhone(value, dialCode);
  const digits = isInternational(typed) ? typed.replace(/\D/g, '') : '';
  return digits === '' || digits.startsWith(dialCode) ? dialCode : (leadingDialCode(digits) ?? '');
}
