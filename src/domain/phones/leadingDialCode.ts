import { dialCodes } from './dialCodes';
import { furtherDialCodes } from './furtherDialCodes';

let known: ReadonlySet<string> | undefined;
const knownCodes = () =>
  (known ??= new Set([...Object.values(dialCodes()), ...Object.values(furtherDialCodes())]));

/**
 * The dial code at the beginning of an international number, complete or partly typed.
 * @example leadingDialCode('977984') // '977'
 */
export const leadingDialCode = (digits: string): string | undefined =>
  [4, 3, 2, 1].map((length) => digits.slice(0, length)).find((code) => knownCodes().has(code));
