import { headlessClient, signIn } from '../../../tests/visits/headless';
import { setUpSandbox } from '../../../tests/sandbox';

const page = setUpSandbox();

describe('§3 User and session', () => {
  it('a user has the provider’s fields, each kind of factor as a list', async () => {
    const client = headlessClient(page);
    await signIn(page, client);
    const user = await client.user.get();
    expect(Object.keys(user).sort()).toEqual([
      'biometric_registrations',
      'created_at',
      'crypto_wallets',
      'emails',
      'name',
      'password',
      'phone_numbers',
      'providers',
      'roles',
      'status',
      'totps',
      'trusted_metadata',
      'untrusted_metadata',
      'user_id',
      'webauthn_registrations',
    ]);
    const { emails, phone_numbers, providers, totps, crypto_wallets } = user;
    expect(emails).toHaveLength(1);
    expect([phone_numbers, providers, totps, crypto_wallets]).toEqual([[], [], [], []]);
    expect([user.webauthn_registrations, user.biometric_registrations]).toEqual([[], []]);
  });

  it('a session has the provider’s fields, and getTokens its token and JWT', async () => {
    const client = headlessClient(page);
    const answer = await signIn(page, client);
    expect(answer).not.toHaveProperty('__user');
    expect(client.session.getSync()).toEqual(answer.session);
    expect(client.session.getTokens()).toEqual({
      session_token: answer.session_token,
      session_jwt: answer.session_jwt,
    });
    expect(Object.keys(answer.session).sort()).toEqual([
      'attributes',
      'authentication_factors',
      'custom_claims',
      'expires_at',
      'last_accessed_at',
      'roles',
      'session_id',
      'started_at',
      'user_id',
    ]);
  });
});
