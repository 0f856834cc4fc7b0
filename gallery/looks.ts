import type { Styles } from '../src/domain/theme';

/** How a state is shown. All of it is what a host chooses. */
export interface Look {
  theme: 'default' | 'dark';
  dir: 'ltr' | 'rtl';
  dom: 'light' | 'shadow';
  /** A language of the widget; `pseudo` is English with each text marked and made longer. */
  locale: string;
  /** The page around the widget; left out, it goes with the theme. */
  page?: 'light' | 'dark';
}

export const USUAL_LOOK: Look = { theme: 'default', dir: 'ltr', dom: 'light', locale: 'en' };

/** Each value beside each value of the others once: what goes wrong, goes wrong with two of them together. */
export const PAIRWISE_LOOKS = {
  light: [{ ...USUAL_LOOK }, { ...USUAL_LOOK, dir: 'rtl', theme: 'dark' }],
  shadow: [
    { ...USUAL_LOOK, dom: 'shadow', theme: 'dark' },
    { ...USUAL_LOOK, dom: 'shadow', dir: 'rtl' },
  ],
} as const satisfies Record<Look['dom'], readonly Look[]>;

/**
 * What end-to-end tests judge each state in: each value of the three once. With PRICERX_EVERY_LOOK set it is each beside each
 * of the others, which takes twice the time.
 */
export const TESTED_LOOKS: Readonly<Record<Look['dom'], readonly Look[]>> = process.env['PRICERX_EVERY_LOOK']
  ? PAIRWISE_LOOKS
  : { light: [USUAL_LOOK], shadow: [{ ...USUAL_LOOK, dom: 'shadow', dir: 'rtl', theme: 'dark' }] };

/** How a host may dress the widget on a dark page. */
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
