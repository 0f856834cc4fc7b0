import {
  CREATE_USER_AS_PENDING,
  DEFAULT_COUNTRY,
  MAGIC_LINK_EXPIRATION_MINUTES,
  OTP_EXPIRATION_MINUTES,
  SESSION_DURATION_MINUTES,
} from '../constants';
import { resolvePrefill, type Prefill } from './prefill';
import type { CountryCode } from '../phones/countries';
import type { Product } from '../enums';
import type {
  EmailOptions,
  EmailMagicLinksOptions,
  OAuthOptions,
  OTPOptions,
  PasskeyOptions,
  PasswordOptions,
  WidgetConfig,
} from './widgetConfig';

export type {
  EmailOptions,
  EmailMagicLinksOptions,
  OAuthOptions,
  OAuthProviderOptions,
  OTPOptions,
  PasskeyOptions,
  PasswordOptions,
  WidgetConfig,
} from './widgetConfig';

/** The config with all defaults, as kept in the store. */
export interface ResolvedConfig {
  products: Product[];
  emailMagicLinksOptions: EmailMagicLinksOptions;
  otpOptions: Omit<OTPOptions, 'defaultCountry'> & { expirationMinutes: number; defaultCountry: CountryCode };
  oauthOptions: OAuthOptions;
  passwordOptions: PasswordOptions;
  passkeyOptions: PasskeyOptions;
  emailOptions: Required<EmailOptions>;
  lastUsed: boolean;
  prefill: Prefill;
  sessionDurationMinutes: number;
  enableShadowDOM: boolean;
}

const DEFAULT_EMAIL_MAGIC_LINKS: EmailMagicLinksOptions = {
  loginRedirectURL: '',
  signupRedirectURL: '',
  loginExpirationMinutes: MAGIC_LINK_EXPIRATION_MINUTES.login,
  signupExpirationMinutes: MAGIC_LINK_EXPIRATION_MINUTES.signup,
  createUserAsPending: CREATE_USER_AS_PENDING,
};

const each = <T>(list: readonly T[]): T[] => [...new Set(list)];

/** Each provider has one button; its first entry is used. */
const eachType = <T extends { type: string }>(list: readonly T[]): T[] =>
  list.filter((one, index) => list.findIndex(({ type }) => type === one.type) === index);

export function resolveConfig(given?: WidgetConfig | null): ResolvedConfig {
  const config = given ?? {};
  return {
    products: each(config.products ?? ['emailMagicLinks']),
    emailMagicLinksOptions: config.emailMagicLinksOptions ?? DEFAULT_EMAIL_MAGIC_LINKS,
    otpOptions: {
      ...config.otpOptions,
      methods: each(config.otpOptions?.methods ?? []),
      expirationMinutes: config.otpOptions?.expirationMinutes ?? OTP_EXPIRATION_MINUTES,
      // The mount function has checked the country.
      defaultCountry: (config.otpOptions?.defaultCountry ?? DEFAULT_COUNTRY) as CountryCode,
    },
    oauthOptions: { ...config.oauthOptions, providers: eachType(config.oauthOptions?.providers ?? []) },
    passwordOptions: config.passwordOptions ?? {},
    passkeyOptions: config.passkeyOptions ?? {},
    emailOptions: {
      suggestions: config.emailOptions?.suggestions ?? true,
      knownDomains: config.emailOptions?.knownDomains ?? [],
    },
    lastUsed: config.lastUsed ?? true,
    prefill: resolvePrefill(config.prefill),
    sessionDurationMinutes: config.sessionOptions?.sessionDurationMinutes ?? SESSION_DURATION_MINUTES,
    enableShadowDOM: config.enableShadowDOM ?? false,
  };
}

/** OWASP ASVS 6.5.5: the longest recommended lifetime of links and codes, in minutes. */
export const MAX_LIFETIME_MINUTES = 10;

/** Whether `lifetimeAdvice` may return a warning. Otherwise its chunk is not fetched. */
export function mayHaveLongLifetime(given?: WidgetConfig | null): boolean {
  const { products, emailMagicLinksOptions: links, otpOptions, passwordOptions } = given ?? {};
  const said = [
    links?.loginExpirationMinutes,
    links?.signupExpirationMinutes,
    otpOptions?.expirationMinutes,
    passwordOptions?.resetPasswordExpirationMinutes,
  ];
  const areLinksByDefault = !links && (products ?? ['emailMagicLinks']).includes('emailMagicLinks');
  return areLinksByDefault || said.some((minutes) => minutes != null && minutes > MAX_LIFETIME_MINUTES);
}

/** Google's options if the One Tap prompt is enabled. */
export const oneTapProvider = ({ oauthOptions }: Pick<ResolvedConfig, 'oauthOptions'>) =>
  oauthOptions.providers.find(({ type, one_tap }) => type === 'google' && one_tap);

/** §4 One Tap: whether a floating prompt is the only sign-in method. The widget is then empty. */
export function isOneTapAlone(config: ResolvedConfig): boolean {
  const oneTap = oneTapProvider(config);
  const isAlone = config.products.join() === 'oauth' && config.oauthOptions.providers.length === 1;
  const mayFloat = oneTap?.position !== 'embeddedOnly' && oneTap?.position !== 'forceLegacyEmbedded';
  return isAlone && oneTap !== undefined && mayFloat;
}

export const PASSKEYS_ALONE_TEXT = 'Cannot use Passkeys by itself, please add another product to the config';
const EML_AND_EMAIL_OTP_TEXT = 'Cannot use both EML and Email OTP';

/** §2 Main: the error text for an unsupported combination of products, which is shown instead of the form. */
export function configConflict({ products, otpOptions }: ResolvedConfig): string | null {
  if (products.length > 0 && products.every((product) => product === 'passkeys')) return PASSKEYS_ALONE_TEXT;
  const emailCodes = products.includes('otp') && otpOptions.methods.includes('email');
  return products.includes('emailMagicLinks') && emailCodes ? EML_AND_EMAIL_OTP_TEXT : null;
}
