/** The provider's default addresses, which the client's options can replace. */

export const LIVE_API_URL = 'https://api.stytch.com';
export const TEST_API_URL = 'https://test.stytch.com';
export const TELEMETRY_URL = 'https://telemetry.stytch.com';
export const TELEMETRY_SCRIPT_URL = 'https://elements.stytch.com/telemetry.js';
export const CAPTCHA_SCRIPT_URL = 'https://www.google.com/recaptcha/enterprise.js';
export const ONE_TAP_SCRIPT_URL = 'https://accounts.google.com/gsi/client';
/** The provider's page that runs in a frame for One Tap; custom domains serve it at the same path. */
export const CLIENT_SERVICES_URL = 'https://js.stytch.com';
export const CLIENT_SERVICES_PATH = '/clientside-services/index.html';
/** Mail domain until the project's settings are known. */
export const DEFAULT_EMAIL_DOMAIN = 'pricerx.example';
