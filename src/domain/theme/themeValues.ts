/** Whether this browser supports a value of a CSS property. */
export type SupportsCss = (property: string, value: string) => boolean;

export const LOGO = 'logoImageUrl';
/** Keys that are named as their CSS property; all other keys are colours. */
const NO_COLOR = /Radius|idth|Shadow|^font/;

/** `backgroundColor` is `background-color`. */
export const cssName = (property: string): string =>
  property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const QUOTED = /"[^"\\{};@\n\r\f]*"|'[^'\\{};@\n\r\f]*'/g;
/** Names, numbers and functions: no character that could end the declaration or the rule. */
const PLAIN = /^[\p{L}\p{N}\s#%.,+*/_()-]+$/u;
/** Comments, and functions that fetch. */
const REFUSED = /\/[/*]|(?:url|src|image(?:-set)?)\s*\(/i;

function isClosed(value: string): boolean {
  let depth = 0;
  for (const character of value) {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (depth < 0) return false;
  }
  return depth === 0;
}

function isPlainValue(value: string): boolean {
  // Quoted names, such as of fonts, may contain any characters.
  const bare = value.replace(QUOTED, 'q');
  return PLAIN.test(bare) && !REFUSED.test(bare) && isClosed(bare);
}

/** Browsers ignore control characters and spaces in an address, even inside its scheme. */
function isImageAddress(value: string): boolean {
  const address = value.replace(/[\p{Cc}\s]/gu, '');
  return /^(?:https?:\/\/|data:image\/)/i.test(address) || !/^[a-z][a-z\d+.-]*:/i.test(address);
}

/** The CSS property that a key's value is for. */
export const propertyOf = (key: string): string => (NO_COLOR.test(key) ? cssName(key) : 'color');

/** Keys of lengths with which the widget calculates: it cannot use keywords such as `large`. */
export const LENGTH = /Size|idth/;
/** Units that depend on the font size of each element. */
const RELATIVE = /%|\dem/;

/** Whether a theme value is safe to insert into a CSS rule, and has an effect there. */
export const isThemeValue = (key: string, value: string, supports: SupportsCss): boolean =>
  key === LOGO
    ? isImageAddress(value)
    : isPlainValue(value) &&
      supports(propertyOf(key), LENGTH.test(key) && value !== '0' ? `max(${value})` : value) &&
      !(key === 'fontSize' && RELATIVE.test(value));
