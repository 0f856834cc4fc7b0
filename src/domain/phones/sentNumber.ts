import { isInternational, plainPhone, withoutBracketZero } from './phoneText';

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
