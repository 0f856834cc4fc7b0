import type { Styles } from './styles';
import { DEFAULTS, OF_PRIMARY, type Colors } from './theme';
import { fillTheme, resolveTheme, type ResolvedTheme, type SupportsCss } from './theme';

/** The media query of the visitor's colour scheme. */
export const DARK_SETTING = '(prefers-color-scheme: dark)';

const PAPER = '#14212A';
const PALE = '#EDF2F5';
const DARK_SURFACE = '#22323C';

/** The colours of the dark scheme. */
export const DARK: Colors = {
  container: { backgroundColor: PAPER, borderColor: '#3A4B55' },
  colors: { primary: PALE, secondary: '#A9BAC4', success: '#5CC8B6', error: '#FF9C99' },
  buttons: {
    primary: { backgroundColor: PALE, textColor: PAPER, borderColor: PALE },
    secondary: { backgroundColor: PAPER, textColor: PALE, borderColor: '#8499A5' },
    disabled: {
      backgroundColor: DARK_SURFACE,
      textColor: DEFAULTS.buttons.disabled.textColor,
      borderColor: DARK_SURFACE,
    },
  },
  inputs: {
    backgroundColor: 'transparent',
    textColor: OF_PRIMARY,
    borderColor: '#8499A5',
    placeholderColor: '#93A6B1',
  },
};

/** §3 Theme: the host's styles in a colour scheme. All values except colours are the same in both schemes. */
export function themeIn(
  colorScheme: ResolvedTheme['colorScheme'],
  styles?: Styles,
  supports: SupportsCss = () => true,
): ResolvedTheme {
  const light = resolveTheme(styles, supports);
  if (colorScheme === 'light') return light;
  const dark = fillTheme(fillTheme(light, DARK, supports), styles?.dark, supports);
  return { ...dark, colorScheme };
}
