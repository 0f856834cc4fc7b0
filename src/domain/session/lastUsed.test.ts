import type { Session } from '../entities';
import { wayOf, type Way } from './lastUsed';

type Factors = Session['authentication_factors'];
const factor = (type: string, delivery_method: string, last_authenticated_at = '2026-06-01T10:00:00Z') =>
  ({ type, delivery_method, last_authenticated_at }) as Factors[number];
const LATER = '2026-06-01T10:05:00Z';

describe('§2 Main: the way that started a session', () => {
  it.each<[Way | null, string, string]>([
    ['magicLink', 'magic_link', 'email'],
    ['password', 'password', 'knowledge'],
    ['sms', 'otp', 'sms'],
    ['whatsapp', 'otp', 'whatsapp'],
    ['email', 'otp', 'email'],
    ['passkeys', 'webauthn', 'webauthn_registration'],
    ['crypto_', 'crypto', 'crypto_wallet'],
    ['oauth_google', 'oauth', 'oauth_google'],
    ['oauth_github', 'oauth', 'oauth_github'],
    [null, 'impersonated', 'impersonation'],
  ])('%s, by a factor of type %s, %s', (way, type, method) => {
    expect(wayOf({ authentication_factors: [factor(type, method)] })).toBe(way);
  });

  it('is the factor that was authenticated last', () => {
    const [code, password] = [factor('otp', 'sms', LATER), factor('password', 'knowledge')];
    expect(wayOf({ authentication_factors: [code, password] })).toBe('sms');
    expect(wayOf({ authentication_factors: [password, code] })).toBe('sms');
  });

  it('is the last in the list of factors that were authenticated at the same time', () => {
    const [code, password] = [factor('otp', 'sms'), factor('password', 'knowledge')];
    expect(wayOf({ authentication_factors: [code, password] })).toBe('password');
  });

  it('is null without a factor', () => {
    expect(wayOf({ authentication_factors: [] })).toBeNull();
    expect(wayOf({})).toBeNull();
  });
});
