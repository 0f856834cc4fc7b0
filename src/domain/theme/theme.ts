import { WIDGET_WIDTH } from '../constants';
import type { SchemeStyles, Styles } from './styles';

/** Styles with a value for each key. */
export type Complete<S> = {
  [K in keyof S]-?: NonNullable<S[K]> extends object ? Complete<NonNullable<S[K]>> : NonNullable<S[K]>;
};

const INK = '#19303D';
/** The default is the value of `colors.primary`. */
export const OF_PRIMARY = 'var(--pricerx-colors-primary)';
/** The provider's colour, `#8296A1`, darkened to WCAG's contrast of 4.5:1 on white. */
const PLACEHOLDER = '#697982';
const DISABLED_SURFACE = '#F3F5F6';
/** Edges at rest: a contrast of 3.5:1 on white (WCAG 1.4.11 requires 3:1). */
const EDGE = '#788B96';

/** The light scheme's values: one for each key that a host may set. */
export const DEFAULTS: Complete<SchemeStyles> = {
  container: {
    backgroundColor: '#FFFFFF',
    borderColor: '#ADBCC5',
    borderRadius: '8px',
    width: WIDGET_WIDTH,
    boxShadow: 'none',
  },
  colors: { primary: INK, secondary: '#5C727D', success: '#0C5A56', error: '#8B1214' },
  buttons: {
    primary: { backgroundColor: INK, textColor: '#FFFFFF', borderColor: INK, borderRadius: '4px' },
    secondary: { backgroundColor: '#FFFFFF', textColor: INK, borderColor: EDGE, borderRadius: '4px' },
    disabled: {
      backgroundColor: DISABLED_SURFACE,
      textColor: '#8296A1',
      borderColor: DISABLED_SURFACE,
      borderRadius: '4px',
    },
  },
  inputs: {
    backgroundColor: 'transparent',
    textColor: OF_PRIMARY,
    borderColor: EDGE,
    borderRadius: '4px',
    placeholderColor: PLACEHOLDER,
  },
  fontFamily: 'Arial, Helvetica, sans-serif',
  fontSize: '16px',
  outlineWidth: '3px',
  hideHeaderText: false,
  displayWatermark: false,
  logo: { logoImageUrl: '' },
};

/** The names of the keys with text, such as `borderRadius`. */
type TextKey<S> = {
  [K in keyof S]: S[K] extends string ? K : S[K] extends object ? TextKey<S[K]> : never;
}[keyof S];
type ColorKey = `${string}Color` | keyof typeof DEFAULTS.colors;

/** The colours of styles, without other keys. */
export type Colors<S = typeof DEFAULTS> = {
  [
    K in keyof S as Extract<S[K] extends object ? TextKey<S[K]> : K, ColorKey> extends never ? never : K
  ]: S[K] extends object ? Colors<S[K]> : S[K];
};

type ValueKind = 'color' | 'css' | 'length' | 'fontSize' | 'image';

/**
 * The kind of each value that is not a colour. The widget calculates with a `length`, so a keyword such as `large` is
 * no value; `fontSize` is also refused in units that depend on the font size of each element.
 */
const VALUE_KINDS: Record<Exclude<TextKey<typeof DEFAULTS>, ColorKey>, Exclude<ValueKind, 'color'>> = {
  borderRadius: 'css',
  boxShadow: 'css',
  fontFamily: 'css',
  fontSize: 'fontSize',
  outlineWidth: 'length',
  width: 'length',
  logoImageUrl: 'image',
};

/** Whether this browser supports a value of a CSS property. */
export type SupportsCss = (property: string, value: string) => boolean;

/** What kind of value a key of the styles takes, by the last part of its path. */
export const kindOf = (key: string): ValueKind =>
  Object.hasOwn(VALUE_KINDS, key) ? VALUE_KINDS[key as keyof typeof VALUE_KINDS] : 'color';

/** `backgroundColor` is `background-color`. */
export const cssName = (property: string): string =>
  property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Replaces each value of a theme. A value's path is `['colors', 'primary']`. */
export function mapValues<T extends object>(
  theme: T,
  replace: (value: unknown, path: readonly string[]) => unknown,
  path: readonly string[] = [],
): T {
  const entries = Object.entries(theme).map(([key, value]) => {
    const at = [...path, key];
    return [key, typeof value === 'object' ? mapValues(value as object, replace, at) : replace(value, at)];
  });
  return Object.fromEntries(entries) as T;
}

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
export const propertyOf = (key: string): string => (kindOf(key) === 'color' ? 'color' : cssName(key));

/** Units that depend on the font size of each element. */
const RELATIVE = /%|\dem/;

/** Whether a theme value is safe to insert into a CSS rule, and has an effect there. */
export function isThemeValue(key: string, value: string, supports: SupportsCss): boolean {
  const kind = kindOf(key);
  if (kind === 'image') return isImageAddress(value);
  const isLength = kind === 'length' || kind === 'fontSize';
  return (
    isPlainValue(value) &&
    supports(propertyOf(key), isLength && value !== '0' ? `max(${value})` : value) &&
    !(kind === 'fontSize' && RELATIVE.test(value))
  );
}

/** A host's styles for one colour scheme, with all defaults. */
export interface ResolvedTheme extends Complete<SchemeStyles> {
  colorScheme: 'light' | 'dark';
}

/** A host's values over the defaults. Unknown keys and invalid values are ignored. */
export const fillTheme = <T extends object>(defaults: T, given: unknown, supports: SupportsCss): T =>
  mapValues(defaults, (fallback, path) => {
    const value = path.reduce<unknown>((part, key) => Reflect.get(Object(part) as object, key), given);
    const isValid =
      typeof value === typeof fallback &&
      (typeof value !== 'string' || isThemeValue(path.at(-1) ?? '', value, supports));
    return isValid ? value : fallback;
  });

/** §3 Theme: the light scheme. */
export const resolveTheme = (styles?: Styles, supports: SupportsCss = () => true): ResolvedTheme => ({
  ...fillTheme(DEFAULTS, styles, supports),
  colorScheme: 'light',
});
