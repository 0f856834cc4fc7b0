/**
 * The colour scheme of a mount. `auto` follows the page's `color-scheme`. If the page supports both schemes or sets
 * none, it follows the visitor's setting.
 */
export type ColorScheme = 'light' | 'dark' | 'auto';

/**
 * §3 Theme: the widget's styles. Every field is optional; values are CSS values.
 * @example styles: { colors: { primary: '#0B4F6C' }, buttons: { primary: { backgroundColor: '#0B4F6C' } } }
 */
export interface Styles extends SchemeStyles {
  /**
   * The same keys for the dark colour scheme. A missing colour has the dark default. Any other missing value is that
   * of the light scheme.
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
    /** Maximum width of the card. Default: `400px`. */
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
    /** Default: `#788B96`. */
    borderColor?: string;
    /** Default: `4px`. */
    borderRadius?: string;
    /** Default: `#697982`. */
    placeholderColor?: string;
  };
  /** Default: `Arial, Helvetica, sans-serif`. */
  fontFamily?: string;
  /**
   * Size of body text, in px or rem. Headings and helper texts scale with it. A size in px is multiplied where the visitor has set another
   * text size than 16 px in the browser. Default: `16px`.
   */
  fontSize?: string;
  /** Width of focus rings. Default: `3px`. */
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

/** Styles of one kind of button. */
export interface ButtonStyles {
  /** Background. */
  backgroundColor?: string;
  /** Label and icon. */
  textColor?: string;
  /** Outline. */
  borderColor?: string;
  /** Default: `4px`. */
  borderRadius?: string;
}
