import { allDialCodes, dialCodeOf, type CountryCode } from './countries';
import { isInternational, plainPhone } from './phoneText';

let known: ReadonlySet<string> | undefined;
const knownCodes = () => (known ??= new Set(Object.values(allDialCodes())));

/**
 * The dial code at the beginning of an international number, complete or partly typed.
 * @example leadingDialCode('977984') // '977'
 */
export const leadingDialCode = (digits: string): string | undefined =>
  [4, 3, 2, 1].map((length) => digits.slice(0, length)).find((code) => knownCodes().has(code));

/** The dial code at the start of a typed international number, else that of the selected country. */
export function typedDialCode(country: CountryCode, value: string): string {
  const dialCode = dialCodeOf(country);
  const typed = plainPhone(value, dialCode);
  const digits = isInternational(typed) ? typed.replace(/\D/g, '') : '';
  return digits === '' || digits.startsWith(dialCode) ? dialCode : (leadingDialCode(digits) ?? '');
}
