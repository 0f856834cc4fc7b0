import {
  CREATE_USER_AS_PENDING,
  DEFAULT_COUNTRY,
  MAGIC_LINK_EXPIRATION_MINUTES,
  OTP_EXPIRATION_MINUTES,
  SESSION_DURATION_MINUTES,
} from './constants';
import type { CountryCode } from './countries';
import type { OAuthProvider, OneTapPosition, OTPMethod, Product } from './enums';

/** §3 Widget config: which ways in the widget offers, and how each behaves. */
export interface WidgetConfig {
  /**
   * The ways in, in the order in which they appear. Default: `['emailMagicLinks']`.
   * @example products: ['oauth', 'otp']
   */
  products?: Product[];
  /** With the product `passwords` too: giving them, be they empty, puts a link beside the password. */
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
  /** Put the widget into an open shadow root. Default: false, since password managers see light DOM best. */
  enableShadowDOM?: boolean;
}

export interface EmailMagicLinksOptions {
  /** Where the link of a returning visitor leads. Must be registered with the provider. */
  loginRedirectURL?: string;
  /** Where the link of a new visitor leads. */
  signupRedirectURL?: string;
  /** Minutes until the link of a returning visitor expires. Without any options of yours: 30; we recommend 10. */
  loginExpirationMinutes?: number;
  /** Minutes until the link of a new visitor expires. Default: 30; we recommend 10. */
  signupExpirationMinutes?: number;
  loginTemplateId?: string;
  signupTemplateId?: string;
  /** Create new users as pending until they follow their link. Default: false. */
  createUserAsPending?: boolean;
  /** The domain your mail comes from: narrows the webmail search links on the "Check your email" screen. */
  domainHint?: string;
}

export interface OTPOptions {
  /** In the order of the tabs. */
  methods: OTPMethod[];
  /** Minutes until a code expires. Default: 5. */
  expirationMinutes?: number;
  /** Templates of the email code; ignored for text messages. */
  loginTemplateId?: string;
  signupTemplateId?: string;
  /**
   * The country of a phone number that is typed without a country code, as an ISO 3166 code in capitals. It is chosen, and
   * the first, in the country selector. Default: `US`.
   */
  defaultCountry?: string;
}

export interface OAuthProviderOptions {
  type: OAuthProvider;
  /** Scopes beside those that the project asks for anyway. */
  custom_scopes?: string[];
  /** Parameters that are handed on to the social provider, such as `{ prompt: 'select_account' }`. */
  provider_params?: Record<string, string>;
  /** Google's One Tap prompt, for `google` alone. Default: false. */
  one_tap?: boolean;
  /** Where that prompt is. Default: `floating`. */
  position?: OneTapPosition;
  /** Whether a click beside a floating prompt closes it. Default: true. */
  cancel_on_tap_outside?: boolean;
}

export interface OAuthOptions {
  /** In the order of the buttons. */
  providers: OAuthProviderOptions[];
  /** Where a known user comes back to. Default: the project's. Must be registered with the provider. */
  loginRedirectURL?: string;
  /** Where a new user comes back to. */
  signupRedirectURL?: string;
}

/** What the mail is like that leads to a new password. It has two links: to set one, and to sign in without. */
export interface PasswordOptions {
  /** Where the link that signs in leads. Default: the project's. Must be registered with the provider. */
  loginRedirectURL?: string;
  /** Taken and not sent: the provider's call has no such field. */
  loginExpirationMinutes?: number;
  /** Where the link to a new password leads: the page that calls `mountPasswordReset`. */
  resetPasswordRedirectURL?: string;
  /** Minutes until both links expire. Default: the project's. */
  resetPasswordExpirationMinutes?: number;
  resetPasswordTemplateId?: string;
  /**
   * Where this browser did not ask for the mail, its log-in link asks for a click: mail scanners open links and run scripts,
   * and somebody else's link would sign the visitor in to a strange account. `false` signs in as soon as the link is opened,
   * anywhere. Default: true.
   */
  confirmLogin?: boolean;
}

/** The config with every default filled in: what the store keeps and the screens read. */
export interface ResolvedConfig {
  products: Product[];
  emailMagicLinksOptions: EmailMagicLinksOptions;
  /** The host has said how links shall be: a link may then stand beside a password. */
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

/** A provider has one button; the first mention of it counts. */
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
      // The mount has refused what is no country.
      defaultCountry: (config.otpOptions?.defaultCountry ?? DEFAULT_COUNTRY) as CountryCode,
    },
    oauthOptions: { ...config.oauthOptions, providers: eachType(config.oauthOptions?.providers ?? []) },
    passwordOptions: config.passwordOptions ?? {},
    sessionDurationMinutes: config.sessionOptions?.sessionDurationMinutes ?? SESSION_DURATION_MINUTES,
    enableShadowDOM: config.enableShadowDOM ?? false,
  };
}

/** OWASP ASVS 6.5.5, for links and codes that are sent. */
export const LONGEST_LIFE_MINUTES = 10;

/** Whether a developer may have to be told of a long life: where not, the code that tells it is not fetched. */
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

/** Google, where its One Tap prompt is asked for. */
export const oneTapProvider = ({ oauthOptions }: Pick<ResolvedConfig, 'oauthOptions'>) =>
  oauthOptions.providers.find(({ type, one_tap }) => type === 'google' && one_tap);

/** §4 One Tap, and nothing else to choose from: the prompt floats above the page and the widget draws nothing. */
export const isOneTapAlone = (config: ResolvedConfig): boolean =>
  config.products.join() === 'oauth' &&
  config.oauthOptions.providers.length === 1 &&
  !/Only|force/.test(oneTapProvider(config)?.position ?? (oneTapProvider(config) ? '' : 'Only'));

export const PASSKEYS_ALONE_TEXT = 'Cannot use Passkeys by itself, please add another product to the config';
export const EML_AND_EMAIL_OTP_TEXT = 'Cannot use both EML and Email OTP';

/** The two combinations of §2 Main that no screen can serve; both are shown in place of the form. */
export function configConflict({ products, otpOptions }: ResolvedConfig): string | null {
  if (products.length > 0 && products.every((product) => product === 'passkeys')) return PASSKEYS_ALONE_TEXT;
  const emailCodes = products.includes('otp') && otpOptions.methods.includes('email');
  return products.includes('emailMagicLinks') && emailCodes ? EML_AND_EMAIL_OTP_TEXT : null;
}
