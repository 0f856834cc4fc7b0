import { TOTP } from 'otpauth';
import { ethereumWallet, solanaWallet } from '../../../sandbox/testing/wallets';
import { signInByCode, useProvider, type ProviderVisitor } from '../../support/provider/site';
import { addAuthenticator } from '../../support/provider/authenticator';
import { landing } from '../../support/provider/links';

const provider = useProvider();
const SESSION = { session_duration_minutes: 60 };
const PASSWORD = 'a heron over the mill pond';
const OTHER_PASSWORD = 'seven lanterns in the orchard';

interface Signed {
  user_id: string;
  session: { authentication_factors: { type: string }[] };
}
const factorsOf = ({ session }: Signed) => session.authentication_factors.map(({ type }) => type);

describe('§7 Sandbox: the provider’s own client and passwords', () => {
  it('signs up, signs out, logs in, and is refused with a wrong password', async () => {
    const visitor = await provider.visit();
    const email = 'password@example.com';
    const weak = await visitor.refusal('passwords.create', { email, password: 'aa', ...SESSION });
    expect(weak['error_type']).toBe('weak_password');
    const created = await visitor.call<Signed>('passwords.create', { email, password: PASSWORD, ...SESSION });
    expect(factorsOf(created)).toEqual(['password']);

    await visitor.call('session.revoke');
    const wrong = await visitor.refusal('passwords.authenticate', { email, password: 'no', ...SESSION });
    expect(wrong['error_type']).toBe('unauthorized_credentials');
    const signed = await visitor.call<Signed>('passwords.authenticate', {
      email,
      password: PASSWORD,
      ...SESSION,
    });
    expect(signed.user_id).toBe(created.user_id);
  });

  it.each([true, false])('resets a password by email, with PKCE: %s', async (pkce) => {
    const visitor = await provider.visit({ bootstrap: { pkce_required_for_password_resets: pkce } });
    const email = 'reset@example.com';
    await visitor.call('passwords.create', { email, password: PASSWORD, ...SESSION });
    await visitor.call('passwords.resetByEmailStart', {
      email,
      login_redirect_url: `${provider.pages.url}/provider`,
      reset_password_redirect_url: `${provider.pages.url}/provider`,
      reset_password_expiration_minutes: 30,
    });
    const { links } = await provider.site.control.nextMessage({
      public_token: visitor.publicToken,
      to: email,
    });
    const reset = await landing(links, 'reset_password');
    await visitor.call('passwords.resetByEmail', { token: reset, password: OTHER_PASSWORD, ...SESSION });
    await visitor.call('passwords.authenticate', { email, password: OTHER_PASSWORD, ...SESSION });
  });

  it('replaces a password by the old one, and by the session', async () => {
    const visitor = await provider.visit();
    const email = 'change@example.com';
    await visitor.call('passwords.create', { email, password: PASSWORD, ...SESSION });
    await visitor.call('passwords.resetByExistingPassword', {
      email,
      existing_password: PASSWORD,
      new_password: OTHER_PASSWORD,
      ...SESSION,
    });
    await visitor.call('passwords.resetBySession', { password: PASSWORD, ...SESSION });
    await visitor.call('passwords.authenticate', { email, password: PASSWORD, ...SESSION });
  });

  it('checks a password’s strength under either policy', async () => {
    const zxcvbn = await provider.visit();
    expect(await zxcvbn.call('passwords.strengthCheck', { password: 'password' })).toMatchObject({
      strength_policy: 'zxcvbn',
      valid_password: false,
      score: 0,
    });
    const luds = await provider.visit({ password: { strength_policy: 'luds' } });
    expect(
      await luds.call('passwords.strengthCheck', { password: 'Ab1', email: 'a@example.com' }),
    ).toMatchObject({
      strength_policy: 'luds',
      feedback: { luds_requirements: { has_digit: true, has_symbol: false, missing_characters: 5 } },
    });
  });
});

