const LIGHT = {
  container: { backgroundColor: '#FFFFFF', borderColor: '#D5DEDB', borderRadius: '12px' },
  colors: { primary: '#14261F', secondary: '#4D615B', success: '#0C5A40', error: '#8B1214' },
  buttons: {
    primary: {
      backgroundColor: '#0F6B64',
      textColor: '#FFFFFF',
      borderColor: '#0F6B64',
      borderRadius: '10px',
    },
    secondary: {
      backgroundColor: '#FFFFFF',
      textColor: '#0F6B64',
      borderColor: '#0F6B64',
      borderRadius: '10px',
    },
  },
  inputs: { borderColor: '#72837E', borderRadius: '10px', placeholderColor: '#65766F' },
};

const DARK = {
  container: { backgroundColor: '#172321', borderColor: '#32433F' },
  colors: { primary: '#E7EFEC', secondary: '#A9BBB6', success: '#8BE0B8', error: '#FFABA6' },
  buttons: {
    primary: {
      backgroundColor: '#7FD6C2',
      textColor: '#06231E',
      borderColor: '#7FD6C2',
    },
    secondary: {
      backgroundColor: '#172321',
      textColor: '#7FD6C2',
      borderColor: '#7FD6C2',
    },
    disabled: {
      backgroundColor: '#26352F',
      textColor: '#8FA39D',
      borderColor: '#26352F',
    },
  },
  inputs: {
    backgroundColor: '#0F1716',
    textColor: '#E7EFEC',
    borderColor: '#7F938E',
    placeholderColor: '#8FA39D',
  },
};

const FONT = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif";

/** The widget in the colours of this site. */
export const WIDGET_LOOK = { ...LIGHT, fontFamily: FONT, dark: DARK };
