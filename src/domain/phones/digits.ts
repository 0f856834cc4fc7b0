/** The digit zero in other scripts: Arabic, Persian, Devanagari, Bengali, Gurmukhi, Gujarati, Tamil, full width. */
const ZEROS = [0x0660, 0x06f0, 0x0966, 0x09e6, 0x0a66, 0x0ae6, 0x0be6, 0xff10];

const toAsciiDigit = (digit: string): string => {
  const code = digit.charCodeAt(0);
  const zero = ZEROS.find((first) => code >= first && code <= first + 9);
  return zero === undefined ? digit : String(code - zero);
};

/** Converts digits of other scripts to ASCII: visitors type codes and phone numbers on keyboards of their script. */
export const toAsciiDigits = (text: string): string => text.replace(/\p{Nd}/gu, toAsciiDigit);
