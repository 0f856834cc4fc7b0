import { DEFAULTS, mapTheme, type Filled, type ResolvedTheme } from './theme';

export interface TextTheme {
  fontSize: string;
  fontWeight: number;
  lineHeight: string;
}

type Values = Pick<Filled<typeof DEFAULTS>, 'container' | 'colors' | 'buttons' | 'inputs' | 'outlineWidth'>;

/** What the components of `ui/` read: each value is the custom property that has it. */
export interface Theme extends Values {
  colorScheme: string;
  typography: { fontFamily: string; header: TextTheme; body: TextTheme; helper: TextTheme };
}

const { fontFamily, fontSize, ...others } = mapTheme(
  { ...DEFAULTS, colorScheme: '' },
  (_value, _given, _key, property) => `var(${property})`,
) as typeof DEFAULTS & { colorScheme: string };

const text = (size: number, fontWeight: number, line: number): TextTheme => ({
  fontSize: `calc(${size} * ${fontSize})`,
  fontWeight,
  lineHeight: `calc(${line} * ${fontSize})`,
});

/** Header 24 px, body 16 px and helper 14 px, for the default size of texts. */
export const THEME: Theme = {
  ...others,
  typography: {
    fontFamily,
    header: text(1.5, 600, 1.875),
    body: text(1, 400, 1.3125),
    helper: text(0.875, 400, 1.25),
  },
};

/** The CSS declarations of a theme's custom properties. The other keys of a theme are no CSS values. */
export function declarationsOf({ logo, hideHeaderText, displayWatermark, ...values }: ResolvedTheme): string {
  let declarations = '';
  mapTheme(values, (value, _given, _key, property) => (declarations += `${property}:${value};`));
  return declarations;
}
