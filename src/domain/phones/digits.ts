/**
 * The digit zero of other scripts: Arabic, Persian, Devanagari, Bengali, Gurmukhi, Gujarati, Tamil, full
 * width.
 */
const ZEROS = [0x0660, 0x06f0, 0x0966, 0x09e6, 0x0a66, 0x0ae6, 0x0be6, 0xff10];

const toAsciiDigit = (digit: string): string => {
  const code = digit.charCodeAt(0);
  const zero = ZEROS.find((first) => code >= first && code <= first + 9);
  return zero === undefined ? digit : String(code - zero);
};

/**
 * Digits of other scripts as ASCII digits: keyboards of those scripts type them in codes and phone numbers.
 */
export const toAsciiDigits = (text: string): string => text.replace(/\p{Nd}/gu, toAsciiDigit);
