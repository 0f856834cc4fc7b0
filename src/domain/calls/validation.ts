import { PASSCODE_LENGTH } from '../constants';
import { toAsciiDigits } from '../phones/digits';

export const isCompletePasscode = (digits: string): boolean => digits.length === PASSCODE_LENGTH;

/**
 * §5 Passcode: digits only, six at most. A pasted message ("Your 2 minute code is 123456") yields its code;
 * "123 456" and "123-456" yield the same six digits.
 */
export function passcodeFrom(text: string): string {
  const ascii = toAsciiDigits(text);
  const together = ascii.split(/\D/);
  const grouped = ascii.split(/[^\d\s\p{Pd}]/u).map((group) => group.replace(/\D/g, ''));
  return (
    [...together, ...grouped].find(isCompletePasscode) ?? ascii.replace(/\D/g, '').slice(0, PASSCODE_LENGTH)
  );
}
