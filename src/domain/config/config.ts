import {
  CREATE_USER_AS_PENDING,
  DEFAULT_COUNTRY,
  MAGIC_LINK_EXPIRATION_MINUTES,
  OTP_EXPIRATION_MINUTES,
  SESSION_DURATION_MINUTES,
} from '../constants';
import type { CountryCode } from '../phones/countries';
import type { OAuthProvider, OneTapPosition, OTPMethod, Product } from '../enums';

/** §3 Widget config: which sign-in methods the widget offers, and their options. */
export interface WidgetConfig {
  /**
   * The sign-in methods, in the order in which they appear. Default: `['emailMagicLinks']`.
   * @example products: ['oauth', 'otp']
   */
  products?: Product[];
  /**
   * Options of the links. With the product `passwords`, giving them (even as an empty object) adds a link to
   * the password form.
   */
  emailMagicLinksOptions?: EmailMagicLinksOptions;
  /** Required with the product `otp`. */
  otpOptions?: OTPOptions;
  /** Required with the product `oauth`. */
  oauthOptions?: OAuthOptions;
  passwordOptions?: PasswordOptions;
  sessionOptions?: {
    /** Length of the session that a sign-in starts, in minutes. Default: 30. The provider's minimum is 5. */
    sessionDurationMinutes?: number;
  };
  /**
   * Render the widget inside an open shadow root. Default: false, because password managers support light DOM
   * best.
   */
  enableShadowDOM?: boolean;
}

export interface EmailMagicLinksOptions {
  /** Target of the link for returning visitors. Must be registered with the provider. */
  loginRedirectURL?: string;
  /** Target of the link for new visitors. Must be registered with the provider. */
  signupRedirectURL?: string;
  /**
   * Minutes until the link for returning visitors expires. Default: the project's; 30 when no options are
   * given. We recommend 10.
   */
  loginExpirationMinutes?: number;
  /** Minutes until the link for new visitors expires. Default: 30; we recommend 10. */
  signupExpirationMinutes?: number;
  loginTemplateId?: string;
  signupTemplateId?: string;
  /** Create new users with the status "pending" until they follow their link. Default: false. */
  createUserAsPending?: boolean;
  /**
   * The domain that your mail comes from. It narrows the webmail search links on the "Check your email"
   * screen.
   */
  domainHint?: string;
}

export interface OTPOptions {
  /** The delivery methods, in the order of their tabs. */
  methods: OTPMethod[];
  /** Minutes until a code expires. Default: 5. */
  expirationMinutes?: number;
  /** Template of the email code; text messages ignore it. */
  loginTemplateId?: string;
  signupTemplateId?: string;
  /**
   * Country of phone numbers typed without a country code: an ISO 3166-1 alpha-2 code in capitals. It is
   * preselected and first in the country selector. Default: `US`.
   */
  defaultCountry?: string;
}

export interface OAuthProviderOptions {
  type: OAuthProvider;
  /** OAuth scopes in addition to those that the project always requests. */
  custom_scopes?: string[];
  /** Parameters passed on to the social provider, such as `{ prompt: 'select_account' }`. */
  provider_params?: Record<string, string>;
  /** Google's One Tap prompt, for `google` only. Default: false. */
  one_tap?: boolean;
  /** Position of the One Tap prompt. Default: `floating`. */
  position?: OneTapPosition;
  /** Whether a click outside a floating prompt closes it. Default: true. */
  cancel_on_tap_outside?: boolean;
}

export interface OAuthOptions {
  /** The social providers, in the order of their buttons. */
  providers: OAuthProviderOptions[];
  /** Where existing users return to. Must be registered with the provider. Default: the project's address. */
  loginRedirectURL?: string;
  /** Where new users return to. Must be registered with the provider. Default: the project's address. */
  signupRedirectURL?: string;
}

/**
 * Options of the password reset mail. It has two links: one to set a new password, one to sign in without it.
 */
