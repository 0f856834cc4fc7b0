/** §9 Business constants and limits, and our own. Times are in milliseconds unless the name has another unit. */

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
/** A pause in which the estimator of passwords is loaded. */
export const ESTIMATOR_PAUSE_MS = 2_000;
export const STRENGTH_BARS = 4;

/** Maximum number of passkey requests for autofill. */
export const PASSKEY_AUTOFILL_TRIES = 5;
/** A browser that ends a request for autofill sooner has refused it: no visitor answers in this time. */
export const AUTOFILL_REFUSAL_MS = 1_000;

/** Limit of buttons on Main: social providers and wallets together. */
export const MAX_WALLET_BUTTONS = 6;

export const TOAST_LIMIT = 20;
/** Duration of a toast's exit animation. */
export const TOAST_EXIT_MS = 1_000;

export const QUERY_DEDUPE_MS = 2_000;
export const QUERY_ERROR_RETRY_MS = 5_000;

export const ONE_TAP_HEIGHT_PX = 47;
export const ONE_TAP_RESIZE_DEBOUNCE_MS = 100;
export const SPINNER = { size: 25, thickness: 2 } as const;
export const BUTTON_SPINNER_SIZE = 18;
export const WIDGET_WIDTH = '400px';
/** Minimum width of the card, in a parent that is as wide as its content. Smaller in a narrow window. */
export const WIDGET_MIN_WIDTH = 'min(280px, calc(100vw - 72px))';
export const WATERMARK_LOGO_WIDTH_PX = 150;

/**
 * A request without an answer after this time fails as unreachable. The wait for what a protected call needs, and its
 * repetition with a captcha, are a part of this time.
 */
export const REQUEST_TIMEOUT_MS = 9_000;
/** Time limit of chunks, which also applies to webpack's chunk loader. */
export const CHUNK_TIMEOUT_MS = 9_000;
/**
 * Time limit for each of the settings, the captcha and the telemetry, before a request. The request is then sent without
 * them.
 */
export const CALL_PREPARATION_MS = 2_500;
export const ONE_TAP_SCRIPT_TIMEOUT_MS = 10_000;
/** Time limit for the start of the One Tap prompt. Then the button is shown: a blocked frame reports no error. */
export const ONE_TAP_START_TIMEOUT_MS = 4_000;
/** How long the widget waits, invisible, for its texts and its colour scheme. Then it is shown in English and light. */
export const MESSAGES_TIMEOUT_MS = 3_000;
/** Time limit for the end of an aborted passkey request. Some browser extensions ignore the abort signal. */
export const CREDENTIAL_ABORT_TIMEOUT_MS = 1_000;
/** Time limit for a passkey without a dialog. Some browsers give no answer when no password manager makes one. */
export const PASSKEY_CREATION_TIMEOUT_MS = 30_000;
/** The shortest time between two requests for a passkey without a dialog, in one browser. */
export const PASSKEY_CREATION_PAUSE_MS = 30 * 24 * 60 * MINUTE_MS;
/** A session's factor that is older has begun with an earlier sign-in. */
export const NEW_SIGN_IN_MS = MINUTE_MS;

/** Time limit for the browser's answer whether it supports passkey autofill. Main is invisible until then. */
export const AUTOFILL_QUERY_TIMEOUT_MS = 100;
/** Time limit for the chunk that finds wallets. Main is invisible until then. */
export const WALLET_SEARCH_TIMEOUT_MS = 1_000;

export const IDP_DEFAULT_RESPONSE_TYPE = 'code';

/** Cookie names, unless `cookieOptions` sets others. */
export const COOKIE_NAMES = {
  opaqueToken: 'stytch_session',
  jwt: 'stytch_session_jwt',
  intermediateToken: 'stytch_intermediate_session_token',
} as const;

/** Number of stored PKCE pairs. Links of earlier mails work as long as their pair is stored. */
export const PKCE_PAIRS_KEPT = 5;
/** Assumed lifetime of links that were requested without an expiry: the provider's longest default. */
export const LINK_LIFETIME_MINUTES = 60;
/** Time limit of a sign-in at a social provider. */
export const OAUTH_TIME_LIMIT_MINUTES = 60;
/** How long after the prompt the page at the redirect URL redeems One Tap's token without asking the visitor. */
export const ONE_TAP_HAND_OVER_MINUTES = 2;
/** Time for which a link's token is stored for a reload, after it was removed from the address. */
export const URL_TOKEN_LIFETIME_MS = 15 * MINUTE_MS;

/** How long the app waits for the flow of the social buttons. */
export const FLOW_BESIDE_TIMEOUT_MS = 3_000;

/** Attribute of a widget that a server has rendered: what it was rendered from. Removed when the entry has adopted the widget. */
export const FINGERPRINT = 'data-fingerprint';
