import { ALL_ROUTES } from '../../../sandbox/routes/allRoutes';
import { CANARIES, canariesIn } from '../../../tests/data/canaries';
import { ALL_CHECKS } from '../../../tests/calls/clientCalls';
import { SECRET_FIELDS } from '../secrets/secretFields';
import { DATA_FIELDS, OBJECT_FIELDS, TEXT_FIELDS, TIME_FIELDS } from './fieldNames';
import { createRedactor } from './redactor';

/** Fields of which nothing is kept, because their content is the project's or the visitor's. */
const FREE_FIELDS = [
  ...[
    'custom_claims',
    'trusted_metadata',
    'untrusted_metadata',
    'external_id',
    'attributes',
    'provider_params',
  ],
  ...[
    'provider_values',
    'rbac_policy',
    'error_details',
    'issues',
    'cause',
    'message',
    'details',
    '__proto__',
  ],
  ...['email_factor', 'google_oauth_factor', 'a_new_field', 'toString'],
];
const NAMED_FIELDS = [
  ...[
    'products',
    'methods',
    'position',
    'defaultCountry',
    'provider_type',
    'type',
    'delivery_method',
    'status',
  ],
  ...[
    'authenticator_type',
    'crypto_wallet_type',
    'userType',
    'strength_policy',
    'vertical',
    'kind',
    'error_type',
  ],
  ...['dfp_protected_auth_mode', 'stytch_token_type', 'response_type', 'prompt'],
];
const fieldsOf = (checks: object): string[] =>
  Object.entries(checks).flatMap(([field, check]) =>
    typeof check === 'object' ? [field, ...fieldsOf(check as object)] : [field],
  );
const FIELDS = new Set([
  ...[...OBJECT_FIELDS, ...DATA_FIELDS, ...TEXT_FIELDS, ...TIME_FIELDS, ...NAMED_FIELDS, ...FREE_FIELDS],
  ...ALL_CHECKS.flatMap(fieldsOf),
]);

/** A text in every position that a field may have it. */
const valuesOf = (text: string): unknown[] => [
  text,
  [text],
  [[text]],
  { [text]: true },
  { name: text, email: text, [text]: { user: text } },
  { data: { user: { custom_claims: { email: text, status_code: text } } } },
  [{ user: { name: { first_name: text } } }],
];

