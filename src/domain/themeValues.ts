/** Whether this browser knows a value of a CSS property. */
export type SupportsCss = (property: string, value: string) => boolean;

const LOGO = 'logoImageUrl';
/** What a value becomes a part of; every other one is a colour. */
const PROPERTIES: Readonly<Record<string, string>> = {
  borderRadius: 'border-radius',
  width: 'width',
  fontFamily: 'font-family',
};

const QUOTED = /"[^"\\{};@\n\r\f]*"|'[^'\\{};@\n\r\f]*'/g;
/** Names, numbers and functions: nothing that could end the value, or the rule that it stands in. */
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
  // A letter in the place of each quoted name.
  const bare = value.replace(QUOTED, 'q');
  return PLAIN.test(bare) && !REFUSED.test(bare) && isClosed(bare);
}

/** Browsers pass over control characters and blanks in an address, also inside of its scheme. */
function isImageAddress(value: string): boolean {
  const address = value.replace(/[\p{Cc}\s]/gu, '');
  return /^(?:https?:\/\/|data:image\/)/i.test(address) || !/^[a-z][a-z\d+.-]*:/i.test(address);
}

const propertyOf = (key: string): string =>
  Object.hasOwn(PROPERTIES, key) ? (PROPERTIES[key] as string) : 'color';

/** Whether a text may be drawn as the value of a key of the theme. It becomes a part of rules of CSS. */
export const isThemeValue = (key: string, value: string, supports: SupportsCss): boolean =>
  key === LOGO ? isImageAddress(value) : isPlainValue(value) && supports(propertyOf(key), value);

/** What a value of a key must be, for a developer. */
export const wantedValue = (key: string): string =>
  key === LOGO
    ? 'Give an address that begins with https:, http: or data:image/, or a relative one.'
    : `Give one value that "${propertyOf(key)}" takes, without url().`;
