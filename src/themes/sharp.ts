import type { Styles } from '../domain/theme/styles';

/**
 * A preset with square corners, black on white.
 * @example mountLogin({ publicToken, selector: '#sign-in', styles: sharp });
 */
export const sharp: Styles = {
  container: { backgroundColor: '#FFFFFF', borderColor: '#B3B3B3', borderRadius: '0px' },
  colors: { primary: '#111111', secondary: '#565656', success: '#0A6640', error: '#B00020' },
  buttons: {
    primary: {
      backgroundColor: '#111111',
      textColor: '#FFFFFF',
      borderColor: '#111111',
      borderRadius: '0px',
    },
    secondary: {
      backgroundColor: '#FFFFFF',
      textColor: '#111111',
      borderColor: '#111111',
      borderRadius: '0px',
    },
    disabled: {
      backgroundColor: '#EDEDED',
      textColor: '#767676',
      borderColor: '#EDEDED',
      borderRadius: '0px',
    },
  },
  inputs: {
    backgroundColor: '#FFFFFF',
    borderColor: '#111111',
    borderRadius: '0px',
    placeholderColor: '#6B6B6B',
  },
  fontFamily: 'inherit',
  dark: {
    container: { backgroundColor: '#111111', borderColor: '#5C5C5C' },
    colors: { primary: '#F5F5F5', secondary: '#B5B5B5', success: '#6ADCA8', error: '#FF9B9B' },
    buttons: {
      primary: { backgroundColor: '#F5F5F5', textColor: '#111111', borderColor: '#F5F5F5' },
      secondary: { backgroundColor: '#111111', textColor: '#F5F5F5', borderColor: '#F5F5F5' },
      disabled: { backgroundColor: '#2B2B2B', textColor: '#8C8C8C', borderColor: '#2B2B2B' },
    },
    inputs: { backgroundColor: '#111111', borderColor: '#F5F5F5', placeholderColor: '#A3A3A3' },
  },
};
