import { dialCodeOf, type CountryCode } from '../../domain/phones/countries';
import { leadingDialCode } from '../../domain/phones/leadingDialCode';
import { isInternational, plainPhone } from '../../domain/phones/phoneText';

/** The dial code at the start of a typed international number, else that of the selected country. */
export function typedDialCode(country: CountryCode, value: string): string {
  const dialCode = dialCodeOf(country);
  const typed = plainPhone(value, dialCode);
  const digits = isInternational(typed) ? typed.replace(/\D/g, '') : '';
  return digits === '' || digits.startsWith(dialCode) ? dialCode : (leadingDialCode(digits) ?? '');
}
