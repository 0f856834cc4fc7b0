import { WIDGET_WIDTH } from '../constants';
import { isRecord } from '../calls/checkValues';
import { cssName, isThemeValue, type SupportsCss } from './themeValues';

/**
 * The colour scheme of a mount. `auto` follows the page's `color-scheme` and, where the page allows both or says
 * nothing, the visitor's setting.
 */
export type ColorScheme = 'light' | 'dark' | 'auto';

/**
 * §3 Theme: the widget's styles. Every field is optional; values are CSS values.
 * @example styles: { colors: { primary: '#0B4F6C' }, buttons: { primary: { backgroundColor: '#0B4F6C' } } }
 */
export interface Styles extends SchemeStyles {
  /**
   * The same keys for the dark colour scheme. A colour has the dark default unless it is given here; everything
   * else is as in the light scheme.
   */
  dark?: SchemeStyles;
}

/** The styles of one colour scheme. */
export interface SchemeStyles {
  container?: {
    /** Default: `#FFFFFF`. */
    backgroundColor?: string;
    /** Default: `#ADBCC5`. */
    borderColor?: string;
    /** Default: `8px`. */
    borderRadius?: string;
    /** Greatest width of the card; it shrinks on a narrow page. Default: `400px`. */
    width?: string;
    /** A CSS `box-shadow`. Default: `none`. */
    boxShadow?: string;
  };
  colors?: {
    /** Headings, text, focus rings. Default: `#19303D`. */
    primary?: string;
    /** Helper texts. Default: `#5C727D`. */
    secondary?: string;
    /** Default: `#0C5A56`. */
    success?: string;
    /** Default: `#8B1214`. */
    error?: string;
  };
  buttons?: {
    /** Default: white on `#19303D`. */
    primary?: ButtonStyles;
    /** Default: `#19303D` on white. */
    secondary?: ButtonStyles;
    /** Default: `#8296A1` on `#F3F5F6`. */
    disabled?: ButtonStyles;
  };
  inputs?: {
    /** Default: `transparent`. */
    backgroundColor?: string;
    /** Default: `colors.primary`. */
    textColor?: string;
    /** Default: `colors.primary`. */
    borderColor?: string;
    /** Default: `4px`. */
    borderRadius?: string;
    /** Default: `#697982`. */
    placeholderColor?: string;
  };
  /** Default: `Arial, Helvetica, sans-serif`. */
  fontFamily?: string;
  /** Size of texts; headings and helper texts scale with it. A length in px or rem. Default: `16px`. */
  fontSize?: string;
  /** Width of focus rings. Default: `2px`. */
  outlineWidth?: string;
  /** Hide Main's heading 'Sign up or log in'. Default: false. */
  hideHeaderText?: boolean;
  /**
   * Show "Powered by PriceRxAuth" below the card even where the project does not require it. Default: false.
   */
  displayWatermark?: boolean;
  /** An image above Main's heading. Default: none. */
  logo?: { logoImageUrl?: string };
}

export interface ButtonStyles {
  backgroundColor?: string;
  textColor?: string;
  borderColor?: string;
  /** Default: `4px`. */
  borderRadius?: string;
}

/**
 * A host's styles for one colour scheme, with all defaults. Components read them through the custom properties of
 * `tokens.ts`.
 */
export interface ResolvedTheme extends Filled<typeof DEFAULTS> {
  colorScheme: 'light' | 'dark';
}

export type Shape = { [key: string]: string | boolean | Shape };
export type Filled<S> = {
  [K in keyof S]: S[K] extends string ? string : S[K] extends boolean ? boolean : Filled<S[K]>;
};

const INK = '#19303D';
/** The default is the value of `colors.primary`. */
export const OF_PRIMARY = 'var(--pricerx-colors-primary)';
const DISABLED_TEXT = '#8296A1';
/** The provider's `#8296A1`, darkened to WCAG's contrast of 4.5:1 on white. */
const PLACEHOLDER = '#697982';
const DISABLED_SURFACE = '#F3F5F6';

/** All keys that a host may set. */
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
} satisfies Shape;

const PAPER = '#14212A';
const PALE = '#EDF2F5';
const DARK_SURFACE = '#22323C';

/** The colours of the dark scheme: every colour of `DEFAULTS`, and no other key. */
export const DARK = {
  container: { backgroundColor: PAPER, borderColor: '#3A4B55' },
  colors: { primary: PALE, secondary: '#A9BAC4', success: '#5CC8B6', error: '#FF9C99' },
  buttons: {
    primary: { backgroundColor: PALE, textColor: PAPER, borderColor: PALE },
    secondary: { backgroundColor: PAPER, textColor: PALE, borderColor: '#8499A5' },
    disabled: { backgroundColor: DARK_SURFACE, textColor: DISABLED_TEXT, borderColor: DARK_SURFACE },
  },
  inputs: {
    backgroundColor: 'transparent',
    textColor: OF_PRIMARY,
    borderColor: '#8499A5',
    placeholderColor: '#93A6B1',
  },
};

type Leaf = (value: string | boolean, given: unknown, key: string, property: string) => string | boolean;

/**
 * Replaces each value of a theme.
 * @param leaf gets the value, the host's value, the key, and the custom property: `--pricerx-colors-primary` for
 * `colors.primary`.
 */
export function mapTheme(shape: Shape, leaf: Leaf, given?: unknown, name = '--pricerx'): Shape {
  const source = isRecord(given) ? given : {};
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

/** §3 Theme: the host's styles merged over the defaults. Unknown keys and invalid values are ignored. */
export function resolveTheme(
  styles?: Styles,
  supports: SupportsCss = () => true,
  colorScheme: ResolvedTheme['colorScheme'] = 'light',
): ResolvedTheme {
  const fill = (defaults: Shape, source: unknown) =>
    mapTheme(
      defaults,
      (fallback, given, key) =>
        typeof given === typeof fallback &&
        (typeof given !== 'string' || (given.trim() !== '' && isThemeValue(key, given, supports)))
          ? (given as typeof fallback)
          : fallback,
      source,
    );
  let filled = fill(DEFAULTS, styles);
  if (colorScheme === 'dark') filled = fill(fill(filled, DARK), styles?.dark);
  return { ...filled, colorScheme } as unknown as ResolvedTheme;
}