export interface PasswordOptions {
  /**
   * Target of the link that signs in. Must be registered with the provider. Default: the project's address.
   */
  loginRedirectURL?: string;
  /** Accepted for compatibility and not sent: the provider's call has no such field. */
  loginExpirationMinutes?: number;
  /** Target of the link to a new password: the page that calls `mountPasswordReset`. */
  resetPasswordRedirectURL?: string;
  /** Minutes until both links expire. Default: the project's. */
  resetPasswordExpirationMinutes?: number;
  resetPasswordTemplateId?: string;
  /**
   * Whether the mail's log-in link asks for a click in a browser that did not request the mail. Without the
   * click, a mail scanner that runs scripts could use up the link, and an attacker's link could sign a
   * visitor in to the attacker's account. `false` signs in as soon as the link is opened, in any browser.
   * Default: true.
   */
  confirmLogin?: boolean;
}

/** The config with all defaults, as kept in the store. */
export interface ResolvedConfig {
  products: Product[];
  emailMagicLinksOptions: EmailMagicLinksOptions;
  /** Whether the host gave `emailMagicLinksOptions`: the password form then offers a link too. */
  magicLinkOptionsGiven: boolean;
  otpOptions: Omit<OTPOptions, 'defaultCountry'> & { expirationMinutes: number; defaultCountry: CountryCode };
  oauthOptions: OAuthOptions;
  passwordOptions: PasswordOptions;
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
    magicLinkOptionsGiven: Boolean(config.emailMagicLinksOptions),
    otpOptions: {
      ...config.otpOptions,
      methods: each(config.otpOptions?.methods ?? []),
      expirationMinutes: config.otpOptions?.expirationMinutes ?? OTP_EXPIRATION_MINUTES,
      // The mount has checked that it is a country.
      defaultCountry: (config.otpOptions?.defaultCountry ?? DEFAULT_COUNTRY) as CountryCode,
    },
    oauthOptions: { ...config.oauthOptions, providers: eachType(config.oauthOptions?.providers ?? []) },
    passwordOptions: config.passwordOptions ?? {},
    sessionDurationMinutes: config.sessionOptions?.sessionDurationMinutes ?? SESSION_DURATION_MINUTES,
    enableShadowDOM: config.enableShadowDOM ?? false,
  };
}

/** OWASP ASVS 6.5.5: the longest recommended life of links and codes, in minutes. */
export const LONGEST_LIFE_MINUTES = 10;

/** Whether `lifetimeAdvice` may have a warning to give. Where not, its chunk is not fetched. */
export function mayLiveLong(given?: WidgetConfig | null): boolean {
  const { products, emailMagicLinksOptions: links, otpOptions, passwordOptions } = given ?? {};
  const said = [
    links?.loginExpirationMinutes,
    links?.signupExpirationMinutes,
    otpOptions?.expirationMinutes,
    passwordOptions?.resetPasswordExpirationMinutes,
  ];
  const areLinksByDefault = !links && (products ?? ['emailMagicLinks']).includes('emailMagicLinks');
  return areLinksByDefault || said.some((minutes) => minutes != null && minutes > LONGEST_LIFE_MINUTES);
}

/** The entry of Google when it asks for the One Tap prompt. */
export const oneTapProvider = ({ oauthOptions }: Pick<ResolvedConfig, 'oauthOptions'>) =>
  oauthOptions.providers.find(({ type, one_tap }) => type === 'google' && one_tap);

/** §4 One Tap is the only sign-in method and may float: the widget itself draws nothing then. */
export const isOneTapAlone = (config: ResolvedConfig): boolean =>
  config.products.join() === 'oauth' &&
  config.oauthOptions.providers.length === 1 &&
  !/Only|force/.test(oneTapProvider(config)?.position ?? (oneTapProvider(config) ? '' : 'Only'));

export const PASSKEYS_ALONE_TEXT = 'Cannot use Passkeys by itself, please add another product to the config';
const EML_AND_EMAIL_OTP_TEXT = 'Cannot use both EML and Email OTP';

/**
 * The two combinations of products that no screen can serve (§2 Main), as the text shown in place of the
 * form.
 */
export function configConflict({ products, otpOptions }: ResolvedConfig): string | null {
  if (products.length > 0 && products.every((product) => product === 'passkeys')) return PASSKEYS_ALONE_TEXT;
  const emailCodes = products.includes('otp') && otpOptions.methods.includes('email');
  return products.includes('emailMagicLinks') && emailCodes ? EML_AND_EMAIL_OTP_TEXT : null;
}
