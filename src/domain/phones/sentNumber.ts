import { isInternational, plainPhone, separateTexts, withoutBracketZero } from './phoneText';

/** Digits of the number, without an extension. */
export const numberDigits = (plain: string): string =>
  (/[+\d][^\p{L}#;,]*/u.exec(plain)?.[0] ?? '').replace(/\D/g, '');

/** §5 Phone: the number that is sent without the phone number parser: dial code and digits. */
export function withDialCode(text: string, dialCode: string): string {
  const plain = withoutBracketZero(plainPhone(text, dialCode));
  const digits = numberDigits(plain);
  if (isInternational(plain)) return `+${digits}`;
  // A North American number of ten digits already has its area code, which the table includes in some dial
  // codes.
  const american = dialCode.startsWith('1') && /^1?(\d{10})$/.exec(digits)?.[1];
  return american ? `+1${american}` : `+${dialCode}${digits}`;
}

/** E.164: a number has at most 15 digits. */
const MAX_LENGTH = '+'.length + 15;
/** Shorter digits beside a number are an extension or a room. */
const MIN_DIGITS = 7;

/** A number without a plus that begins with the selected country's own code has two readings. */
function readings(text: string, dialCode: string): string[] {
  const sent = withDialCode(text, dialCode);
  const digits = numberDigits(plainPhone(text, dialCode));
  return sent === `+${dialCode}${digits}` && digits.startsWith(dialCode) ? [`+${digits}`, sent] : [sent];
}

/** What a text means without the parser: a number, valid; or several, of which the visitor chooses one. */
export function numberWithoutParser(
  text: string,
  dialCode: string,
): { isValid: boolean; number: string; choices?: readonly string[] } {
  const pasted = [
    separateTexts(text),
    withDialCode(text, dialCode).length > MAX_LENGTH ? text.split('/') : [],
  ]
    .map((parts) => parts.filter((part) => numberDigits(plainPhone(part, dialCode)).length >= MIN_DIGITS))
    .find((parts) => parts.length > 1);
  const choices = [...new Set((pasted ?? [text]).flatMap((part) => readings(part, dialCode)))];
  const [number = ''] = choices;
  return choices.length > 1 ? { isValid: false, number: text, choices } : { isValid: true, number };
}
