/** @jest-environment node */
import { SECRET_FIELDS } from '../../../src/domain/secrets/secretFields';
import { masked } from './mask';

const JWT = 'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJ1c2VyLTEifQ.c2lnbmF0dXJl';

describe('§1 Host page: the event log shows no secrets', () => {
  it('masks tokens and codes at any depth and shows the rest', () => {
    const event = {
      method_id: 'email-1',
      session_token: 'opaque-secret',
      session_jwt: JWT,
      session: { session_id: 'session-1' },
      nested: [{ token: 'link-secret', code: '123456', password: 'hunter2' }],
    };
    const shown = JSON.stringify(masked(event));
    for (const secret of ['opaque-secret', JWT, 'link-secret', '123456', 'hunter2'])
      expect(shown).not.toContain(secret);
    expect(masked(event)).toMatchObject({ method_id: 'email-1', session: { session_id: 'session-1' } });
  });

  it.each(SECRET_FIELDS)('masks the field %s, also when it is a list or an object', (name) => {
    expect(JSON.stringify(masked({ [name]: 'secret-value' }))).not.toContain('secret-value');
    expect(JSON.stringify(masked({ [name]: ['secret-value'] }))).not.toContain('secret-value');
    expect(JSON.stringify(masked({ [name]: { id: 'secret-value' } }))).not.toContain('secret-value');
  });

  it.each([
    'accessToken',
    'sessionJwt',
    'recoveryCodes',
    'passwordResetToken',
    'code_verifier',
    'qr_code',
    'pin',
  ])('masks the field %s, in camel case and snake case', (name) =>
    expect(JSON.stringify(masked({ [name]: 'secret-value' }))).not.toContain('secret-value'),
  );

  it('masks a numeric code', () => {
    expect(masked({ code: 123456, attempts: 2 })).toEqual({ code: '••••••', attempts: 2 });
  });

  it('shows only scopes and expiry of the values of a social provider', () => {
    const provider_values = {
      access_token: 'gho_16C7e42F292c6912E7710c838347Ae178B4a',
      apiKey: 'key-of-the-account',
      extra: { anything: 'else' },
      scopes: ['email'],
      expires_at: '2026-01-01T00:00:00Z',
    };
    const shown = JSON.stringify(masked({ provider_type: 'GitHub', provider_values }));
    for (const secret of ['gho_', 'key-of-the-account', 'else']) expect(shown).not.toContain(secret);
    for (const open of ['GitHub', 'email', '2026-01-01']) expect(shown).toContain(open);
  });

  it.each([
    ['a GitHub token', 'gho_16C7e42F292c6912E7710c838347Ae178B4a'],
    ['a Google token', 'ya29.a0AfH6SMBx-abc_DEF1234567890'],
    ['a Slack token', 'xoxb-1234567890-abcdefGHIJ'],
    ['a client secret of Google', 'GOCSPX-abcdefghijklmnop123456'],
    ['a text of random letters and digits', 'q8Zt3nV0aXwLr5Yk9PbCj2MhGd7SfEuT1oIiQ4R6'],
    ['a recovery code', 'e7gk-8s2m-p4xz'],
  ])('masks %s inside a text', (_what, secret) => {
    expect(masked({ error_message: `The call with ${secret} was refused.` })).toEqual({
      error_message: 'The call with •••••• was refused.',
    });
  });

  it('masks tokens and codes in a URL, and shows the rest of it', () => {
    const url =
      'https://shop.example/in?stytch_token_type=oauth&token=abc&drug=lisinopril&code=12&state=x#access_token=def';
    expect(masked({ url })).toEqual({
      url: 'https://shop.example/in?stytch_token_type=oauth&token=••••••&drug=lisinopril&code=••••••&state=x#access_token=••••••',
    });
  });

  it.each([
    'user-test-3a7d2f1e-5b64-4c8f-9e02-7f1b6c5d4a39',
    'request-id-test-3a7d2f1e-5b64-4c8f-9e02-7f1b6c5d4a39',
    'public-token-test-3a7d2f1e-5b64-4c8f-9e02-7f1b6c5d4a39',
    'https://stytch.com/docs/api/errors/404#session_not_found',
    '0x52908400098527886E0F7030069857D2E4169EE7',
    'ada.lovelace@example.com',
    '2026-01-01T00:00:00Z',
  ])('shows %s', (text) => {
    expect(masked({ text })).toEqual({ text });
  });

  it('handles circular references', () => {
    const event: Record<string, unknown> = { type: 'x' };
    event['self'] = event;
    expect(masked(event)).toEqual({ type: 'x', self: '••••••' });
  });

  it.each(['status_code', 'country_code', 'public_token'])('shows the field %s', (name) => {
    expect(masked({ [name]: 'shown' })).toEqual({ [name]: 'shown' });
  });

  it('masks a JWT inside an error message, and shows the rest of it', () => {
    const error = Object.assign(new Error(`refused ${JWT}`), { error_type: 'session_not_found' });
    expect(masked(error)).toEqual({
      name: 'Error',
      message: 'refused ••••••',
      error_type: 'session_not_found',
    });
  });
});
