import { faintPairs, read } from '../tests/data/colorPairs';
import { themeIn } from './domain/theme/dark';
import { declarationsOf } from './domain/theme/tokens';
import type { Styles } from './domain/theme/styles';
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
  });

  it.each(inBoth)('$name, $scheme: the developer gets no warning', ({ styles, scheme }) => {
    expect(themeAdvice(styles, read, scheme)).toEqual([]);
  });

  it.each(SCHEMES)('contrast, %s: every text has 7:1, disabled ones too', (scheme) => {
    const theme = resolved(themes.contrast, scheme);
    expect(faintPairs(theme, { text: 7, control: 3 })).toEqual([]);
    const { disabled } = theme.buttons;
    const button = { ...theme.buttons, primary: disabled, secondary: disabled };
    expect(faintPairs({ ...theme, buttons: button }, { text: 7, control: 1 })).toEqual([]);
  });

  it.each(SCHEMES)('classic is the default theme, %s', (scheme) => {
    expect(declarationsOf(resolved(themes.classic, scheme))).toBe(
      declarationsOf(resolved(undefined, scheme)),
    );
  });
});
