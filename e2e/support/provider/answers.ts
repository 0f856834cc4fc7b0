import { DEFAULT_BOOTSTRAP } from '../../../sandbox/state/project/projects';

const FROM = '2030-01-01T00:00:00Z';
const TO = '2040-01-01T00:00:00Z';

export const USER = {
  user_id: 'user-test-1',
  status: 'active',
  created_at: FROM,
  name: { first_name: 'Ada', middle_name: '', last_name: '' },
  emails: [{ email_id: 'email-test-1', email: 'ada@example.com', verified: true }],
  phone_numbers: [],
  providers: [],
  password: null,
  totps: [],
  crypto_wallets: [],
  webauthn_registrations: [],
  biometric_registrations: [],
  trusted_metadata: {},
  untrusted_metadata: {},
  roles: ['saver'],
};

export const SESSION = {
  session_id: 'session-test-1',
  user_id: 'user-test-1',
  started_at: FROM,
  last_accessed_at: FROM,
  expires_at: TO,
  attributes: { ip_address: '', user_agent: '' },
  authentication_factors: [],
  custom_claims: null,
  roles: ['saver'],
};

const BOOTSTRAP = { ...DEFAULT_BOOTSTRAP, rbac_policy: { roles: [], resources: [], scopes: [] } };

const META = { request_id: 'request-test-1', status_code: 200 };
const SIGNED_IN = {
  user_id: USER.user_id,
  user: USER,
  __user: USER,
  session: SESSION,
  session_token: 'new-session-token',
  session_jwt: 'new-session-jwt',
};
const CHALLENGE = Buffer.from('a challenge of thirty-two bytes.').toString('base64url');
const CREATION = {
  rp: { id: 'localhost', name: 'PriceRx' },
  user: { id: Buffer.from(USER.user_id).toString('base64url'), name: 'ada@example.com', displayName: 'Ada' },
  challenge: CHALLENGE,
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
  excludeCredentials: [],
  authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
};
const REQUEST = {
  challenge: CHALLENGE,
  rpId: 'localhost',
  allowCredentials: [],
  userVerification: 'preferred',
};

const WEBAUTHN_REGISTRATION = {
  webauthn_registration_id: 'webauthn-registration-test-1',
  name: 'Kitchen',
  domain: 'localhost',
  user_agent: '',
  authenticator_type: '',
  verified: true,
};

/** Fields of the answers besides the visitor's session, which all answers have except those in PLAIN. */
const EXTRA: Record<string, object> = {
  '/magic_links/authenticate': { method_id: 'email-test-1' },
  '/otps/authenticate': { method_id: 'method-test-1' },
  '/oauth/authenticate': { provider_type: 'Google', provider_subject: '1', provider_values: { scopes: [] } },
  '/passwords': { email_id: 'email-test-1' },
  '/totps/authenticate': { totp_id: 'totp-test-1' },
  '/totps/recover': { totp_id: 'totp-test-1' },
  '/webauthn/register': { webauthn_registration_id: 'webauthn-registration-test-1' },
  '/webauthn/authenticate': { webauthn_registration_id: 'webauthn-registration-test-1' },
};

const CHANGED = {
  user_id: USER.user_id,
  emails: USER.emails,
  phone_numbers: [],
  crypto_wallets: [],
  __user: USER,
};
const PLAIN: [RegExp, object][] = [
  [/^GET \/users\/me$/, USER],
  [/^PUT \/users\/me$/, CHANGED],
  [/^GET \/users\/connected_apps$/, { connected_apps: [] }],
  [/^POST \/users\/connected_apps\/.*\/revoke$/, {}],
  [/^DELETE \/users\//, { user_id: USER.user_id, __user: USER }],
  [/^POST \/b2b\/organizations\/members\/search$/, { member: null }],
  [/^POST \/sessions\/revoke$/, {}],
  [/^POST \/magic_links\/email\//, {}],
  [/^POST \/otps\/(sms|whatsapp|email)\//, { method_id: 'method-test-1' }],
  [/^POST \/crypto_wallets\/authenticate\/start\//, { challenge: 'Sign this.' }],
  [
    /^POST \/totps$/,
    { totp_id: 'totp-test-1', secret: 'SECRET', qr_code: 'data:,', recovery_codes: ['a'], __user: USER },
  ],
  [
    /^POST \/totps\/recovery_codes$/,
    { user_id: USER.user_id, totps: { totp_id: 'totp-test-1', verified: true, recovery_codes: ['a'] } },
  ],
  [
    /^POST \/webauthn\/register\/start$/,
    { user_id: USER.user_id, public_key_credential_creation_options: JSON.stringify(CREATION) },
  ],
  [
    /^POST \/webauthn\/authenticate\/start\//,
    { user_id: USER.user_id, public_key_credential_request_options: JSON.stringify(REQUEST) },
  ],
  [/^PUT \/webauthn\/update\//, { webauthn_registration: WEBAUTHN_REGISTRATION }],
  [/^POST \/passwords\/email\/reset\/start$/, {}],
  [/^POST \/passwords\/strength_check$/, { valid_password: true, score: 4, strength_policy: 'zxcvbn' }],
];

const APP = {
  client_id: 'app-diary',
  client_name: 'Diary',
  client_description: '',
  client_type: 'third_party',
};
PLAIN.push(
  [
    /^POST \/oauth\/authorize\/start$/,
    {
      consent_required: true,
      oidc_client: APP,
      grantable_scope: 'openid',
      ungrantable_scope: '',
      user_id: USER.user_id,
      user: USER,
    },
  ],
  [/^POST \/oauth\/authorize$/, {}],
  [/^POST \/oauth\/logout\/start$/, { consent_required: true, redirect_uri: '/' }],
);

/** A plausible answer's data, the same for every caller, with the given fields replaced; null for mere navigations. */
export function answerTo(
  { method, path }: { method: string; path: string },
  given: object = {},
): object | null {
  if (path.startsWith('/v1/')) return null;
  if (path.startsWith('/projects/bootstrap/')) return { ...META, ...BOOTSTRAP, ...given };
  const plain = PLAIN.find(([pattern]) => pattern.test(`${method} ${path}`))?.[1];
  return { ...META, ...(plain ?? { ...SIGNED_IN, ...EXTRA[path] }), ...given };
}
