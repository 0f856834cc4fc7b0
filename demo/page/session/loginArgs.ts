import { widgetLanguage } from '../language/language';
import { addressOf } from '../parts/address';
import type { Switches } from '../developer/switches';
import type { LoginArgs } from './widgetGlobal';

const SAMPLE_STRINGS = {
  'login.title': 'Sign in to keep your prices',
  'formField.email.placeholder': 'you@example.com',
};

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
  container: { backgroundColor: '#172321', borderColor: '#32433F', borderRadius: '12px' },
  colors: { primary: '#E7EFEC', secondary: '#A9BBB6', success: '#8BE0B8', error: '#FFABA6' },
  buttons: {
    primary: {
      backgroundColor: '#7FD6C2',
      textColor: '#06231E',
      borderColor: '#7FD6C2',
      borderRadius: '10px',
    },
    secondary: {
      backgroundColor: '#172321',
      textColor: '#7FD6C2',
      borderColor: '#7FD6C2',
      borderRadius: '10px',
    },
    disabled: {
      backgroundColor: '#26352F',
      textColor: '#8FA39D',
      borderColor: '#26352F',
      borderRadius: '10px',
    },
  },
  inputs: {
    backgroundColor: '#0F1716',
    textColor: '#E7EFEC',
    borderColor: '#7F938E',
    borderRadius: '10px',
    placeholderColor: '#8FA39D',
  },
};

const FONT = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif";

const numberOr = (text: string): number | undefined => (text === '' ? undefined : Number(text));

/** Redirect URLs of links and social providers: the sign-in page with the current switches. */
const redirects = <Name extends string>(
  switches: Switches,
  ...names: Name[]
): Partial<Record<Name, string>> => {
  if (switches.redirect === 'none') return {};
  const url = location.origin + addressOf(switches, '/sign-in');
  return Object.fromEntries(names.map((name) => [name, url])) as Partial<Record<Name, string>>;
};

export const loginArgs = (
  switches: Switches,
  dark: boolean,
): Pick<LoginArgs, 'config' | 'styles' | 'strings' | 'locale'> => {
  const { products, otp } = switches;
  const sessionDurationMinutes = numberOr(switches.sessionMinutes);
  return {
    locale: widgetLanguage(),
    config: {
      products,
      ...(products.includes('emailMagicLinks') && {
        emailMagicLinksOptions: redirects(switches, 'loginRedirectURL', 'signupRedirectURL'),
      }),
      ...(products.includes('oauth') && {
        oauthOptions: {
          providers: switches.social.map((type) => ({ type })),
          ...redirects(switches, 'loginRedirectURL', 'signupRedirectURL'),
        },
      }),
      ...(products.includes('passwords') && {
        passwordOptions: redirects(switches, 'loginRedirectURL', 'resetPasswordRedirectURL'),
      }),
      ...(otp.length > 0 && {
        otpOptions: { methods: otp, expirationMinutes: numberOr(switches.otpMinutes) },
      }),
      ...(sessionDurationMinutes !== undefined && { sessionOptions: { sessionDurationMinutes } }),
      enableShadowDOM: switches.shadow,
    },
    styles: {
      ...(dark ? DARK : LIGHT),
      fontFamily: FONT,
      hideHeaderText: switches.hideHeader,
      ...(switches.logo && { logo: { logoImageUrl: '/logo.svg' } }),
    },
    ...(switches.strings && { strings: SAMPLE_STRINGS }),
  };
};
