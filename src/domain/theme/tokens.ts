import { DEFAULTS, type Filled, type ResolvedTheme, type Shape } from './theme';
import { cssName } from './themeValues';

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

const PREFIX = '--pricerx';

/** Replaces each value of a theme. `colors.primary` has the custom property `--pricerx-colors-primary`. */
function replaced(shape: Shape, value: (property: string, given: unknown) => string, name = PREFIX): Shape {
  const entries = Object.entries(shape).map(([key, given]) => {
    const property = `${name}-${cssName(key)}`;
    return [key, typeof given === 'object' ? replaced(given, value, property) : value(property, given)];
  });
  return Object.fromEntries(entries) as Shape;
}

const { fontFamily, fontSize, ...values } = replaced(
  { ...DEFAULTS, colorScheme: '' },
  (property) => `var(${property})`,
) as typeof DEFAULTS & { colorScheme: string };

const text = (size: number, fontWeight: number, line: number): TextTheme => ({
  fontSize: `calc(${size} * ${fontSize})`,
  fontWeight,
  lineHeight: `calc(${line} * ${fontSize})`,
});

/** Header 24 px, body 16 px and helper 14 px, for the default size of texts. */
export const THEME: Theme = {
  ...values,
  typography: {
    fontFamily,
    header: text(1.5, 600, 1.875),
    body: text(1, 400, 1.3125),
    helper: text(0.875, 400, 1.25),
  },
};

/** The CSS declarations of a theme's custom properties. The other keys of a theme are no CSS values. */
export function declarationsOf({ logo, displayHeader, displayWatermark, ...theme }: ResolvedTheme): string {
  let declarations = '';
  replaced(theme, (property, value) => (declarations += `${property}:${String(value)};`));
  return declarations;
}
