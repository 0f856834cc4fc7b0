import { languageBeside } from '../language/language';
import { addressOf } from '../parts/address';
import type { Switches } from '../developer/switches';
import { WIDGET_LOOK } from './widgetColors';
import type { LoginArgs } from './widgetGlobal';

const SAMPLE_STRINGS = {
  en: { 'login.title': 'Sign in to keep your prices', 'formField.email.placeholder': 'you@example.com' },
  es: {
    'login.title': 'Inicia sesión y guarda tus precios',
    'formField.email.placeholder': 'tu@example.com',
  },
};

const numberOr = (text: string): number | undefined => (text === '' ? undefined : Number(text));

/** The page that mounts the widget. */
export interface SignInPage {
  switches: Switches;
  origin: string;
  /** The language of the widget. */
  locale: string;
}

/** Redirect URLs of links and social providers: the sign-in page with the current switches. */
const redirects = <Name extends string>(
  { switches, origin }: SignInPage,
  ...names: Name[]
): Partial<Record<Name, string>> => {
  if (switches.redirect === 'none') return {};
  const url = origin + addressOf(switches, '/sign-in');
  return Object.fromEntries(names.map((name) => [name, url])) as Partial<Record<Name, string>>;
};

/** What the sign-in widget is drawn from. The server renders its HTML from the same arguments (demo/host/signInForm.ts). */
export const loginArgs = (
  page: SignInPage,
): Pick<LoginArgs, 'config' | 'styles' | 'strings' | 'locale' | 'colorScheme'> => {
  const { switches, locale } = page;
  const { products, otp } = switches;
  const sessionDurationMinutes = numberOr(switches.sessionMinutes);
  return {
    locale,
    colorScheme: 'auto',
    config: {
      products,
      ...(products.includes('emailMagicLinks') && {
        emailMagicLinksOptions: redirects(page, 'loginRedirectURL', 'signupRedirectURL'),
      }),
      ...(products.includes('oauth') && {
        oauthOptions: {
          providers: switches.social.map((type) => ({ type })),
          ...redirects(page, 'loginRedirectURL', 'signupRedirectURL'),
        },
      }),
      ...(products.includes('passwords') && {
        passwordOptions: redirects(page, 'loginRedirectURL', 'resetPasswordRedirectURL'),
      }),
      ...(otp.length > 0 && {
        otpOptions: { methods: otp, expirationMinutes: numberOr(switches.otpMinutes) },
      }),
      ...(sessionDurationMinutes !== undefined && { sessionOptions: { sessionDurationMinutes } }),
      enableShadowDOM: switches.shadow,
    },
    styles: {
      ...WIDGET_LOOK,
      hideHeaderText: switches.hideHeader,
      ...(switches.logo && { logo: { logoImageUrl: '/logo.svg' } }),
    },
    ...(switches.strings && { strings: SAMPLE_STRINGS[languageBeside(locale)] }),
  };
};
