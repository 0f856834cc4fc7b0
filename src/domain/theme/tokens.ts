import { DEFAULTS, type Filled, type ResolvedTheme, type Shape } from './theme';

export interface TextTheme {
  fontSize: string;
  fontWeight: number;
  lineHeight: string;
}

type Values = Omit<Filled<typeof DEFAULTS>, 'fontFamily' | 'hideHeaderText' | 'displayWatermark' | 'logo'>;

/** What the components of `ui/` read: each value is the custom property that has it. */
export interface Theme extends Values {
  typography: { fontFamily: string; header: TextTheme; body: TextTheme; helper: TextTheme };
}

const PREFIX = '--pricerx';

/** `backgroundColor` is `background-color`. */
export const cssName = (property: string): string =>
  property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Replaces each value of a theme. `colors.primary` has the custom property `--pricerx-colors-primary`. */
function replaced(shape: Shape, value: (property: string, given: unknown) => string, name = PREFIX): Shape {
  const entries = Object.entries(shape).map(([key, given]) => {
    const property = `${name}-${cssName(key)}`;
    return [key, typeof given === 'object' ? replaced(given, value, property) : value(property, given)];
  });
  return Object.fromEntries(entries) as Shape;
}

const { fontFamily, ...values } = replaced(DEFAULTS, (property) => `var(${property})`) as typeof DEFAULTS;

export const THEME: Theme = {
  ...values,
  typography: {
    fontFamily,
    header: { fontSize: '24px', fontWeight: 600, lineHeight: '30px' },
    body: { fontSize: '16px', fontWeight: 400, lineHeight: '21px' },
    helper: { fontSize: '14px', fontWeight: 400, lineHeight: '20px' },
  },
};

/** The CSS declarations of a theme's custom properties. The other keys of a theme are no CSS values. */
export function declarationsOf({ logo, displayHeader, displayWatermark, ...theme }: ResolvedTheme): string {
  let declarations = '';
  replaced(theme, (property, value) => (declarations += `${property}:${String(value)};`));
  return declarations;
}
