import { THEMES, type Choice } from './choice';
import { stylesOf } from './tokens';
import { isRecord } from '../src/domain/calls/checkValues';
import type { WidgetConfig } from '../src/domain/config/config';
import type { ColorScheme } from '../src/domain/theme/styles';

/** The arguments of `mountLogin` for a choice. */
export interface ChosenArgs {
  config: WidgetConfig;
  styles?: Record<string, unknown>;
  colorScheme?: ColorScheme;
  strings?: Record<string, string>;
  locale?: string;
}

const SITE_LOGO = 'logo.svg';

const isEmpty = (value: object): boolean => Object.keys(value).length === 0;

const config = (choice: Choice): WidgetConfig => {
  const { products, otp, social, oneTap, linkMinutes, codeMinutes } = choice;
  return {
    products,
    ...(products.includes('emailMagicLinks') && {
      emailMagicLinksOptions: { loginExpirationMinutes: linkMinutes, signupExpirationMinutes: linkMinutes },
    }),
    ...(products.includes('otp') && { otpOptions: { methods: otp, expirationMinutes: codeMinutes } }),
    ...(products.includes('oauth') && {
      oauthOptions: {
        providers: social.map((type) => ({ type, ...(oneTap && type === 'google' && { one_tap: true }) })),
      },
    }),
    ...(products.includes('passwords') && {
      passwordOptions: { resetPasswordExpirationMinutes: linkMinutes },
    }),
    ...(choice.dom === 'shadow' && { enableShadowDOM: true }),
  };
};

type Values = Record<string, unknown>;

/** Merges the values, also nested ones. Values of `second` take precedence. */
export const merged = (first: Values, second: Values): Values => ({
  ...first,
  ...Object.fromEntries(
    Object.entries(second).map(([key, value]) => {
      const present = first[key];
      return [key, isRecord(present) && isRecord(value) ? merged(present, value) : value];
    }),
  ),
});

/** The theme's own styles, without a scheme that is never shown. The styles of `classic` are the widget's defaults. */
const themeStyles = ({ theme, colorScheme }: Choice): Values => {
  if (theme === 'classic') return {};
  const { dark, ...light } = THEMES[theme];
  return { ...light, ...(colorScheme !== 'light' && dark && { dark }) };
};

/** The values of the fields, without a scheme that is never shown. */
const ownStyles = ({ styles, dark, colorScheme }: Choice): Values => ({
  ...stylesOf(styles),
  ...(colorScheme !== 'light' && !isEmpty(dark) && { dark: stylesOf(dark) }),
});

export const chosenArgs = (choice: Choice): ChosenArgs => {
  const styles = {
    ...merged(themeStyles(choice), ownStyles(choice)),
    ...(choice.hideHeader && { hideHeaderText: true }),
    ...(choice.logo && { logo: { logoImageUrl: SITE_LOGO } }),
  };
  return {
    config: config(choice),
    ...(!isEmpty(styles) && { styles }),
    ...(choice.colorScheme !== 'light' && { colorScheme: choice.colorScheme }),
    ...(!isEmpty(choice.texts) && { strings: { ...choice.texts } }),
    ...(choice.language !== 'en' && { locale: choice.language }),
  };
};
