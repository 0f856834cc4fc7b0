/**
 * §9 Business constants and limits, and our own. Times are in milliseconds. The 10 minutes of the
 * intermediate session token's cookie are missing because only a B2B client writes that cookie.
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

/** §5 Phone: the country that is preselected in the phone field. */
export const DEFAULT_COUNTRY = 'US';
export const PHONE_VALIDATION_TIMEOUT_MS = 2_000;
export const PHONE_FORMATTING_TIMEOUT_MS = 10_000;

export const RESEND_COOLDOWN_MS = 2_000;

/** Delay between the last key and the provider's check of a new password. */
export const STRENGTH_CHECK_DEBOUNCE_MS = 500;
export const STRENGTH_BARS = 4;

/** How often the passkey request for autofill is started, in total. */
export const PASSKEY_AUTOFILL_TRIES = 5;

/** Limit of buttons on Main: social providers and wallets together. */
export const MAX_WALLET_BUTTONS = 6;

export const TOAST_LIMIT = 20;
/** How long a dismissed toast stays for its exit animation. */
export const TOAST_EXIT_MS = 1_000;

export const QUERY_DEDUPE_MS = 2_000;
export const QUERY_ERROR_RETRY_MS = 5_000;

export const ONE_TAP_HEIGHT_PX = 47;
export const ONE_TAP_RESIZE_DEBOUNCE_MS = 100;
export const SPINNER = { size: 25, thickness: 2 } as const;
export const BUTTON_SPINNER_SIZE = 18;
export const WIDGET_WIDTH = '400px';
/** Least width of the card in a parent that is as wide as its content; less in a narrow window. */
export const WIDGET_LEAST_WIDTH = 'min(280px, calc(100vw - 72px))';
export const WATERMARK_LOGO_WIDTH_PX = 150;

/** A request without an answer after this time fails as unreachable. */
export const REQUEST_TIMEOUT_MS = 9_000;
/** The same limit for chunks; webpack's chunk loader gets it too. */
export const CHUNK_TIMEOUT_MS = 9_000;
/**
 * The longest wait before a request is sent, for each of: the project's settings, the captcha, the telemetry.
 * The request is then sent without them, so that two failures in a row are shown within 12 s.
 */
export const CALL_PREPARATION_MS = 2_500;
export const ONE_TAP_SCRIPT_TIMEOUT_MS = 10_000;
/**
 * When the prompt has not reported its start by then, the button is shown: a frame blocked by the page fires
 * no event.
 */
export const ONE_TAP_START_TIMEOUT_MS = 4_000;
/** The longest time for which the widget is invisible while its texts are fetched. Then English is shown. */
export const PACK_TIMEOUT_MS = 3_000;
/**
 * Some browser extensions ignore the abort signal of a passkey request: the wait for it to end is limited to
 * this.
 */
export const CREDENTIAL_LETTING_GO_MS = 1_000;

/**
 * The longest time for which Main is invisible while the browser reports whether it supports passkey
 * autofill.
 */
export const AUTOFILL_ANSWER_MS = 100;
/** The longest time for which Main is invisible while the chunk that finds wallets is fetched. */
export const WALLETS_ANSWER_MS = 1_000;

export const IDP_DEFAULT_RESPONSE_TYPE = 'code';

/** Cookie names, unless `cookieOptions` sets others. */
export const COOKIE_NAMES = {
  opaqueToken: 'stytch_session',
  jwt: 'stytch_session_jwt',
  intermediateToken: 'stytch_intermediate_session_token',
} as const;

/** How many PKCE pairs are kept, so that links of earlier mails still work. */
export const PKCE_PAIRS_KEPT = 5;
/** Life of a link whose mail was requested without an expiry: the provider's longest default. */
export const LINK_LIFE_MINUTES = 60;
/** The longest time between leaving for a social provider and coming back. */
export const OAUTH_LIFE_MINUTES = 60;
/** How long a link's token is kept for a reload after it was removed from the address. */
export const URL_TOKEN_LIFE_MS = 15 * MINUTE_MS;
