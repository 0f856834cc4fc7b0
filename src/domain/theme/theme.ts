import { WIDGET_WIDTH } from '../constants';
import type { SchemeStyles, Styles } from './styles';
import { cssName, isThemeValue, type SupportsCss } from './themeValues';

export type { ButtonStyles, ColorScheme, SchemeStyles, Styles } from './styles';

/**
 * A host's styles for one colour scheme, with all defaults. Components read them through the custom properties of
 * `tokens`.
 */
export interface ResolvedTheme extends Filled<typeof DEFAULTS> {
  colorScheme: 'light' | 'dark';
}

export type Shape = { [key: string]: string | boolean | Shape };
export type Filled<S> = {
  [K in keyof S]: S[K] extends string ? string : S[K] extends boolean ? boolean : Filled<S[K]>;
};

type Complete<S> = {
  [K in keyof S]-?: NonNullable<S[K]> extends object ? Complete<NonNullable<S[K]>> : NonNullable<S[K]>;
};

const INK = '#19303D';
/** The default is the value of `colors.primary`. */
export const OF_PRIMARY = 'var(--pricerx-colors-primary)';
export const DISABLED_TEXT = '#8296A1';
/** The provider's `#8296A1`, darkened to WCAG's contrast of 4.5:1 on white. */
const PLACEHOLDER = '#697982';
const DISABLED_SURFACE = '#F3F5F6';

/** All keys that a host may set: those of `SchemeStyles`. */
export const DEFAULTS = {
  container: {
    backgroundColor: '#FFFFFF',
    borderColor: '#ADBCC5',
    borderRadius: '8px',
    width: WIDGET_WIDTH as string,
    boxShadow: 'none',
  },
  colors: { primary: INK, secondary: '#5C727D', success: '#0C5A56', error: '#8B1214' },
  buttons: {
    primary: { backgroundColor: INK, textColor: '#FFFFFF', borderColor: INK, borderRadius: '4px' },
    secondary: { backgroundColor: '#FFFFFF', textColor: INK, borderColor: INK, borderRadius: '4px' },
    disabled: {
      backgroundColor: DISABLED_SURFACE,
      textColor: DISABLED_TEXT,
      borderColor: DISABLED_SURFACE,
      borderRadius: '4px',
    },
  },
  inputs: {
    backgroundColor: 'transparent',
    textColor: OF_PRIMARY,
    borderColor: OF_PRIMARY,
    borderRadius: '4px',
    placeholderColor: PLACEHOLDER,
  },
  fontFamily: 'Arial, Helvetica, sans-serif',
  fontSize: '16px',
  outlineWidth: '2px',
  hideHeaderText: false as boolean,
  displayWatermark: false as boolean,
  logo: { logoImageUrl: '' },
} satisfies Complete<SchemeStyles>;

const LIGHT = { ...DEFAULTS, colorScheme: 'light' };

type Leaf = (value: string | boolean, given: unknown, key: string, property: string) => string | boolean;

/**
 * Replaces each value of a theme.
 * @param leaf gets the value, the host's value, the key, and the custom property: `--pricerx-colors-primary` for
 * `colors.primary`.
 */
function mapTheme(shape: Shape, leaf: Leaf, given?: unknown, name = '--pricerx'): Shape {
  const source = Object(given) as Record<string, unknown>;
  const entries = Object.entries(shape).map(([key, value]) => {
    const property = `${name}-${cssName(key)}`;
    return [
      key,
      typeof value === 'object'
        ? mapTheme(value, leaf, source[key], property)
        : leaf(value, source[key], key, property),
    ];
  });
  return Object.fromEntries(entries) as Shape;
}

/** A host's values over the defaults. Unknown keys and invalid values are ignored. */
export const fillTheme = (defaults: Shape, given: unknown, supports: SupportsCss): Shape =>
  mapTheme(
    defaults,
    (fallback, value, key) =>
      typeof value === typeof fallback && (typeof value !== 'string' || isThemeValue(key, value, supports))
        ? (value as typeof fallback)
        : fallback,
    given,
  );

/** §3 Theme: the light scheme. */
export const resolveTheme = (styles?: Styles, supports: SupportsCss = () => true): ResolvedTheme =>
  fillTheme(LIGHT, styles, supports) as unknown as ResolvedTheme;

export interface TextTheme {
  fontSize: string;
  fontWeight: number;
  lineHeight: string;
}

/** The values that components use: each is a `var()` of its custom property. */
interface Tokens extends Filled<typeof LIGHT> {
  typography: { header: TextTheme; body: TextTheme; helper: TextTheme };
}

const properties = mapTheme(LIGHT, (_value, _given, _key, property) => `var(${property})`) as typeof LIGHT;

const text = (size: number, fontWeight: number, line: number): TextTheme => ({
  fontSize: `calc(${size} * ${properties.fontSize})`,
  fontWeight,
  lineHeight: `calc(${line} * ${properties.fontSize})`,
});

/** With the default text size: header 24 px, body 16 px, helper 14 px. */
export const tokens: Tokens = {
  ...properties,
  typography: {
    header: text(1.5, 600, 1.875),
    body: text(1, 400, 1.3125),
    helper: text(0.875, 400, 1.25),
  },
};

/** The CSS declarations of a theme's custom properties. The keys that are not CSS values are left out. */
export function declarationsOf({ logo, hideHeaderText, displayWatermark, ...values }: ResolvedTheme): string {
  let declarations = '';
  mapTheme(values, (value, _given, _key, property) => (declarations += `${property}:${value};`));
  return declarations;
}
