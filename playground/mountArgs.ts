import type { Choice } from './choice';
import { stylesOf } from './tokens';
import type { WidgetConfig } from '../src/domain/config/config';

/** Arguments of `mountLogin` that a choice stands for. */
export interface ChosenArgs {
  config: WidgetConfig;
  styles?: Record<string, unknown>;
  strings?: Record<string, string>;
  locale?: string;
}

export const SITE_LOGO = 'logo.svg';

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

export const chosenArgs = (choice: Choice): ChosenArgs => {
  const styles = {
    ...stylesOf(choice.styles),
    ...(choice.hideHeader && { hideHeaderText: true }),
    ...(choice.logo && { logo: { logoImageUrl: SITE_LOGO } }),
  };
  return {
    config: config(choice),
    ...(!isEmpty(styles) && { styles }),
    ...(!isEmpty(choice.texts) && { strings: { ...choice.texts } }),
    ...(choice.language !== 'en' && { locale: choice.language }),
  };
};
