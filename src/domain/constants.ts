/**
 * §9 Business constants and limits: each number of that table that is used here, once. Times are in milliseconds.
 * The 10 minutes of the intermediate session token's cookie are not: only a B2B client writes it.
 */

export const SECOND_MS = 1_000;
export const MINUTE_MS = 60_000;

export const SESSION_REFRESH_INTERVAL_MS = 180_000;

export const BACKOFF_BASE_MS = 2_000;
export const BACKOFF_MAX_ATTEMPT = 7;
/** Random jitter added to each retry delay, drawn from [min, max]. */
export const BACKOFF_JITTER_MS = { min: -175, max: 174 } as const;

export const OTP_EXPIRATION_MINUTES = 5;
export const SESSION_DURATION_MINUTES = 30;
export const MAGIC_LINK_EXPIRATION_MINUTES = { login: 30, signup: 30 } as const;
export const CREATE_USER_AS_PENDING = false;
export const PASSCODE_LENGTH = 6;

export const EVENT_BATCH_SIZE = 15;
export const EVENT_BATCH_INTERVAL_MS = 800;

/** §5 The country that the phone field starts with. */
export const DEFAULT_COUNTRY = 'US';
export const PHONE_VALIDATION_TIMEOUT_MS = 2_000;
export const PHONE_FORMATTING_TIMEOUT_MS = 10_000;

export const RESEND_COOLDOWN_MS = 2_000;

/** How long after the last key the provider is asked about a new password. */
export const STRENGTH_CHECK_DEBOUNCE_MS = 500;
export const STRENGTH_BARS = 4;

/** Offers of passkeys in inputs, in total. */
export const PASSKEY_AUTOFILL_TRIES = 5;

/** On Main, those of social providers included. */
export const MAX_WALLET_BUTTONS = 6;

export const TOAST_LIMIT = 20;
export const TOAST_DURATION_MS = { blank: 4_000, error: 4_000, custom: 4_000, success: 2_000 } as const;
/** How long a dismissed toast stays for its exit animation. */
export const TOAST_EXIT_MS = 1_000;

export const QUERY_DEDUPE_MS = 2_000;
export const QUERY_ERROR_RETRY_MS = 5_000;

export const ONE_TAP_HEIGHT_PX = 47;
export const ONE_TAP_RESIZE_DEBOUNCE_MS = 100;
export const SPINNER = { size: 25, thickness: 2 } as const;
export const BUTTON_SPINNER_SIZE = 18;
export const WIDGET_WIDTH = '400px';
/** A parent as narrow as its content gives the widget this much; less in a narrow window. */
export const WIDGET_LEAST_WIDTH = 'min(280px, calc(100vw - 72px))';
export const WATERMARK_LOGO_WIDTH_PX = 150;

/** A call without an answer after this long ends as unreachable: a hang is no answer. */
export const REQUEST_TIMEOUT_MS = 9_000;
/** The same for a part of our own code; the build gives it to webpack's loader of chunks as well. */
export const CHUNK_TIMEOUT_MS = 9_000;
/**
 * What a call waits for before it is sent, each: the project's settings, the captcha, telemetry. Then it goes without, so
 * that two failures in a row are told within 12 s.
 */
export const CALL_PREPARATION_MS = 2_500;
export const ONE_TAP_SCRIPT_TIMEOUT_MS = 10_000;
/** The button stands in for a prompt whose start has no answer by then: in a frame that a page blocks nobody says so. */
export const ONE_TAP_START_TIMEOUT_MS = 4_000;
/** For as long at most a widget is drawn unseen while the texts of its language are on their way; then it is English. */
export const PACK_TIMEOUT_MS = 3_000;
/** Some browser extensions hear no abort signal: a request for a passkey that was taken back is waited for no longer. */
export const CREDENTIAL_LETTING_GO_MS = 1_000;

/** Main is invisible for this long at most, until the browser answers whether inputs can offer passkeys. */
export const AUTOFILL_ANSWER_MS = 100;
/** The same while the code comes that knows which wallets there are. */
export const WALLETS_ANSWER_MS = 1_000;

export const IDP_DEFAULT_SCOPE = 'openid email profile';
export const IDP_DEFAULT_RESPONSE_TYPE = 'code';

/** What the cookies are called unless `cookieOptions` says otherwise. */
export const COOKIE_NAMES = {
  opaqueToken: 'stytch_session',
  jwt: 'stytch_session_jwt',
  intermediateToken: 'stytch_intermediate_session_token',
} as const;

export const LIVE_API_URL = 'https://api.stytch.com';
export const TEST_API_URL = 'https://test.stytch.com';
export const TELEMETRY_URL = 'https://telemetry.stytch.com';
export const TELEMETRY_SCRIPT_URL = 'https://elements.stytch.com/telemetry.js';
export const CAPTCHA_SCRIPT_URL = 'https://www.google.com/recaptcha/enterprise.js';
export const ONE_TAP_SCRIPT_URL = 'https://accounts.google.com/gsi/client';
/** The provider's page for what a page cannot do by itself; on hosts of one's own it is at the same path. */
export const CLIENT_SERVICES_URL = 'https://js.stytch.com';
export const CLIENT_SERVICES_PATH = '/clientside-services/index.html';
/** Stands in for the project's own mail domain until the bootstrap has told it. */
export const DEFAULT_EMAIL_DOMAIN = 'pricerx.example';

/** How many pairs are kept, so that earlier mails still work. */
export const PKCE_PAIRS_KEPT = 5;
/** The life of a link whose mail was asked for without one: the longest that the provider gives by itself. */
export const LINK_LIFE_MINUTES = 60;
/** How long a social provider may keep its visitor. */
export const OAUTH_LIFE_MINUTES = 60;
/** How long the token of a link is there for a reload, once it has left the address. */
export const URL_TOKEN_LIFE_MS = 15 * MINUTE_MS;
