import { widgetLanguage } from '../language/language';
import { addressOf } from '../parts/address';
import type { Switches } from '../developer/switches';
import { widgetColors } from './widgetColors';
import type { LoginArgs } from './widgetGlobal';

const SAMPLE_STRINGS = {
  'login.title': 'Sign in to keep your prices',
  'formField.email.placeholder': 'you@example.com',
};

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
      ...widgetColors(dark),
      hideHeaderText: switches.hideHeader,
      ...(switches.logo && { logo: { logoImageUrl: '/logo.svg' } }),
    },
    ...(switches.strings && { strings: SAMPLE_STRINGS }),
  };
};