describe('§4 DevTools: texts of a recorded visit', () => {
  it.each(Object.entries(CANARIES))('keeps no text of a visitor in any field: %s', (_shape, canary) => {
    const redactor = createRedactor(0);
    for (const value of valuesOf(canary))
      for (const root of ['sent', 'body', 'data', 'error', 'config']) {
        const object = Object.fromEntries([...FIELDS].map((field) => [field, value]));
        const kept = redactor.redact({ ...object, user: object, data: [object] }, root);
        expect(canariesIn(JSON.stringify(kept))).toEqual([]);
      }
    const search = new URLSearchParams([...FIELDS].map((field) => [field, canary])).toString();
    expect(canariesIn(redactor.redactAddress(`?${search}&${encodeURIComponent(canary)}=1`))).toEqual([]);
    for (const call of [`GET /users/${canary}`, `DELETE /users/emails/${canary}`, `${canary} /users/me`])
      expect(canariesIn(redactor.redactCall(call))).toEqual([]);
  });

  it('keeps enumerations, numbers and booleans of the listed fields only', () => {
    const redactor = createRedactor(0);
    const body = {
      status_code: 200,
      userType: 'password',
      user: { status: 'active', emails: [{ verified: true, email: 'ada@example.com' }] },
      custom_claims: { age: 57, diabetic: true },
      error_type: 'otp_code_not_found',
    };
    expect(redactor.redact(body, 'body')).toEqual({
      status_code: 200,
      userType: 'password',
      user: { status: 'active', emails: [{ verified: true, email: '{{email:1}}' }] },
      error_type: 'otp_code_not_found',
    });
    expect(redactor.redact({ code: 123456, error_type: 'of_ada' }, 'body')).toEqual({
      code: '{{code:1}}',
      error_type: '{{errorType:1}}',
    });
  });

  it.each<[string, object, object]>([
    [
      'null and empty texts are kept',
      { email: null, code: '', name: null },
      { email: null, code: '', name: null },
    ],
    [
      'the name of an error is kept in the field for it',
      { error: { name: 'NoCurrentSessionError' }, name: 'Ada', email: 'NoCurrentSessionError' },
      { error: { name: 'NoCurrentSessionError' }, name: '{{name:1}}', email: '{{email:1}}' },
    ],
    [
      'short texts and common words are replaced',
      { first_name: 'ex', last_name: 'text', created_at: 'time', user: 'object', score: 'data' },
      {
        first_name: '{{firstName:1}}',
        last_name: '{{lastName:1}}',
        created_at: '{{createdAt:1}}',
        user: '{{user:1}}',
        score: '{{score:1}}',
      },
    ],
    [
      'booleans in fields of texts are left out',
      { code: true, recovery_codes: ['a', false, 'b'], verified: false },
      { recovery_codes: ['{{recoveryCodes:1}}', '{{recoveryCodes:2}}'], verified: false },
    ],
    [
      'objects in fields of texts, numbers and enumerations are left out',
      { email: { verified: true }, score: { score: 4 }, status: { enabled: true }, created_at: {} },
      {},
    ],
    [
      'times in other fields, and other texts in fields of times, are replaced as texts',
      { first_name: '1970-01-01T00:00:00Z', created_at: '1931-07-04', started_at: '1970-01-01T00:00:00.0Z' },
      { first_name: '{{firstName:1}}', created_at: '{{createdAt:1}}', started_at: '{{time:+0}}' },
    ],
    [
      'fields of addresses share a kind of placeholder, those of passwords too, and a kind has letters only',
      {
        logo_url: 'https://a.example',
        redirect_uri: 'https://b.example',
        loginRedirectURL: 'https://c.example',
        existing_password: 'one',
        new_password: 'two',
        __user: 'ada',
      },
      {
        logo_url: '{{address:1}}',
        redirect_uri: '{{address:2}}',
        loginRedirectURL: '{{address:3}}',
        existing_password: '{{password:1}}',
        new_password: '{{password:2}}',
        __user: '{{User:1}}',
      },
    ],
  ])('%s', (_rule, body, kept) => {
    expect(createRedactor(0).redact(body, 'body')).toStrictEqual(kept);
  });

  it('keeps 12 levels of a value', () => {
    const nested = (levels: number): unknown => (levels === 0 ? 'ada' : { data: nested(levels - 1) });
    expect(JSON.stringify(createRedactor(0).redact(nested(12), 'data'))).toContain('{"data":"{{data:1}}"}');
    expect(JSON.stringify(createRedactor(0).redact(nested(13), 'data'))).not.toContain('{{');
  });

  it('a text with a known placeholder keeps it, and no other text gets it', () => {
    const redactor = createRedactor(0, new Map([['ada@example.com', '{{email:1}}']]));
    redactor.addAlias('ADA@example.com', '{{email:1}}');
    expect(redactor.redact({ email: 'bo@example.com', code: 'ADA@example.com' }, 'body')).toEqual({
      email: '{{email:2}}',
      code: '{{email:1}}',
    });
    redactor.addAlias('bo@example.com', '{{email:1}}');
    expect(redactor.textsOf('email')).toEqual([
      ['ada@example.com', '{{email:1}}'],
      ['ADA@example.com', '{{email:1}}'],
      ['bo@example.com', '{{email:2}}'],
    ]);
    expect(redactor.textsOf('phone')).toEqual([]);
  });

  it.each(SECRET_FIELDS)('keeps no number in the secret field %s', (field) => {
    expect(JSON.stringify(createRedactor(0).redact({ [field]: 4711 }, 'body'))).not.toContain('4711');
  });

  it('equal texts get equal placeholders, and times become milliseconds after the start', () => {
    const redactor = createRedactor(Date.parse('2026-01-01T00:00:00Z'));
    const all = [
      { code: '123456', expires_at: '2026-01-01T00:05:00Z' },
      { token: '123456', code: '654321', started_at: '2025-12-31T23:59:59Z' },
    ];
    expect(redactor.redact(all, 'data')).toEqual([
      { code: '{{code:1}}', expires_at: '{{time:+300000}}' },
      { token: '{{code:1}}', code: '{{code:2}}', started_at: '{{time:-1000}}' },
    ]);
  });

  it('keeps the parameters of the address that the widget may read, and ids of calls as placeholders', () => {
    const redactor = createRedactor(0);
    expect(redactor.redactAddress('?token=t-1&stytch_token_type=magic_links&rx=aspirin')).toBe(
      '/?token={{token:1}}&stytch_token_type=magic_links',
    );
    expect(redactor.redactCall('DELETE /users/emails/email-1')).toBe('DELETE /users/emails/{{id:1}}');
    expect(redactor.redactCall('DELETE /users/emails/email-2')).toBe('DELETE /users/emails/{{id:2}}');
    expect(redactor.redactCall('GET /patients')).toBe('another call');
  });

  it('every call that the provider offers to scripts is kept by its name, with ids as placeholders', () => {
    const left = /^POST \/(events|oauth\/authorize|idp\/.*)$/;
    const calls = ALL_ROUTES.map(({ method, path }) => `${method} ${path}`).filter(
      (call) => !left.test(call),
    );
    expect(calls.length).toBeGreaterThan(40);
    for (const call of calls)
      expect(createRedactor(0).redactCall(call)).toBe(call.replace(/:\w+/, '{{id:1}}'));
  });

  it('texts of 100 kB and values of 5000 levels are redacted, with patterns in linear time', () => {
    const redactor = createRedactor(0);
    const parts = ['a', '{{', '{{a:', '%41', 'a@', '0', '+4', '2026-01-01T00:00:00.', 'eyJ.', ' ', 'a/'];
    for (const text of parts.map((part) => part.repeat(100_000 / part.length))) {
      for (const field of ['email', 'expires_at', 'a_new_field', 'redirect_uri'])
        expect(JSON.stringify(redactor.redact({ [field]: text }, 'body')).length).toBeLessThan(60);
      expect(redactor.redactCall(`GET /users/${text}`).length).toBeLessThan(60);
      expect(redactor.redactAddress(`?token=${encodeURIComponent(text)}`).length).toBeLessThan(60);
    }
    let deep: unknown = 'secret';
    for (let level = 0; level < 5_000; level += 1) deep = level % 2 ? [deep] : { data: deep };
    expect(JSON.stringify(redactor.redact(deep, 'body'))).not.toContain('secret');
  });
});
