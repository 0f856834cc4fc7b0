import type { ColorScheme, Styles } from '../src/domain/theme/styles';
import * as PRESETS from '../src/themes';

/** How a state is shown: settings that a host chooses. */
export interface Look {
  /** `dark` is a dark theme that a host wrote as its `styles`; the others are presets. */
  theme: 'default' | 'dark' | keyof typeof PRESETS;
  /** The colour scheme of the mount. Default: light. */
  scheme?: ColorScheme;
  dir: 'ltr' | 'rtl';
  dom: 'light' | 'shadow';
  /** A language of the widget. `pseudo` is English with marked and lengthened texts, `pseudo-rtl` with marked ones from right to left. */
  locale: string;
  /** The page around the widget. Default: the same as the theme and the scheme. */
  page?: 'light' | 'dark';
}

export const USUAL_LOOK: Look = { theme: 'default', dir: 'ltr', dom: 'light', locale: 'en' };

/** What distinguishes a look from the usual one, for names of files. */
export const suffixOf = (look: Look): string =>
  (['theme', 'dir', 'dom', 'locale'] as const)
    .filter((choice) => look[choice] !== USUAL_LOOK[choice])
    .map((choice) => `-${look[choice]}`)
    .join('');

/** Pairwise combinations: each value with each value of the other settings, because most defects need two of them. */
export const PAIRWISE_LOOKS = {
  light: [{ ...USUAL_LOOK }, { ...USUAL_LOOK, dir: 'rtl', theme: 'dark' }],
  shadow: [
    { ...USUAL_LOOK, dom: 'shadow', theme: 'dark' },
    { ...USUAL_LOOK, dom: 'shadow', dir: 'rtl' },
  ],
} as const satisfies Record<Look['dom'], readonly Look[]>;

/**
 * The looks of end-to-end tests: each value of the three settings once. With PRICERX_EVERY_LOOK set they are the pairwise
 * combinations, which take twice the time.
 */
export const TESTED_LOOKS: Readonly<Record<Look['dom'], readonly Look[]>> = process.env['PRICERX_EVERY_LOOK']
  ? PAIRWISE_LOOKS
  : { light: [USUAL_LOOK], shadow: [{ ...USUAL_LOOK, dom: 'shadow', dir: 'rtl', theme: 'dark' }] };

/** A dark theme, as a host could write it. */
export const DARK: Styles = {
  container: { backgroundColor: '#172321', borderColor: '#32433F', borderRadius: '12px' },
  colors: { primary: '#E7EFEC', secondary: '#A9BBB6', success: '#8BE0B8', error: '#FFABA6' },
  buttons: {
    primary: { backgroundColor: '#7FD6C2', textColor: '#06231E', borderColor: '#7FD6C2' },
    secondary: { backgroundColor: '#172321', textColor: '#7FD6C2', borderColor: '#7FD6C2' },
    disabled: { backgroundColor: '#243330', textColor: '#8FA39D', borderColor: '#243330' },
  },
  inputs: { borderColor: '#7F938E', placeholderColor: '#8FA39D' },
};

/** The styles of each look. */
export const THEMES: Readonly<Record<Look['theme'], Styles>> = { default: {}, dark: DARK, ...PRESETS };
