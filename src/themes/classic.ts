import type { Styles } from '../domain/theme/styles';

/**
 * The default values of `styles`, as a preset to start from.
 * @example mountLogin({ publicToken, selector: '#sign-in', styles: { ...classic, fontSize: '18px' } });
 */
export const classic: Styles = {
  container: {
    backgroundColor: '#FFFFFF',
    borderColor: '#ADBCC5',
    borderRadius: '8px',
    width: '400px',
    boxShadow: 'none',
  },
  colors: { primary: '#19303D', secondary: '#5C727D', success: '#0C5A56', error: '#8B1214' },
  buttons: {
    primary: {
      backgroundColor: '#19303D',
      textColor: '#FFFFFF',
      borderColor: '#19303D',
      borderRadius: '4px',
    },
    secondary: {
      backgroundColor: '#FFFFFF',
      textColor: '#19303D',
      borderColor: '#788B96',
      borderRadius: '4px',
    },
    disabled: {
      backgroundColor: '#F3F5F6',
      textColor: '#8296A1',
      borderColor: '#F3F5F6',
      borderRadius: '4px',
    },
  },
  inputs: {
    backgroundColor: 'transparent',
    textColor: 'var(--pricerx-colors-primary)',
    borderColor: '#788B96',
    borderRadius: '4px',
    placeholderColor: '#697982',
  },
  fontFamily: 'Arial, Helvetica, sans-serif',
  fontSize: '16px',
  outlineWidth: '3px',
  dark: {
    container: { backgroundColor: '#14212A', borderColor: '#3A4B55' },
    colors: { primary: '#EDF2F5', secondary: '#A9BAC4', success: '#5CC8B6', error: '#FF9C99' },
    buttons: {
      primary: { backgroundColor: '#EDF2F5', textColor: '#14212A', borderColor: '#EDF2F5' },
      secondary: { backgroundColor: '#14212A', textColor: '#EDF2F5', borderColor: '#8499A5' },
      disabled: { backgroundColor: '#22323C', textColor: '#8296A1', borderColor: '#22323C' },
    },
    inputs: {
      backgroundColor: 'transparent',
      textColor: 'var(--pricerx-colors-primary)',
      borderColor: '#8499A5',
      placeholderColor: '#93A6B1',
    },
  },
};
