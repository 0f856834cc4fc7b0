/** @jest-environment node */
import { useSandbox, visitorOf } from '../../testing/visitor';

const sandbox = useSandbox();
const TOKEN = 'public-token-test-sandbox';
const visitor = () => visitorOf(sandbox.current);
const remove = (path: string, session?: string) =>
  visitor().call(`/users/${path}`, undefined, { session, method: 'DELETE' });
const said = ({ status, errorType }: { status: number; errorType: string }) => [status, errorType];

/** A user with an email, a phone number and two passkeys, signed in. */
async function fullUser(email = 'ada@example.com', phone_number = '+14155550123') {
  const passkeys = { webauthn_registrations: [{ name: 'Laptop' }, { name: 'Phone' }] };
  await sandbox.current.control.createUser({ public_token: TOKEN, email, phone_number, ...passkeys });
  return (await visitor().signIn(email)).data;
}

describe('§7 Sandbox: DELETE /users/…', () => {
  it('removes an email, a phone number or a passkey, and answers the updated user', async () => {
    const { user, session_token } = await fullUser();
    const passkey = user.webauthn_registrations[0];
    expect(passkey).toEqual({
      webauthn_registration_id: expect.stringMatching(/^webauthn-registration-test-/),
      name: 'Laptop',
      domain: 'localhost',
      user_agent: '',
      authenticator_type: '',
      verified: true,
    });
    const paths = [
      `emails/${user.emails[0]?.email_id}`,
      `phone_numbers/${user.phone_numbers[0]?.phone_id}`,
      `webauthn_registrations/${passkey?.webauthn_registration_id}`,
    ];
    const answers = [];
    for (const path of paths) answers.push(await remove(path, session_token));
    expect(answers.map(({ status, data }) => [status, data.user_id])).toEqual(
      paths.map(() => [200, user.user_id]),
    );
    const left = answers.at(-1)?.data.__user;
    expect([left?.emails, left?.phone_numbers]).toEqual([[], []]);
    expect(left?.webauthn_registrations.map(({ name }) => name)).toEqual(['Phone']);
    const me = await visitor().call('/users/me', undefined, { session: session_token });
    expect(me.data['webauthn_registrations']).toEqual(left?.webauthn_registrations);
  });

  it('invalidates codes and links that were sent to a deleted address', async () => {
    const { user, session_token } = await fullUser();
    const email = 'ada@example.com';
    const sent = await visitor().call('/otps/email/login_or_create', { email });
    const code = await visitor().lastCode(email);
    await visitor().call('/magic_links/email/login_or_create', { email });
    const link = await visitor().lastLinkToken(email);
    await remove(`emails/${user.emails[0]?.email_id}`, session_token);
    const session_duration_minutes = 30;
    const byCode = { token: code, method_id: sent.data.method_id, session_duration_minutes };
    expect((await visitor().call('/otps/authenticate', byCode)).status).toBe(404);
    const byLink = { token: link, session_duration_minutes };
    expect((await visitor().call('/magic_links/authenticate', byLink)).status).toBe(404);
    // The address is free again, so it signs in a new user.
    expect((await visitor().signIn(email)).data.user_id).not.toBe(user.user_id);
  });

  it.each([
    ['emails', 'email_not_found'],
    ['phone_numbers', 'phone_number_not_found'],
    ['totps', 'totp_not_found'],
    ['crypto_wallets', 'crypto_wallet_not_found'],
    ['oauth', 'oauth_user_registration_not_found'],
    ['webauthn_registrations', 'webauthn_registration_not_found'],
    ['biometric_registrations', 'biometric_registration_not_found'],
  ])('%s: refuses unknown ids, and callers without a session', async (path, refusal) => {
    const { session_token } = await fullUser();
    expect(said(await remove(`${path}/unknown`, session_token))).toEqual([404, refusal]);
    expect(said(await remove(`${path}/unknown`))).toEqual([401, 'user_unauthenticated']);
  });

  it('refuses factors of another user', async () => {
    const ada = await fullUser();
    const bob = await fullUser('bob@example.com', '+14155550124');
    const { emails, phone_numbers, webauthn_registrations } = bob.user;
    for (const path of [
      `emails/${emails[0]?.email_id}`,
      `phone_numbers/${phone_numbers[0]?.phone_id}`,
      `webauthn_registrations/${webauthn_registrations[0]?.webauthn_registration_id}`,
    ]) {
      expect((await remove(path, ada.session_token)).status).toBe(404);
    }
    const { data } = await visitor().call('/users/me', undefined, { session: bob.session_token });
    expect(data['emails']).toEqual(emails);
  });

  it('refuses an email id for a phone number', async () => {
    const { user, session_token } = await fullUser();
    const answer = await remove(`emails/${user.phone_numbers[0]?.phone_id}`, session_token);
    expect(said(answer)).toEqual([404, 'email_not_found']);
  });
});

describe('§7 Sandbox: connected apps', () => {
  it('is an empty list until the user grants an app access', async () => {
    const { session_token: session } = await fullUser();
    const { data } = await visitor().call('/users/connected_apps', undefined, { session });
    expect(data['connected_apps']).toEqual([]);
    const revoked = await visitor().call('/users/connected_apps/app/revoke', {}, { session });
    expect(said(revoked)).toEqual([404, 'connected_app_not_found']);
    expect(said(await visitor().call('/users/connected_apps'))).toEqual([401, 'user_unauthenticated']);
  });
});

describe('§7 Sandbox: members of an organization', () => {
  const search = (given: object) =>
    visitor().call('/b2b/organizations/members/search', { organization_id: 'organization-test-1', ...given });

  it('are the users of the project', async () => {
    const { session_token: session } = await fullUser();
    const name = { first_name: 'Ada', last_name: 'King' };
    await visitor().call('/users/me', { name }, { session, method: 'PUT' });
    const found = await search({ email_address: 'Ada@example.com' });
    expect(found.data['member']).toEqual({ status: 'active', name: 'Ada King', member_password_id: '' });
    expect((await search({ email_address: 'bob@example.com' })).data['member']).toBeNull();
  });

  it('answers whether a member has a password', async () => {
    const email = 'bob@example.com';
    await sandbox.current.control.createUser({ public_token: TOKEN, email, password: 'x' });
    const { member_password_id } = (await search({ email_address: email })).data['member'] as {
      member_password_id: string;
    };
    expect(member_password_id).toMatch(/^password-test-/);
  });

  it('refuses malformed searches', async () => {
    expect(said(await search({ email_address: 'ada' }))).toEqual([400, 'invalid_email']);
    expect((await search({})).issues[0]?.params).toEqual({ missingProperty: 'email_address' });
  });
});
