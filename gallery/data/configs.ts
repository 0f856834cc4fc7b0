import type { WidgetConfig } from '../../src/domain/config/config';
import { OAuthProviders, type OAuthProvider } from '../../src/domain/enums';

export const EMAIL_LINK: WidgetConfig = { products: ['emailMagicLinks'] };
export const EMAIL_CODE: WidgetConfig = { products: ['otp'], otpOptions: { methods: ['email'] } };
export const SMS_CODE: WidgetConfig = { products: ['otp'], otpOptions: { methods: ['sms'] } };
export const ALL_CODES: WidgetConfig = {
  products: ['otp'],
  otpOptions: { methods: ['sms', 'whatsapp', 'email'] },
};
export const LINK_AND_CODES: WidgetConfig = {
  products: ['emailMagicLinks', 'otp'],
  otpOptions: { methods: ['sms', 'whatsapp'] },
};

export const PASSWORDS: WidgetConfig = { products: ['passwords'] };
export const PASSWORDS_AND_CODE: WidgetConfig = {
  products: ['passwords', 'otp'],
  otpOptions: { methods: ['email'] },
};
export const PASSWORDS_AND_LINK: WidgetConfig = { products: ['passwords', 'emailMagicLinks'] };

export const social = (types: readonly OAuthProvider[], more: WidgetConfig = {}): WidgetConfig => ({
  ...more,
  products: ['oauth', ...(more.products ?? [])],
  oauthOptions: { providers: types.map((type) => ({ type })) },
});
export const ALL_SOCIAL = social(Object.values(OAuthProviders));
export const FEW_SOCIAL = social(['google', 'apple', 'github'], EMAIL_CODE);

export const WITH_PASSKEYS: WidgetConfig = {
  products: ['passkeys', 'otp'],
  otpOptions: { methods: ['email'] },
};

export const EVERYTHING: WidgetConfig = {
  products: ['passkeys', 'oauth', 'passwords', 'otp'],
  oauthOptions: { providers: [{ type: 'google' }, { type: 'apple' }] },
  otpOptions: { methods: ['sms', 'whatsapp'] },
};
