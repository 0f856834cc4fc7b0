import { PASSCODE_LENGTH } from '../constants';
import { toAsciiDigits } from '../phones/digits';

const EMAIL_PATTERN = /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9.-]+\.[a-zA-Z]{2,}$/;
/** RFC 5321: the longest deliverable address. The limit also bounds the pattern's work. */
const EMAIL_MAX_LENGTH = 254;

/** §5 Email: the pattern. Trim the text first. */
export const isEmail = (text: string): boolean => text.length <= EMAIL_MAX_LENGTH && EMAIL_PATTERN.test(text);

export const isCompletePasscode = (digits: string): boolean => digits.length === PASSCODE_LENGTH;

/**
 * §5 Passcode: digits only, six at most. A pasted message ("Your 2 minute code is 123456") yields its code;
 * "123 456" and "123-456" yield the same six digits.
 */
export function passcodeFrom(text: string): string {
  const ascii = toAsciiDigits(text);
  const together = ascii.split(/\D+/);
  const grouped = ascii.split(/[^\d\s\p{Pd}]+/u).map((group) => group.replace(/\D/g, ''));
  return (
    [...together, ...grouped].find(isCompletePasscode) ?? ascii.replace(/\D/g, '').slice(0, PASSCODE_LENGTH)
  );
}
