import { faintPairs, read } from '../tests/data/colorPairs';
import { DARK, themeIn } from './domain/theme/dark';
import { declarationsOf } from './domain/theme/tokens';
import type { Styles } from './domain/theme/styles';
import { DEFAULTS } from './domain/theme/theme';
import { themeAdvice } from './domain/theme/themeAdvice';
import * as themes from './themes';

const PRESETS = Object.entries(themes);
const SCHEMES = ['light', 'dark'] as const;
const inBoth = PRESETS.flatMap(([name, styles]) => SCHEMES.map((scheme) => ({ name, styles, scheme })));
const resolved = (styles: Styles | undefined, scheme: (typeof SCHEMES)[number]) => themeIn(scheme, styles);

describe('§3 Theme: presets of pricerx-auth/themes', () => {
  it('have the documented names', () => {
    expect(Object.keys(themes)).toEqual(['calm', 'classic', 'contrast', 'sharp', 'soft']);
  });

  it.each(inBoth)('$name, $scheme: every text has 4.5:1, every edge 3:1', ({ styles, scheme }) => {
    expect(faintPairs(resolved(styles, scheme))).toEqual([]);
    expect(themeAdvice(styles, read, 'auto')).toEqual([]);
  });

  it.each(SCHEMES)('contrast, %s: every text has 7:1, disabled ones too', (scheme) => {
    const theme = resolved(themes.contrast, scheme);
    expect(faintPairs(theme, { text: 7, control: 3 })).toEqual([]);
    const { disabled } = theme.buttons;
    const button = { ...theme.buttons, primary: disabled, secondary: disabled };
    expect(faintPairs({ ...theme, buttons: button }, { text: 7, control: 1 })).toEqual([]);
  });

  it.each(PRESETS)('%s has a dark value for every colour that it sets', (_, styles) => {
    const colorsOf = (values: object, of: object): string[] =>
      Object.entries(of).flatMap(([key, inner]: [string, unknown]) => {
        const value = (values as Record<string, unknown>)[key];
        if (value === undefined) return [];
        return typeof inner === 'object'
          ? colorsOf(value as object, inner as object).map((name) => `${key}.${name}`)
          : [key];
      });
    expect(colorsOf(styles.dark ?? {}, DARK)).toEqual(colorsOf(styles, DARK));
  });

  it.each(SCHEMES)('classic is the default theme, %s', (scheme) => {
    expect(declarationsOf(resolved(themes.classic, scheme))).toBe(
      declarationsOf(resolved(undefined, scheme)),
    );
  });

  it('take the page’s font, but for classic', () => {
    const fonts = PRESETS.map(([name, { fontFamily }]) => [name, fontFamily]);
    expect(Object.fromEntries(fonts)).toEqual({
      calm: 'inherit',
      classic: DEFAULTS.fontFamily,
      contrast: 'inherit',
      sharp: 'inherit',
      soft: 'inherit',
    });
  });
});
