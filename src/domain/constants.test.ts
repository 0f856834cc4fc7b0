import * as addresses from './addresses/providerAddresses';
import * as constants from './constants';
import * as flowConstants from './flowConstants';

describe('§9 Business constants and limits', () => {
  it.each([
    ['background session refresh', constants.SESSION_REFRESH_INTERVAL_MS, 180000],
    ['retry backoff: its base', constants.BACKOFF_BASE_MS, 2000],
    ['retry backoff: the attempt with the longest delay', constants.BACKOFF_MAX_ATTEMPT, 7],
    ['retry backoff: the jitter', constants.BACKOFF_JITTER_MS, { min: -175, max: 174 }],
    ['OTP expiry', constants.OTP_EXPIRATION_MINUTES, 5],
    ['session duration', constants.SESSION_DURATION_MINUTES, 30],
    ['magic link expirations', constants.MAGIC_LINK_EXPIRATION_MINUTES, { login: 30, signup: 30 }],
    ['createUserAsPending', constants.CREATE_USER_AS_PENDING, false],
    ['passcode length', constants.PASSCODE_LENGTH, 6],
    [
      'cookie names',
      constants.COOKIE_NAMES,
      {
        opaqueToken: 'stytch_session',
        jwt: 'stytch_session_jwt',
        intermediateToken: 'stytch_intermediate_session_token',
      },
    ],
    ['event batch: its size', constants.EVENT_BATCH_SIZE, 15],
    ['event batch: its time', constants.EVENT_BATCH_INTERVAL_MS, 800],
    ['phone validation', constants.PHONE_VALIDATION_TIMEOUT_MS, 2000],
    ['phone formatting', constants.PHONE_FORMATTING_TIMEOUT_MS, 10000],
    ['the country that the phone field starts with', constants.DEFAULT_COUNTRY, 'US'],
    ['wallet buttons, with those of social providers', constants.MAX_WALLET_BUTTONS, 6],
    ['toasts at once', constants.TOAST_LIMIT, 20],
    [
      'how long toasts stay',
      flowConstants.TOAST_DURATION_MS,
      { blank: 4000, error: 4000, custom: 4000, success: 2000 },
    ],
    ['data fetching: the time in which calls share an answer', constants.QUERY_DEDUPE_MS, 2000],
    ['data fetching: the retry', constants.QUERY_ERROR_RETRY_MS, 5000],
    ['password strength: its bars', constants.STRENGTH_BARS, 4],
    ['a passkey without a dialog: the time limit', constants.PASSKEY_CREATION_TIMEOUT_MS, 30_000],
    ['a passkey without a dialog: the pause, 30 days', constants.PASSKEY_CREATION_PAUSE_MS, 2_592_000_000],
    ['resend, after a code was sent', constants.RESEND_COOLDOWN_MS, 2000],
    ['spinner', constants.SPINNER, { size: 25, thickness: 2 }],
    ['widget width', constants.WIDGET_WIDTH, '400px'],
    ['watermark logo width', constants.WATERMARK_LOGO_WIDTH_PX, 150],
    ['identity provider: scope', flowConstants.IDP_DEFAULT_SCOPE, 'openid email profile'],
    ['identity provider: response_type', constants.IDP_DEFAULT_RESPONSE_TYPE, 'code'],
    ['live API host', addresses.LIVE_API_URL, 'https://api.stytch.com'],
    ['test API host', addresses.TEST_API_URL, 'https://test.stytch.com'],
    ['telemetry host', addresses.TELEMETRY_URL, 'https://telemetry.stytch.com'],
    ['telemetry script', addresses.TELEMETRY_SCRIPT_URL, 'https://elements.stytch.com/telemetry.js'],
    ['captcha script', addresses.CAPTCHA_SCRIPT_URL, 'https://www.google.com/recaptcha/enterprise.js'],
    ['prompt script', addresses.ONE_TAP_SCRIPT_URL, 'https://accounts.google.com/gsi/client'],
    ['a call without an answer', constants.REQUEST_TIMEOUT_MS, 9000],
    ['a part of the code that does not come', constants.CHUNK_TIMEOUT_MS, 9000],
    ['settings, captcha and telemetry before a call', constants.CALL_PREPARATION_MS, 2500],
  ])('has the specified value: %s', (_, value, specified) => {
    expect(value).toEqual(specified);
  });
});
