/** @jest-environment node */
import { softwareAuthenticator, type Tampering } from '../../testing/authenticator';
import { ODD_CREDENTIAL, PASSKEY, passkeyCalls, refusal } from '../../testing/passkeyCalls';
import { PAGE, useSandbox } from '../../testing/visitor';

const { visitor, requestOptions, authenticate, withPasskey, advance } = passkeyCalls(useSandbox());
const REFUSED = [401, 'unable_to_auth_webauthn_registration'];

describe('§7 Sandbox: signing in with a passkey', () => {
  it('finds the user by the passkey’s user handle', async () => {
    const { user_id, authenticator, id } = await withPasskey();
    const text = await requestOptions();
    expect(JSON.parse(text)).toMatchObject({
      rpId: 'localhost',
      userVerification: 'required',
      allowCredentials: [],
    });
    const { status, data } = await authenticate(authenticator.get(text));
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
    expect(refusal(await authenticate(answer))).toEqual(REFUSED);
    const { data } = await authenticate(answer, { session: session_token });
    expect([data.user_id, data.session.session_id]).toEqual([user_id, registered.session.session_id]);
    const bob = await withPasskey('bob@example.com');
    const foreign = bob.authenticator.get(await requestOptions({}, session_token));
    expect(refusal(await authenticate(foreign, { session: session_token }))).toEqual(REFUSED);
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
    expect(refusal(await authenticate(authenticator.get(options, tampering)))).toEqual(REFUSED);
    expect((await authenticate(authenticator.get(options, { counter: 5 }))).status).toBe(200);
  });

  it('refuses a replayed response, a lower counter, and a late response', async () => {
    const { authenticator } = await withPasskey();
    const answer = authenticator.get(await requestOptions(), { counter: 7 });
    expect((await authenticate(answer)).status).toBe(200);
    expect(refusal(await authenticate(answer))).toEqual(REFUSED);
    const lower = authenticator.get(await requestOptions(), { counter: 6 });
    expect(refusal(await authenticate(lower))).toEqual(REFUSED);
    const late = authenticator.get(await requestOptions(), { counter: 8 });
    await advance(300);
    expect(refusal(await authenticate(late))).toEqual(REFUSED);
  });

  it('checks the browser’s Origin header, not the origin in the SDK header', async () => {
    const { authenticator } = await withPasskey();
    const answer = authenticator.get(await requestOptions());
    const headers = { Origin: 'http://evil.example', 'X-SDK-Parent-Host': PAGE };
    expect(refusal(await authenticate(answer, { headers }))).toEqual(REFUSED);
    expect((await authenticate(answer)).status).toBe(200);
  });

  it('refuses unregistered and deleted passkeys, and malformed credentials', async () => {
    const unknown = softwareAuthenticator().get(await requestOptions());
    const notFound = [404, 'webauthn_registration_not_found'];
    expect(refusal(await authenticate(unknown))).toEqual(notFound);
    const { authenticator, id, session_token: session } = await withPasskey();
    const path = `/users/webauthn_registrations/${id}`;
    await visitor().call(path, undefined, { session, method: 'DELETE' });
    expect(refusal(await authenticate(authenticator.get(await requestOptions())))).toEqual(notFound);
    for (const nonsense of ['', 'null', '[]']) expect(refusal(await authenticate(nonsense))).toEqual(REFUSED);
    expect(refusal(await authenticate(ODD_CREDENTIAL))).toEqual(notFound);
    expect((await authenticate({})).issues[0]?.dataPath).toBe('.public_key_credential');
    const start = await visitor().call('/webauthn/authenticate/start/secondary', PASSKEY, { session });
    expect(refusal(start)).toEqual(notFound);
  });
});
