import { OTP_METHOD_NAMES, OTP_METHODS, type OTPMethod } from '../config/otpMethods';
import { CALL_CHECKS, type CheckedMethod } from './callChecks';
import { callProblem, type FieldCheck } from './checks';

const GOOD = {
  string: ['', 'text'],
  number: [0, -1, 1.5, Infinity],
  boolean: [true, false],
  object: [{}, { a: 1 }],
  stringArray: [[], ['a', 'b']],
};
const BAD = {
  string: [1, true, {}, ['a'], null, undefined],
  number: ['1', NaN, true, {}, null, undefined],
  boolean: ['true', 0, {}, null, undefined],
  object: ['{}', 1, [], null, undefined],
  stringArray: ['a', {}, [1], ['a', null], null, undefined],
};
const ARTICLES = {
  string: 'a string',
  number: 'a number',
  boolean: 'a boolean',
  object: 'an object',
  stringArray: 'an array of strings',
};
type FieldType = keyof typeof GOOD;
const types = Object.keys(GOOD) as FieldType[];

describe('§5 Client call checks: types', () => {
  it.each(types)('accepts %s', (type) => {
    for (const value of GOOD[type]) expect(callProblem('a.b', { field: type }, { field: value })).toBeNull();
  });

  it.each(types)('names the method, the field and the expected type of %s', (type) => {
    for (const value of BAD[type]) {
      expect(callProblem('a.b', { field: type }, { field: value })).toBe(
        `Invalid call to stytch.a.b\nfield must be ${ARTICLES[type]}.`,
      );
    }
  });

  it.each(types)('an optional %s may be missing and nothing else', (type) => {
    const check: FieldCheck = `${type}?`;
    for (const left of [undefined, null]) {
      expect(callProblem('a.b', { field: check }, { field: left })).toBeNull();
    }
    expect(callProblem('a.b', { field: check }, {})).toBeNull();
    for (const value of BAD[type].filter((item) => item != null)) {
      expect(callProblem('a.b', { field: check }, { field: value })).toContain('field must be');
    }
  });

  it('names only the first wrong field, in the table’s order', () => {
    expect(callProblem('a.b', { one: 'string', two: 'string' }, {})).toBe(
      'Invalid call to stytch.a.b\none must be a string.',
    );
    expect(callProblem('a.b', { one: 'string', two: 'number' }, { one: '', two: '' })).toContain('two must');
  });

  it('ignores unknown fields', () => {
    expect(callProblem('a.b', { one: 'string' }, { one: '', other: Symbol('x') })).toBeNull();
  });
});

/** Each method for codes needs its destination. */
const CODE_SENDS = Object.fromEntries(
  OTP_METHOD_NAMES.flatMap((method) =>
    ['loginOrCreate', 'send'].map((send) => [`otps.${method}.${send}`, [OTP_METHODS[method].field]]),
  ),
) as Record<`otps.${OTPMethod}.${'loginOrCreate' | 'send'}`, string[]>;

/** What each call cannot do without; everything else in its row of CALL_CHECKS may be left out. */
const REQUIRED: Record<CheckedMethod, string[]> = {
  'user.update': [],
  'user.deleteEmail': ['email_id'],
  'user.deletePhoneNumber': ['phone_id'],
  'user.deleteTOTP': ['totp_id'],
  'user.deleteOAuthRegistration': ['oauth_user_registration_id'],
  'user.deleteCryptoWallet': ['crypto_wallet_id'],
  'user.deleteWebauthnRegistration': ['webauthn_registration_id'],
  'user.deleteBiometricRegistration': ['biometric_registration_id'],
  'user.revokeConnectedApp': ['connected_app_id'],
  'session.authenticate': [],
  'session.exchangeAccessToken': ['access_token', 'session_duration_minutes'],
  'session.attest': ['profile_id', 'token'],
  'session.revoke': [],
  'magicLinks.email.loginOrCreate': ['email'],
  'magicLinks.email.send': ['email'],
  'magicLinks.authenticate': ['token', 'session_duration_minutes'],
  ...CODE_SENDS,
  'otps.authenticate': ['token', 'session_duration_minutes', 'method_id'],
  'passwords.create': ['password', 'email', 'session_duration_minutes'],
  'passwords.authenticate': ['password', 'email', 'session_duration_minutes'],
  'passwords.resetByEmailStart': ['email'],
  'passwords.resetByEmail': ['token', 'password', 'session_duration_minutes'],
  'passwords.resetByExistingPassword': [
    'email',
    'existing_password',
    'new_password',
    'session_duration_minutes',
  ],
  'passwords.resetBySession': ['password'],
  'passwords.strengthCheck': ['password'],
  startOAuthFlow: [],
  'oauth.authenticate': ['token', 'session_duration_minutes'],
  'idp.oauthAuthorizeStart': ['client_id', 'redirect_uri'],
  'idp.oauthAuthorizeSubmit': ['client_id', 'redirect_uri', 'consent_granted'],
  'idp.oauthLogoutStart': ['client_id', 'post_logout_redirect_uri'],
  'webauthn.register': [],
  'webauthn.authenticate': ['session_duration_minutes'],
  'webauthn.update': ['webauthn_registration_id', 'name'],
  'cryptoWallets.authenticateStart': ['crypto_wallet_address', 'crypto_wallet_type'],
  'cryptoWallets.authenticate': [
    'signature',
    'crypto_wallet_address',
    'crypto_wallet_type',
    'session_duration_minutes',
  ],
  'totps.create': ['expiration_minutes'],
  'totps.authenticate': ['totp_code', 'session_duration_minutes'],
  'totps.recover': ['recovery_code', 'session_duration_minutes'],
  'impersonation.authenticate': ['impersonation_token'],
  'organizations.members.search': ['email_address', 'organization_id'],
  'rbac.isAuthorized': ['resource_id', 'action'],
  authenticateByUrl: ['session_duration_minutes'],
};

const RIGHT = { string: '', number: 0, boolean: false, object: {}, stringArray: [] };
const right = (check: FieldCheck) =>
  typeof check === 'object' ? {} : RIGHT[check.replace('?', '') as keyof typeof RIGHT];

describe('§5 Client call checks: calls', () => {
  it.each(Object.entries(REQUIRED) as [CheckedMethod, string[]][])('%s requires %j', (method, required) => {
    const checks: Record<string, FieldCheck> = CALL_CHECKS[method];
    const fields = Object.fromEntries(Object.entries(checks).map(([field, check]) => [field, right(check)]));
    expect(callProblem(method, checks, fields)).toBeNull();
    const missed = Object.keys(fields).filter(
      (field) => callProblem(method, checks, { ...fields, [field]: undefined }) !== null,
    );
    expect(missed).toEqual(required);
  });

  it('names a call by resource and method, with one exception', () => {
    const named = (method: CheckedMethod) => callProblem(method, { field: 'string' }, {})?.split('\n')[0];
    expect(named('totps.create')).toBe('Invalid call to stytch.totps.create');
    expect(named('startOAuthFlow')).toBe('Invalid call to startOAuthFlow');
  });
});