describe('§7 Sandbox: the provider’s own client and passkeys', () => {
  it('registers a passkey, renames it, signs in with it, and deletes it', async () => {
    const visitor = await provider.visit();
    await addAuthenticator(visitor.context, visitor.page);
    const { user_id } = await signInByCode(provider, visitor, 'passkey@example.com');
    const options = { is_passkey: true, ...SESSION };
    const { webauthn_registration_id } = await visitor.call('webauthn.register', options);
    await visitor.call('webauthn.update', { webauthn_registration_id, name: 'Kitchen' });
    expect(await visitor.call('user.get')).toMatchObject({ webauthn_registrations: [{ name: 'Kitchen' }] });

    await visitor.call('session.revoke');
    const signed = await visitor.call<Signed>('webauthn.authenticate', options);
    expect(signed.user_id).toBe(user_id);
    expect(factorsOf(signed)).toEqual(['webauthn']);
    await visitor.call('user.deleteWebauthnRegistration', webauthn_registration_id);
    expect(await visitor.call('user.get')).toMatchObject({ webauthn_registrations: [] });
  });

  it('uses a passkey as a second factor of a session', async () => {
    const visitor = await provider.visit();
    await addAuthenticator(visitor.context, visitor.page);
    await signInByCode(provider, visitor, 'second-factor@example.com');
    await visitor.call('webauthn.register', { ...SESSION });
    await visitor.call('session.revoke');
    await signInByCode(provider, visitor, 'second-factor@example.com');
    expect(factorsOf(await visitor.call<Signed>('webauthn.authenticate', SESSION))).toEqual([
      'otp',
      'webauthn',
    ]);
  });
});

describe('§7 Sandbox: the provider’s own client and wallets', () => {
  it.each([
    { name: 'Ethereum', make: ethereumWallet, siwe: false },
    { name: 'Ethereum, with EIP-4361', make: ethereumWallet, siwe: true },
    { name: 'Solana', make: solanaWallet, siwe: false },
  ])('signs in with $name', async ({ make, siwe }) => {
    const visitor = await provider.visit({ bootstrap: { siwe_required_for_crypto_wallets: siwe } });
    const wallet = make();
    const named = { crypto_wallet_address: wallet.address, crypto_wallet_type: wallet.type };
    const { challenge } = await visitor.call<{ challenge: string }>('cryptoWallets.authenticateStart', named);
    expect(challenge.includes('wants you to sign in with your Ethereum account')).toBe(siwe);
    const forged = { ...named, signature: make().sign(challenge), ...SESSION };
    expect(await visitor.refusal('cryptoWallets.authenticate', forged)).toMatchObject({
      error_type: 'unable_to_authenticate_crypto_wallet',
    });
    const signed = await visitor.call<Signed>('cryptoWallets.authenticate', {
      ...named,
      signature: wallet.sign(challenge),
      ...SESSION,
    });
    expect(factorsOf(signed)).toEqual(['crypto']);
  });
});

describe('§7 Sandbox: the provider’s own client and authenticator apps', () => {
  const codeFor = (secret: string) => new TOTP({ secret }).generate();

  async function withApp(
    email: string,
  ): Promise<ProviderVisitor & { secret: string; recoveryCodes: string[] }> {
    const visitor = await provider.visit();
    await signInByCode(provider, visitor, email);
    const { secret, qr_code, recovery_codes } = await visitor.call<{
      secret: string;
      qr_code: string;
      recovery_codes: string[];
    }>('totps.create', { expiration_minutes: 30 });
    expect(qr_code).toMatch(/^data:image\/png;base64,/);
    return { ...visitor, secret, recoveryCodes: recovery_codes };
  }

  it('adds an app, and its code is accepted once and refused the second time', async () => {
    const visitor = await withApp('totp@example.com');
    const totp_code = codeFor(visitor.secret);
    const signed = await visitor.call<Signed>('totps.authenticate', { totp_code, ...SESSION });
    expect(factorsOf(signed)).toEqual(['otp', 'totp']);
    expect(await visitor.refusal('totps.authenticate', { totp_code, ...SESSION })).toMatchObject({
      error_type: 'unable_to_authenticate_totp',
    });
  });

  it('signs in with a recovery code', async () => {
    const visitor = await withApp('recover@example.com');
    await visitor.call('totps.authenticate', { totp_code: codeFor(visitor.secret), ...SESSION });
    expect(JSON.stringify(await visitor.call('totps.recoveryCodes'))).toContain(visitor.recoveryCodes[0]);
    const recovery_code = visitor.recoveryCodes[0];
    const signed = await visitor.call<Signed>('totps.recover', { recovery_code, ...SESSION });
    expect(factorsOf(signed)).toContain('recovery_codes');
    await visitor.refusal('totps.recover', { recovery_code, ...SESSION });
  });
});
