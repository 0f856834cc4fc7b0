import { dialCodeOf, type CountryCode } from '../../domain/phones/countries';
import { leadingDialCode } from '../../domain/phones/leadingDialCode';
import { isInternational, plainPhone } from '../../domain/phones/phoneText';

/** The dial code of the chosen country, or the one that a typed international number begins with. */
export function typedDialCode(country: CountryCode, value: string): string {
  const dialCode = dialCodeOf(country);
  const typed = plainPhone(value, dialCode);
  const digits = isInternational(typed) ? typed.replace(/\D/g, '') : '';
  return digits === '' || digits.startsWith(dialCode) ? dialCode : (leadingDialCode(digits) ?? '');
}
