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
  it.each(types)('takes what is %s', (type) => {
    for (const value of GOOD[type]) expect(callProblem('a.b', { field: type }, { field: value })).toBeNull();
  });

  it.each(types)('names the method, the field and the type where it should be %s', (type) => {
    for (const value of BAD[type]) {
      expect(callProblem('a.b', { field: type }, { field: value })).toBe(
        `Invalid call to stytch.a.b\nfield must be ${ARTICLES[type]}.`,
      );
    }
  });

  it.each(types)('lets an optional %s be left out, and no more', (type) => {
    const check: FieldCheck = `${type}?`;
    for (const left of [undefined, null]) {
      expect(callProblem('a.b', { field: check }, { field: left })).toBeNull();
    }
    expect(callProblem('a.b', { field: check }, {})).toBeNull();
    for (const value of BAD[type].filter((item) => item != null)) {
      expect(callProblem('a.b', { field: check }, { field: value })).toContain('field must be');
    }
  });

  it('tells of the first bad field only, in the order of the table', () => {
    expect(callProblem('a.b', { one: 'string', two: 'string' }, {})).toBe(
      'Invalid call to stytch.a.b\none must be a string.',
    );
    expect(callProblem('a.b', { one: 'string', two: 'number' }, { one: '', two: '' })).toContain('two must');
  });

  it('passes over fields that it does not know', () => {
    expect(callProblem('a.b', { one: 'string' }, { one: '', other: Symbol('x') })).toBeNull();
  });
});

const EMAIL = { email: 'a@b.co' };
const PHONE = { phone_number: '+14155550123' };
const DURATION = { session_duration_minutes: 30 };

const AUTHORIZE = { client_id: 'c', redirect_uri: 'u', response_type: 'code', scope: 'openid', prompt: '' };
/** One call has no room in its name. */
const nameOf = (method: CheckedMethod) => (method === 'startOAuthFlow' ? method : `stytch.${method}`);

const CALLS: [CheckedMethod, Record<string, unknown>, string[]][] = [
  ['user.update', { untrusted_metadata: {}, name: {} }, []],
  ['session.authenticate', DURATION, []],
  ['session.revoke', { forceClear: true }, []],
  ['magicLinks.email.loginOrCreate', EMAIL, ['email']],
  ['magicLinks.email.send', EMAIL, ['email']],
  ['magicLinks.authenticate', { token: 't', ...DURATION }, ['token', 'session_duration_minutes']],
  ['otps.sms.loginOrCreate', { ...PHONE, expiration_minutes: 5 }, ['phone_number']],
  ['otps.sms.send', { ...PHONE, expiration_minutes: 5 }, ['phone_number']],
  ['otps.whatsapp.loginOrCreate', { ...PHONE, expiration_minutes: 5 }, ['phone_number']],
  ['otps.whatsapp.send', { ...PHONE, expiration_minutes: 5 }, ['phone_number']],
  ['otps.email.loginOrCreate', { ...EMAIL, expiration_minutes: 5 }, ['email']],
  ['otps.email.send', { ...EMAIL, expiration_minutes: 5 }, ['email']],
  [
    'otps.authenticate',
    { token: '123456', method_id: 'm', ...DURATION },
    ['token', 'session_duration_minutes', 'method_id'],
  ],
  ['startOAuthFlow', { custom_scopes: ['openid'], provider_params: { prompt: 'login' } }, []],
  ['oauth.authenticate', { token: 't', ...DURATION }, ['token', 'session_duration_minutes']],
  ['idp.oauthAuthorizeStart', AUTHORIZE, ['client_id', 'redirect_uri']],
  [
    'idp.oauthAuthorizeSubmit',
    { ...AUTHORIZE, code_challenge: 'c', state: 's', nonce: 'n', consent_granted: false },
    ['client_id', 'redirect_uri', 'consent_granted'],
  ],
  [
    'idp.oauthLogoutStart',
    { client_id: 'c', post_logout_redirect_uri: 'u', state: 's', id_token_hint: 'i' },
    ['client_id', 'post_logout_redirect_uri'],
  ],
  ['authenticateByUrl', DURATION, ['session_duration_minutes']],
];

describe('§5 Client call checks: calls', () => {
  it.each(CALLS)('%s', (method, fields, required) => {
    const checks = CALL_CHECKS[method];
    expect(callProblem(method, checks, fields)).toBeNull();
    for (const field of Object.keys(fields)) {
      const message = callProblem(method, checks, { ...fields, [field]: Symbol('wrong') });
      expect(message).toMatch(new RegExp(`^Invalid call to ${nameOf(method)}\n${field} must be an? `));
      const left = callProblem(method, checks, { ...fields, [field]: undefined });
      expect(left === null).toBe(!required.includes(field));
    }
  });

  it('has a row here for every method', () => {
    expect(CALLS.map(([method]) => method).sort()).toEqual(Object.keys(CALL_CHECKS).sort());
  });
});
