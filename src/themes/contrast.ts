import type { Styles } from '../domain/theme/styles';

/**
 * A preset whose texts have a contrast of at least 7:1 (WCAG 1.4.6), with thick focus rings.
 * @example mountLogin({ publicToken, selector: '#sign-in', styles: contrast });
 */
export const contrast: Styles = {
  container: { backgroundColor: '#FFFFFF', borderColor: '#949494', borderRadius: '8px' },
  colors: { primary: '#000000', secondary: '#333333', success: '#004D26', error: '#8C0010' },
  buttons: {
    primary: {
      backgroundColor: '#000000',
      textColor: '#FFFFFF',
      borderColor: '#000000',
      borderRadius: '8px',
    },
    secondary: {
      backgroundColor: '#FFFFFF',
      textColor: '#000000',
      borderColor: '#000000',
      borderRadius: '8px',
    },
    disabled: {
      backgroundColor: '#EBEBEB',
      textColor: '#474747',
      borderColor: '#595959',
      borderRadius: '8px',
    },
  },
  inputs: {
    backgroundColor: '#FFFFFF',
    borderColor: '#000000',
    borderRadius: '8px',
    placeholderColor: '#4D4D4D',
  },
  fontFamily: 'inherit',
  fontSize: '18px',
  outlineWidth: '4px',
  dark: {
    container: { backgroundColor: '#000000', borderColor: '#6E6E6E' },
    colors: { primary: '#FFFFFF', secondary: '#E0E0E0', success: '#7DF0B8', error: '#FFB8B3' },
    buttons: {
      primary: { backgroundColor: '#FFE14D', textColor: '#000000', borderColor: '#FFE14D' },
      secondary: { backgroundColor: '#000000', textColor: '#FFFFFF', borderColor: '#FFFFFF' },
      disabled: { backgroundColor: '#262626', textColor: '#B3B3B3', borderColor: '#B3B3B3' },
    },
    inputs: { backgroundColor: '#000000', borderColor: '#FFFFFF', placeholderColor: '#C4C4C4' },
  },
};
