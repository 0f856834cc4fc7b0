import { toAsciiDigits } from './digits';

/**
 * Calling codes of countries whose own exit code begins with `00` and goes on (Australia 0011, Hong Kong 001, Nigeria 009):
 * what `00` means there depends on the digits after it, which only the parser can weigh.
 */
const OWN_EXIT_CODES: readonly string[] = '55 57 61 62 65 66 82 234 255 256 591 592 852 855 886 976'.split(
  ' ',
);

/** Where `011` is dialled before a country code: North America and the Marshall Islands. */
const dials011 = (dialCode: string): boolean => dialCode.startsWith('1') || dialCode === '692';

export const isInternational = (plain: string): boolean => plain.startsWith('+');

/** `00` and `+` mean the same wherever the country has no longer exit code of its own. */
export const hasPlainExitCode = (dialCode: string): boolean => !OWN_EXIT_CODES.includes(dialCode);

/** `00977…` as `+977…`; any other text as it is. */
export const withPlusForZeros = (plain: string): string => plain.replace(/^\D*00\D*(?=[1-9])/, '+');

/**
 * What was typed or pasted, in ASCII digits and without invisible marks. A number that names its country begins with `+`.
 * @param dialCode of the chosen country, which decides what `00` and `011` mean.
 * @example plainPhone('\u200e(００977) 984…', '1') // '+977) 984…'
 */
export function plainPhone(text: string, dialCode: string): string {
  const ascii = toAsciiDigits(text.normalize('NFKC'))
    .replace(/\p{Cf}/gu, '')
    .trim();
  const plus = ascii.search(/\+[^\d\p{L}]*\d/u);
  // "+44 (0)20 …": the zero is dialled within the country only.
  if (plus >= 0)
    return ascii
      .slice(plus)
      .replace(/^\+[^\d\p{L}]*00/u, '+')
      .replace(/\(0\)/g, '');
  if (dials011(dialCode) && /^\D*011\D*[1-9]/.test(ascii)) return ascii.replace(/^\D*011\D*/, '+');
  return hasPlainExitCode(dialCode) ? withPlusForZeros(ascii) : ascii;
}

/** The digits of the number, up to an extension. */
export const numberDigits = (plain: string): string =>
  (/[+\d][^\p{L}#;,]*/u.exec(plain)?.[0] ?? '').replace(/\D/g, '');

/** §5 The number as it is sent when no parser answers: the country code and the raw input. */
export function withDialCode(text: string, dialCode: string): string {
  const plain = plainPhone(text, dialCode);
  const digits = numberDigits(plain);
  if (isInternational(plain)) return `+${digits}`;
  // A North American number of ten digits holds its area code already, which our table has with some countries.
  const american = dialCode.startsWith('1') && /^1?(\d{10})$/.exec(digits)?.[1];
  return american ? `+1${american}` : `+${dialCode}${digits}`;
}
