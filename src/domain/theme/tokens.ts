import { cssName, DEFAULTS, mapValues, type ResolvedTheme } from './theme';

/** The custom property of a value: `--pricerx-colors-primary` for `colors.primary`. */
const propertyAt = (path: readonly string[]): string => `--pricerx-${cssName(path.join('-'))}`;

/** The CSS declarations of a theme's custom properties. The keys that are not CSS values are left out. */
export function declarationsOf({ logo, hideHeaderText, displayWatermark, ...values }: ResolvedTheme): string {
  let declarations = '';
  mapValues(values, (value, path) => (declarations += `${propertyAt(path)}:${String(value)};`));
  return declarations;
}

const variables = mapValues({ ...DEFAULTS, colorScheme: '' }, (_, path) => `var(${propertyAt(path)})`);

interface TextTokens {
  fontSize: string;
  fontWeight: number;
  lineHeight: string;
}

const text = (size: string, fontWeight: number, line: string): TextTokens => ({
  fontSize: `calc(${size} * ${variables.fontSize})`,
  fontWeight,
  lineHeight: `calc(${line} * ${variables.fontSize})`,
});

/**
 * The design tokens of the components in `ui/`: each is a `var()` of the custom property that `declarationsOf` sets. With
 * the default text size: header 24 px, body 16 px, helper 14 px.
 */
export const tokens = {
  ...variables,
  typography: {
    header: text('1.5', 600, '1.875'),
    body: text('1', 400, '1.3125'),
    helper: text('0.875', 400, '1.25'),
  },
};
