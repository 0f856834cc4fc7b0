/** @jest-environment node */
import { softwareAuthenticator, type Tampering } from '../../testing/authenticator';
import { ODD_CREDENTIAL, passkeyCalls, refusal } from '../../testing/passkeyCalls';
import { useSandbox } from '../../testing/visitor';

const { visitor, signUp, creationOptions, register, withPasskey, advance } = passkeyCalls(useSandbox());
const NOT_REGISTERED = [400, 'unable_to_register_webauthn_registration'];

describe('§7 Sandbox: registering a passkey', () => {
  it('answers options as JSON text, with binary members in base64url', async () => {
    const { user_id, session_token } = await signUp();
    const options = JSON.parse(await creationOptions(session_token)) as Record<string, unknown>;
    expect(options).toMatchObject({
      rp: { name: 'PriceRx', id: 'localhost' },
      user: {
        id: Buffer.from(user_id).toString('base64url'),
        name: 'ada@example.com',
        displayName: 'ada@example.com',
      },
      excludeCredentials: [],
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    expect(options['challenge']).toMatch(/^[\w-]{43}$/);
    const own = { override_id: 'me', override_name: 'Ada', override_display_name: 'Ada K.' };
    const other = { ...own, authenticator_type: 'platform', return_passkey_credential_options: false };
    expect(JSON.parse(await creationOptions(session_token, other))).toMatchObject({
      user: { id: Buffer.from('me').toString('base64url'), name: 'Ada', displayName: 'Ada K.' },
      authenticatorSelection: { userVerification: 'preferred', authenticatorAttachment: 'platform' },
    });
  });

  it('creates a registration, and adds a factor to the session', async () => {
    const { session_token } = await signUp();
    const given = { user_agent: 'TestBrowser', authenticator_type: 'platform' };
    const created = softwareAuthenticator().create(await creationOptions(session_token, given));
    const { status, data } = await register(created, session_token);
    const webauthn_registration_id = data['webauthn_registration_id'];
    expect(status).toBe(200);
    expect(data.user.webauthn_registrations).toEqual([
      {
        webauthn_registration_id,
        name: 'Passkey 1',
        domain: 'localhost',
        user_agent: 'TestBrowser',
        authenticator_type: 'platform',
        verified: true,
      },
    ]);
    expect(data.session.authentication_factors[1]).toMatchObject({
      type: 'webauthn',
      delivery_method: 'webauthn_registration',
      webauthn_factor: { webauthn_registration_id, domain: 'localhost', user_agent: 'TestBrowser' },
    });
  });

  it.each<[string, Tampering]>([
    ['another challenge', { challenge: 'AAAA' }],
    ['another origin', { origin: 'http://evil.example' }],
    ['another domain', { domain: 'evil.example' }],
    ['no user verification', { isVerified: false }],
    ['another credential id', { id: 'AAAA' }],
  ])('refuses a response with %s, and then accepts the genuine one once', async (_what, tampering) => {
    const { session_token } = await signUp();
    const options = await creationOptions(session_token);
    const authenticator = softwareAuthenticator();
    expect(refusal(await register(authenticator.create(options, tampering), session_token))).toEqual(
      NOT_REGISTERED,
    );
    const honest = authenticator.create(options);
    expect((await register(honest, session_token)).status).toBe(200);
    expect(refusal(await register(honest, session_token))).toEqual(NOT_REGISTERED);
  });

  it('refuses late responses, those of another user, registered passkeys, and malformed credentials', async () => {
    const { session_token, authenticator } = await withPasskey();
    const bob = (await signUp('bob@example.com')).session_token;
    const again = authenticator.create(await creationOptions(session_token));
    expect(refusal(await register(again, session_token))).toEqual(NOT_REGISTERED);
    const created = softwareAuthenticator().create(await creationOptions(session_token));
    expect(refusal(await register(created, bob))).toEqual(NOT_REGISTERED);
    for (const nonsense of ['', 'null', '[]', '{}', '{"response":{"clientDataJSON":"e30"}}', ODD_CREDENTIAL])
      expect(refusal(await register(nonsense, session_token))).toEqual(NOT_REGISTERED);
    await advance(300);
    expect(refusal(await register(created, session_token))).toEqual(NOT_REGISTERED);
  });

  it('excludes the user’s registered credentials', async () => {
    const { session_token, authenticator } = await withPasskey();
    const options = JSON.parse(await creationOptions(session_token)) as { excludeCredentials: unknown };
    expect(options.excludeCredentials).toEqual([
      { id: authenticator.id, type: 'public-key', transports: ['internal'] },
    ]);
  });

  it('refuses callers without a session, and domains other than the page’s', async () => {
    const start = (domain: unknown, session?: string) =>
      visitor().call('/webauthn/register/start', { domain }, { session });
    expect(refusal(await start('localhost'))).toEqual([401, 'user_unauthenticated']);
    const { session_token } = await signUp();
    for (const domain of ['example.com', 'host', ''])
      expect(refusal(await start(domain, session_token))).toEqual([400, 'invalid_domain']);
    expect((await start(1, session_token)).issues[0]?.dataPath).toBe('.domain');
  });
});
