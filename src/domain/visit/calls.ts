import type { Replace } from './fields';

/** Batches of the event log depend on timers, so they are not recorded. */
export const EVENT_LOG = 'POST /events';

const SDK_PREFIX = '/sdk/v1';

/** Method and path of an API call, such as `POST /otps/authenticate`; null for other requests. */
export function callOf(apiUrl: string, url: string, method = 'GET'): string | null {
  const base = `${apiUrl}${SDK_PREFIX}`;
  return url.startsWith(`${base}/`) ? `${method} ${url.slice(base.length)}` : null;
}

const CHANNELS = ['email', 'sms', 'whatsapp'];
const FACTORS = [
  ...['emails', 'phone_numbers', 'totps', 'oauth', 'crypto_wallets'],
  ...['webauthn_registrations', 'biometric_registrations'],
];
const sends = (call: string): string[] => [`${call}/primary`, `${call}/secondary`];

/** The calls of §7. `*` stands for an id. */
export const CALLS: readonly string[] = [
  'GET /projects/bootstrap/*',
  'GET /users/me',
  'PUT /users/me',
  'POST /users/search',
  'GET /users/connected_apps',
  'POST /users/connected_apps/*/revoke',
  ...FACTORS.map((factor) => `DELETE /users/${factor}/*`),
  ...['authenticate', 'exchange_access_token', 'attest', 'revoke'].map((call) => `POST /sessions/${call}`),
  ...CHANNELS.flatMap((channel) => [
    `POST /otps/${channel}/login_or_create`,
    ...sends(`POST /otps/${channel}/send`),
  ]),
  'POST /otps/authenticate',
  'POST /magic_links/email/login_or_create',
  ...sends('POST /magic_links/email/send'),
  'POST /magic_links/authenticate',
  'POST /oauth/authenticate',
  'POST /oauth/authorize/start',
  'POST /oauth/logout/start',
  'POST /impersonation/authenticate',
  'POST /b2b/organizations/members/search',
  'POST /passwords',
  ...['authenticate', 'email/reset/start', 'email/reset', 'existing_password/reset', 'session/reset'].map(
    (call) => `POST /passwords/${call}`,
  ),
  'POST /passwords/strength_check',
  'POST /totps',
  ...['authenticate', 'recovery_codes', 'recover'].map((call) => `POST /totps/${call}`),
  ...sends('POST /crypto_wallets/authenticate/start'),
  'POST /crypto_wallets/authenticate',
  'POST /webauthn/register/start',
  'POST /webauthn/register',
  ...sends('POST /webauthn/authenticate/start'),
  'POST /webauthn/authenticate',
  'PUT /webauthn/update/*',
];

/** Stands for every call that is not in the list. */
const ANOTHER_CALL = 'another call';

/** A call as a recorded visit keeps it, with its ids replaced. */
export function redactCall(call: string, replace: Replace): string {
  const parts = call.split('/');
  const known = CALLS.map((path) => path.split('/')).find(
    (path) =>
      path.length === parts.length &&
      path.every((part, at) => part === parts[at] || (part === '*' && parts[at])),
  );
  if (!known) return ANOTHER_CALL;
  return known.map((part, at) => (part === '*' ? replace('id', parts[at] ?? '') : part)).join('/');
}
