/** @jest-environment node */
import { softwareAuthenticator, type Tampering } from '../../testing/authenticator';
import { PAGE, useSandbox, visitorOf, type CallOptions } from '../../testing/visitor';

const sandbox = useSandbox();
const session_duration_minutes = 30;
const passkey = { domain: 'localhost', return_passkey_credential_options: true };
const visitor = () => visitorOf(sandbox.current);
const said = ({ status, errorType }: { status: number; errorType: string }) => [status, errorType];
const advance = (seconds: number) => sandbox.current.control.advanceClock({ advance_ms: seconds * 1000 });
const signUp = async (email?: string) => (await visitor().signIn(email)).data;
const NOT_REGISTERED = [400, 'unable_to_register_webauthn_registration'];
const REFUSED = [401, 'unable_to_auth_webauthn_registration'];

async function creationOptions(session: string, given: object = {}): Promise<string> {
  const { data } = await visitor().call('/webauthn/register/start', { ...passkey, ...given }, { session });
  return String(data['public_key_credential_creation_options']);
}

const register = (public_key_credential: string, session: string, options: CallOptions = {}) =>
  visitor().call('/webauthn/register', { public_key_credential }, { session, ...options });

async function requestOptions(given: object = {}, session?: string): Promise<string> {
  const path = `/webauthn/authenticate/start/${session ? 'secondary' : 'primary'}`;
  const { data } = await visitor().call(path, { ...passkey, ...given }, { session });
  return String(data['public_key_credential_request_options']);
}

const use = (public_key_credential: unknown, options: CallOptions = {}) =>
  visitor().call('/webauthn/authenticate', { public_key_credential, session_duration_minutes }, options);

/** Objects that `String()` cannot convert. */
const ODD = '{"id":{"toString":1},"response":{"clientDataJSON":{"toString":1}}}';

/** A user with a registered passkey. */
async function withPasskey(email?: string) {
  const { user_id, session_token } = await signUp(email);
  const authenticator = softwareAuthenticator();
  const { data } = await register(authenticator.create(await creationOptions(session_token)), session_token);
  const id = String(data['webauthn_registration_id']);
  return { user_id, session_token, authenticator, id, registered: data };
}

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
    expect(said(await register(authenticator.create(options, tampering), session_token))).toEqual(
      NOT_REGISTERED,
    );
    const honest = authenticator.create(options);
    expect((await register(honest, session_token)).status).toBe(200);
    expect(said(await register(honest, session_token))).toEqual(NOT_REGISTERED);
  });

  it('refuses late responses, those of another user, registered passkeys, and malformed credentials', async () => {
    const { session_token, authenticator } = await withPasskey();
    const bob = (await signUp('bob@example.com')).session_token;
    const again = authenticator.create(await creationOptions(session_token));
    expect(said(await register(again, session_token))).toEqual(NOT_REGISTERED);
    const created = softwareAuthenticator().create(await creationOptions(session_token));
    expect(said(await register(created, bob))).toEqual(NOT_REGISTERED);
    for (const nonsense of ['', 'null', '[]', '{}', '{"response":{"clientDataJSON":"e30"}}', ODD])
      expect(said(await register(nonsense, session_token))).toEqual(NOT_REGISTERED);
    await advance(300);
    expect(said(await register(created, session_token))).toEqual(NOT_REGISTERED);
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
    expect(said(await start('localhost'))).toEqual([401, 'user_unauthenticated']);
    const { session_token } = await signUp();
    for (const domain of ['example.com', 'host', ''])
      expect(said(await start(domain, session_token))).toEqual([400, 'invalid_domain']);
    expect((await start(1, session_token)).issues[0]?.dataPath).toBe('.domain');
  });
});

