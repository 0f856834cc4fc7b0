import type { OAuthProvider, OneTapPosition, OTPMethod, Product } from '../enums';

/** §3 Widget config: which sign-in methods the widget offers, and their options. */
export interface WidgetConfig {
  /**
   * The sign-in methods, in the order in which they appear. Default: `['emailMagicLinks']`.
   * @example products: ['oauth', 'otp']
   */
  products?: Product[];
  /** Options of email links. */
  emailMagicLinksOptions?: EmailMagicLinksOptions;
  /**
   * Options of one-time codes. Required with the product `otp`.
   * @example otpOptions: { methods: ['sms', 'email'], expirationMinutes: 5 }
   */
  otpOptions?: OTPOptions;
  /**
   * Options of social sign-in. Required with the product `oauth`.
   * @example oauthOptions: { providers: [{ type: 'google', one_tap: true }, { type: 'apple' }] }
   */
  oauthOptions?: OAuthOptions;
  /** Options of every email field on the first screen. */
  emailOptions?: EmailOptions;
  /**
   * Options of the password reset mail, with the product `passwords`.
   * @example passwordOptions: { resetPasswordRedirectURL: 'https://prices.example/reset-password' }
   */
  passwordOptions?: PasswordOptions;
  /** Options of passkeys. */
  passkeyOptions?: PasskeyOptions;
  /**
   * Whether the way that signed in last in this browser is marked "Last used", and its tab is open. The browser keeps its kind and
   * provider (`email`, `oauth_google`), no address and no name, also after a sign-out; `client.forgetLastUsed()` removes it. With
   * `false` nothing is kept. Default: true.
   */
  lastUsed?: boolean;
  /**
   * What you know about the visitor, for the fields of the first screen. It is checked like typed text: a value that is not an
   * address or a number is left out, with a warning for test tokens. What the visitor has typed has priority; a later mount does
   * not change the fields. Default: empty fields.
   * @example prefill: { email: 'ada@example.com', phone: '+14155550132' }
   */
  prefill?: {
    /** An email address. */
    email?: string;
    /** A phone number, with its country code (`+1 415 …`), or in the format of `otpOptions.defaultCountry`. */
    phone?: string;
  };
  /** Options of the session that a sign-in starts. */
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

/** Options of the email field. */
export interface EmailOptions {
  /**
   * Whether an address whose domain is nearly a known one (`ada@gmial.com`) gets a button "Did you mean ada@gmail.com?" below the
   * field. It changes nothing by itself, and the form can be sent with either address. Default: true.
   */
  suggestions?: boolean;
  /**
   * Domains of your visitors' addresses, which are known beside the common ones.
   * @example knownDomains: ['pricerx.example']
   */
  knownDomains?: string[];
}

/** Options of email links. */
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
  /** Id of the project's mail template for returning visitors. Default: the project's default template. */
  loginTemplateId?: string;
  /** Id of the project's mail template for new visitors. Default: the project's default template. */
  signupTemplateId?: string;
  /** Create new users with the status "pending" until they follow their link. Default: false. */
  createUserAsPending?: boolean;
  /**
   * The domain that your mail comes from. It narrows the webmail search links on the "Check your email"
   * screen.
   */
  domainHint?: string;
}

/** Options of one-time codes. */
export interface OTPOptions {
  /** The delivery methods, in the order of their tabs. */
  methods: OTPMethod[];
  /** Minutes until a code expires. Default: 5. */
  expirationMinutes?: number;
  /** Id of the mail template for returning visitors' codes. Text messages have none. Default: the project's default template. */
  loginTemplateId?: string;
  /** Id of the mail template for new visitors' codes. Text messages have none. Default: the project's default template. */
  signupTemplateId?: string;
  /**
   * Country of phone numbers typed without a country code: an ISO 3166-1 alpha-2 code in capitals. It is
   * preselected and first in the country selector. Default: `US`.
   */
  defaultCountry?: string;
  /**
   * Whether a browser with WebOTP (Chrome on Android) may read the code of a text message, after it has asked the visitor.
   * The message must end with `@your.host #123456`. Default: true.
   */
  webOTP?: boolean;
}

/** A social provider of a config, with its options. */
export interface OAuthProviderOptions {
  /**
   * The provider: a value of `OAuthProviders`.
   * @example type: 'google'
   */
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

/** Options of social sign-in. */
export interface OAuthOptions {
  /** The social providers, in the order of their buttons. */
  providers: OAuthProviderOptions[];
  /** Address to which existing users return. Must be registered with the provider. Default: the project's. */
  loginRedirectURL?: string;
  /** Address to which new users return. Must be registered with the provider. Default: the project's. */
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
  /** Id of the project's template of the reset mail. Default: the project's default template. */
  resetPasswordTemplateId?: string;
  /**
   * Whether the mail's log-in link requires a click in a browser that did not request the mail. The click
   * prevents mail scanners that run scripts from redeeming the link, and an attacker's link from signing a
   * visitor in to the attacker's account. `false` signs in as soon as the link is opened, in any browser.
   * Default: true.
   */
  confirmLogin?: boolean;
}

/** Options of passkeys. */
export interface PasskeyOptions {
  /**
   * After a sign-in with a password, a code or a link, the browser is asked to make a passkey without a dialog (conditional
   * creation), once in 30 days at most. The host receives `PASSKEY_REGISTER`. Default: false.
   * @example passkeyOptions: { createAfterSignIn: true }
   */
  createAfterSignIn?: boolean;
  /**
   * Adds the passkey button on Main in browsers with immediate mode (Chrome 149), and lets its first press use that mode:
   * without a passkey on this device there is a note instead of an empty dialog. Your page can then tell whether there is
   * one, which browsers otherwise hide. Default: false.
   */
  immediate?: boolean;
}
