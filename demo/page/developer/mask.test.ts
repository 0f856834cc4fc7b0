/** @jest-environment node */
import { masked } from './mask';

const JWT = 'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJ1c2VyLTEifQ.c2lnbmF0dXJl';

describe('§3 Host page: the event log shows no secrets', () => {
  it('covers tokens and codes at any depth and leaves the rest', () => {
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

  it.each([
    'access_token',
    'refresh_token',
    'id_token_hint',
    'new_password',
    'recovery_codes',
    'totp_code',
    'secret',
    'signature',
    'public_key_credential',
    'code_challenge',
    'dfp_telemetry_id',
  ])('covers the field %s, also when it holds a list or an object', (name) => {
    expect(JSON.stringify(masked({ [name]: 'secret-value' }))).not.toContain('secret-value');
    expect(JSON.stringify(masked({ [name]: ['secret-value'] }))).not.toContain('secret-value');
    expect(JSON.stringify(masked({ [name]: { id: 'secret-value' } }))).not.toContain('secret-value');
  });

  it.each(['status_code', 'country_code', 'public_token'])('shows the field %s', (name) => {
    expect(masked({ [name]: 'shown' })).toEqual({ [name]: 'shown' });
  });

  it('covers a JWT inside a text, and keeps what an error says', () => {
    const error = Object.assign(new Error(`refused ${JWT}`), { error_type: 'session_not_found' });
    expect(masked(error)).toEqual({
      name: 'Error',
      message: 'refused ••••••',
      error_type: 'session_not_found',
    });
  });
});
