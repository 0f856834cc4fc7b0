import type { Styles } from '../domain/theme/styles';

/**
 * A preset with warm colours and larger texts, for older readers.
 * @example mountLogin({ publicToken, selector: '#sign-in', styles: calm });
 */
export const calm: Styles = {
  container: {
    backgroundColor: '#FFFBF5',
    borderColor: '#E3D6C5',
    borderRadius: '12px',
    width: '440px',
    boxShadow: '0 2px 10px rgb(90 60 30 / 8%)',
  },
  colors: { primary: '#3A2E25', secondary: '#6B5B4D', success: '#2F6146', error: '#9C2A1E' },
  buttons: {
    primary: {
      backgroundColor: '#7F4425',
      textColor: '#FFFFFF',
      borderColor: '#7F4425',
      borderRadius: '10px',
    },
    secondary: {
      backgroundColor: '#FFFBF5',
      textColor: '#3A2E25',
      borderColor: '#8F7D6B',
      borderRadius: '10px',
    },
    disabled: {
      backgroundColor: '#F1E8DC',
      textColor: '#7A6C5F',
      borderColor: '#F1E8DC',
      borderRadius: '10px',
    },
  },
  inputs: {
    backgroundColor: '#FFFFFF',
    borderColor: '#8F7D6B',
    borderRadius: '10px',
    placeholderColor: '#75685B',
  },
  fontFamily: 'inherit',
  fontSize: '18px',
  outlineWidth: '3px',
  dark: {
    container: {
      backgroundColor: '#2A221C',
      borderColor: '#51443A',
      boxShadow: '0 2px 10px rgb(0 0 0 / 35%)',
    },
    colors: { primary: '#F6EBDD', secondary: '#CFBEAC', success: '#9AD8B4', error: '#FFB3A3' },
    buttons: {
      primary: { backgroundColor: '#EDBB94', textColor: '#2A1A10', borderColor: '#EDBB94' },
      secondary: { backgroundColor: '#332A23', textColor: '#F6EBDD', borderColor: '#A4907E' },
      disabled: { backgroundColor: '#3A3028', textColor: '#AD9E8F', borderColor: '#3A3028' },
    },
    inputs: { backgroundColor: '#231C17', borderColor: '#A4907E', placeholderColor: '#B8A797' },
  },
};