describe('§7 Sandbox: signing in with a passkey', () => {
  it('finds the user by the passkey’s user handle', async () => {
    const { user_id, authenticator, id } = await withPasskey();
    const text = await requestOptions();
    expect(JSON.parse(text)).toMatchObject({
      rpId: 'localhost',
      userVerification: 'required',
      allowCredentials: [],
    });
    const { status, data } = await use(authenticator.get(text));
    expect([status, data.user_id, data['webauthn_registration_id']]).toEqual([200, user_id, id]);
  });

  it('adds a passkey of the user as a second factor to the session', async () => {
    const { user_id, session_token, authenticator, registered } = await withPasskey();
    const text = await requestOptions({ return_passkey_credential_options: false }, session_token);
    expect(JSON.parse(text)).toMatchObject({
      userVerification: 'preferred',
      allowCredentials: [{ id: authenticator.id, type: 'public-key', transports: ['internal'] }],
    });
    const answer = authenticator.get(text, { isVerified: false, userHandle: null });
    expect(said(await use(answer))).toEqual(REFUSED);
    const { data } = await use(answer, { session: session_token });
    expect([data.user_id, data.session.session_id]).toEqual([user_id, registered.session.session_id]);
    const bob = await withPasskey('bob@example.com');
    const foreign = bob.authenticator.get(await requestOptions({}, session_token));
    expect(said(await use(foreign, { session: session_token }))).toEqual(REFUSED);
  });

  it.each<[string, Tampering]>([
    ['another challenge', { challenge: 'AAAA' }],
    ['another origin', { origin: 'http://evil.example' }],
    ['another domain', { domain: 'evil.example' }],
    ['no user verification', { isVerified: false }],
    ['a wrong signature', { spoilSignature: true }],
    ['the user handle of another user', { userHandle: Buffer.from('user-test-x').toString('base64url') }],
    ['no user handle', { userHandle: null }],
    ['an unchanged counter', { counter: 1 }],
  ])('refuses a response with %s, and then accepts the genuine one', async (_what, tampering) => {
    const { authenticator } = await withPasskey();
    const options = await requestOptions();
    expect(said(await use(authenticator.get(options, tampering)))).toEqual(REFUSED);
    expect((await use(authenticator.get(options, { counter: 5 }))).status).toBe(200);
  });

  it('refuses a replayed response, a lower counter, and a late response', async () => {
    const { authenticator } = await withPasskey();
    const answer = authenticator.get(await requestOptions(), { counter: 7 });
    expect((await use(answer)).status).toBe(200);
    expect(said(await use(answer))).toEqual(REFUSED);
    const lower = authenticator.get(await requestOptions(), { counter: 6 });
    expect(said(await use(lower))).toEqual(REFUSED);
    const late = authenticator.get(await requestOptions(), { counter: 8 });
    await advance(300);
    expect(said(await use(late))).toEqual(REFUSED);
  });

  it('checks the browser’s Origin header, not the origin in the SDK header', async () => {
    const { authenticator } = await withPasskey();
    const answer = authenticator.get(await requestOptions());
    const headers = { Origin: 'http://evil.example', 'X-SDK-Parent-Host': PAGE };
    expect(said(await use(answer, { headers }))).toEqual(REFUSED);
    expect((await use(answer)).status).toBe(200);
  });

  it('refuses unregistered and deleted passkeys, and malformed credentials', async () => {
    const unknown = softwareAuthenticator().get(await requestOptions());
    const notFound = [404, 'webauthn_registration_not_found'];
    expect(said(await use(unknown))).toEqual(notFound);
    const { authenticator, id, session_token: session } = await withPasskey();
    const path = `/users/webauthn_registrations/${id}`;
    await visitor().call(path, undefined, { session, method: 'DELETE' });
    expect(said(await use(authenticator.get(await requestOptions())))).toEqual(notFound);
    for (const nonsense of ['', 'null', '[]']) expect(said(await use(nonsense))).toEqual(REFUSED);
    expect(said(await use(ODD))).toEqual(notFound);
    expect((await use({})).issues[0]?.dataPath).toBe('.public_key_credential');
    const start = await visitor().call('/webauthn/authenticate/start/secondary', passkey, { session });
    expect(said(start)).toEqual(notFound);
  });
});

describe('§7 Sandbox: PUT /webauthn/update', () => {
  it('renames a passkey of the user, and refuses those of other users', async () => {
    const { id, session_token } = await withPasskey();
    const rename = (name: unknown, session: string) =>
      visitor().call(`/webauthn/update/${id}`, { name }, { session, method: 'PUT' });
    const { data } = await rename('Laptop', session_token);
    expect(data['webauthn_registration']).toMatchObject({ webauthn_registration_id: id, name: 'Laptop' });
    const bob = (await signUp('bob@example.com')).session_token;
    expect(said(await rename('Mine', bob))).toEqual([404, 'webauthn_registration_not_found']);
    expect((await rename(1, session_token)).issues[0]?.dataPath).toBe('.name');
    const me = await visitor().call('/users/me', undefined, { session: session_token });
    expect(me.data['webauthn_registrations']).toMatchObject([{ name: 'Laptop' }]);
  });
});
