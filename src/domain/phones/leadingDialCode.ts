import { DIAL_CODES } from './dialCodes';
import { FURTHER_DIAL_CODES } from './furtherDialCodes';

const KNOWN_CODES: ReadonlySet<string> = new Set([
  ...Object.values(DIAL_CODES),
  ...Object.values(FURTHER_DIAL_CODES),
]);

/**
 * The dial code at the beginning of an international number, complete or partly typed.
 * @example leadingDialCode('977984') // '977'
 */
export const leadingDialCode = (digits: string): string | undefined =>
  [4, 3, 2, 1].map((length) => digits.slice(0, length)).find((code) => KNOWN_CODES.has(code));
