import { toAsciiDigits } from './digits';

/**
 * Dial codes of countries whose exit code is longer than `00` but begins with it (Australia 0011, Hong Kong
 * 001, Nigeria 009). There the meaning of `00` depends on the following digits, which only the parser can decide.
 */
const OWN_EXIT_CODES: readonly string[] = '55 57 61 62 65 66 82 234 255 256 591 592 852 855 886 976'.split(
  ' ',
);

/** `011` is the exit code of North America and the Marshall Islands. */
const dials011 = (dialCode: string): boolean => dialCode.startsWith('1') || dialCode === '692';

export const isInternational = (plain: string): boolean => plain.startsWith('+');

/** Whether `00` means the same as `+` in a country. */
export const hasPlainExitCode = (dialCode: string): boolean => !OWN_EXIT_CODES.includes(dialCode);

/** `00977…` as `+977…`; any other text unchanged. */
export const withPlusForZeros = (plain: string): string => plain.replace(/^\D*00\D*(?=[1-9])/, '+');

/** `+44 (0)20 …` as `+44 20 …`: the zero is dialled inside of the country only. */
export const withoutBracketZero = (plain: string): string =>
  isInternational(plain) ? plain.replace('(0)', '') : plain;

/** The parts of a pasted text that may each have a number: "0170 1234567 or +49 151 23456789". */
export const separateTexts = (text: string): string[] =>
  text
    .normalize('NFKC')
    .split(/[\p{L}\r\n\t;,|&]+|(?=\+)/u)
    .filter((part) => /\p{Nd}/u.test(part));

/**
 * Typed or pasted text in ASCII digits, without invisible characters. An international number begins with
 * `+`.
 * @param dialCode of the selected country: it determines the meaning of `00` and `011`
 * @example plainPhone('\u200e(００977) 984…', '1') // '+977) 984…'
 */
export function plainPhone(text: string, dialCode: string): string {
  const ascii = toAsciiDigits(text.normalize('NFKC'))
    .replace(/\p{Cf}/gu, '')
    .trim();
  const plus = ascii.search(/\+[^\d\p{L}+]*\d/u);
  if (plus >= 0) return ascii.slice(plus).replace(/^\+[^\d\p{L}]*00/u, '+');
  if (dials011(dialCode)) return withPlusForZeros(ascii.replace(/^\D*011\D*(?=[1-9])/, '+'));
  return hasPlainExitCode(dialCode) ? withPlusForZeros(ascii) : ascii;
}
