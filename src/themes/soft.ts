import type { Styles } from '../domain/theme/styles';

/**
 * A preset with round corners, light borders and a subtle shadow.
 * @example mountLogin({ publicToken, selector: '#sign-in', styles: soft });
 */
export const soft: Styles = {
  container: {
    backgroundColor: '#FFFFFF',
    borderColor: '#E2E7EC',
    borderRadius: '16px',
    boxShadow: '0 1px 2px rgb(16 24 40 / 6%), 0 8px 24px rgb(16 24 40 / 8%)',
  },
  colors: { primary: '#1F2933', secondary: '#55626F', success: '#0B6B57', error: '#B3261E' },
  buttons: {
    primary: {
      backgroundColor: '#3455C6',
      textColor: '#FFFFFF',
      borderColor: '#3455C6',
      borderRadius: '12px',
    },
    secondary: {
      backgroundColor: '#FFFFFF',
      textColor: '#1F2933',
      borderColor: '#8794A1',
      borderRadius: '12px',
    },
    disabled: {
      backgroundColor: '#EEF1F4',
      textColor: '#7B8794',
      borderColor: '#EEF1F4',
      borderRadius: '12px',
    },
  },
  inputs: {
    backgroundColor: '#FFFFFF',
    borderColor: '#8794A1',
    borderRadius: '12px',
    placeholderColor: '#66727E',
  },
  fontFamily: 'inherit',
  dark: {
    container: {
      backgroundColor: '#1B2127',
      borderColor: '#323B44',
      boxShadow: '0 8px 24px rgb(0 0 0 / 40%)',
    },
    colors: { primary: '#EEF2F5', secondary: '#AEB9C4', success: '#6FD3B8', error: '#FFA8A3' },
    buttons: {
      primary: { backgroundColor: '#9DB2FF', textColor: '#111B3D', borderColor: '#9DB2FF' },
      secondary: { backgroundColor: '#242C34', textColor: '#EEF2F5', borderColor: '#7E8B98' },
      disabled: { backgroundColor: '#2A323A', textColor: '#8793A0', borderColor: '#2A323A' },
    },
    inputs: { backgroundColor: '#20272E', borderColor: '#7E8B98', placeholderColor: '#9CA8B4' },
  },
};
