import { createHash } from 'node:crypto';
import { NOBODY, PASSWORD, session_duration_minutes, type Rows } from './rows';
import type { World } from './world';

/** The password of a user who comes from another system. */
const MIGRATED = 'correct horse';

async function withPassword({ client, newEmail }: World) {
  const email = newEmail();
  const created = await client.passwords.create({ email, password: PASSWORD, session_duration_minutes });
  return { ...created, email };
}

const signedIn = async ({ visitor, newEmail }: World) => (await visitor.signIn(newEmail())).data;

export const sessionRows: Rows = {
  'sessions.get': {
    good: async (world) => {
      const { user_id } = await signedIn(world);
      const answer = await world.client.sessions.get({ user_id });
      expect(answer.sessions).toHaveLength(1);
      return answer;
    },
    bad: ({ client }) => client.sessions.get({ user_id: NOBODY }),
    refusal: 'user_not_found',
  },
  'sessions.authenticate': {
    good: async (world) =>
      world.client.sessions.authenticate({ session_token: (await signedIn(world)).session_token }),
    bad: ({ client }) => client.sessions.authenticate({ session_token: 'x' }),
    refusal: 'session_not_found',
  },
  'sessions.revoke': {
    good: async (world) =>
      world.client.sessions.revoke({ session_token: (await signedIn(world)).session_token }),
    bad: ({ client }) => client.sessions.revoke({ session_id: 'x' }),
    refusal: 'session_not_found',
  },
  'sessions.exchangeAccessToken': {
    good: async (world) =>
      world.client.sessions.exchangeAccessToken(await world.accessToken('openid full_access')),
    bad: ({ client }) => client.sessions.exchangeAccessToken({ access_token: 'x' }),
    refusal: 'idp_access_token_not_found',
  },
  'sessions.getJWKS': {
    good: ({ client }) => client.sessions.getJWKS({ project_id: 'project-test-sandbox' }),
    bad: ({ client }) => client.sessions.getJWKS({ project_id: 'project-test-other' }),
    refusal: 'unauthorized_credentials',
  },
  'sessions.attest': {
    good: async ({ client, sandbox, visitor, newUser }) => {
      const { user_id } = await newUser();
      const { token, profile_id = '' } = await sandbox.control.createToken({
        public_token: visitor.publicToken,
        user_id,
        kind: 'trusted_auth',
      });
      return client.sessions.attest({ token, profile_id });
    },
    bad: ({ client }) => client.sessions.attest({ token: 'x', profile_id: 'x' }),
    refusal: 'invalid_token',
  },
  'sessions.authenticateJwt': {
    // Too old for the package, which then asks the sandbox.
    good: async (world) => {
      const { session_jwt, session } = await signedIn(world);
      const answer = await world.client.sessions.authenticateJwt({ session_jwt, max_token_age_seconds: 0 });
      expect(answer.session.session_id).toBe(session.session_id);
      return answer;
    },
    bad: ({ client }) => client.sessions.authenticateJwt({ session_jwt: 'a.b.c' }),
    refusal: 'session_not_found',
  },
  'sessions.authenticateJwtLocal': {
    good: async (world) => {
      const { session_jwt } = await signedIn(world);
      return world.client.sessions.authenticateJwtLocal({ session_jwt });
    },
    bad: ({ client }) => client.sessions.authenticateJwtLocal({ session_jwt: 'a.b.c' }),
    refusal: 'jwt_invalid',
  },
  'impersonation.authenticate': {
    good: async ({ client, sandbox, visitor, newUser }) => {
      const { user_id } = await newUser();
      const { token: impersonation_token } = await sandbox.control.createToken({
        public_token: visitor.publicToken,
        user_id,
        kind: 'impersonation',
      });
      const answer = await client.impersonation.authenticate({ impersonation_token });
      expect(answer.session?.user_id).toBe(user_id);
      return answer;
    },
    bad: ({ client }) => client.impersonation.authenticate({ impersonation_token: 'x' }),
    refusal: 'unable_to_auth_impersonation_token',
  },
  'oauth.authenticate': {
    good: async (world) => {
      const token = await world.oauthToken();
      const answer = await world.client.oauth.authenticate({ token, session_duration_minutes });
      expect(answer.user_session?.user_id).toBe(answer.user_id);
      return answer;
    },
    bad: ({ client }) => client.oauth.authenticate({ token: 'x' }),
    refusal: 'oauth_token_not_found',
  },
  'passwords.create': {
    good: withPassword,
    bad: ({ client, newEmail }) => client.passwords.create({ email: newEmail(), password: 'password' }),
    refusal: 'breached_password',
  },
  'passwords.authenticate': {
    good: async (world) => {
      const { email } = await withPassword(world);
      return world.client.passwords.authenticate({ email, password: PASSWORD, session_duration_minutes });
    },
    bad: async (world) => {
      const { email } = await withPassword(world);
      return world.client.passwords.authenticate({ email, password: 'wrong' });
    },
    refusal: 'unauthorized_credentials',
  },
  'passwords.strengthCheck': {
    good: ({ client }) => client.passwords.strengthCheck({ password: 'abc' }),
    bad: ({ client }) => client.passwords.strengthCheck({ password: PASSWORD, email: 'nobody' }),
    refusal: 'invalid_email',
  },
  'passwords.migrate': {
    good: async ({ client, newEmail }) => {
      const email = newEmail();
      const hash = createHash('sha1').update(`salt${MIGRATED}`).digest('hex');
      const answer = await client.passwords.migrate({
        email,
        hash,
        hash_type: 'sha_1',
        sha_1_config: { prepend_salt: 'salt', append_salt: '' },
        name: { first_name: 'Ada' },
      });
      const { user_id } = await client.passwords.authenticate({ email, password: MIGRATED });
      expect(user_id).toBe(answer.user_id);
      await expect(client.passwords.authenticate({ email, password: 'wrong' })).rejects.toMatchObject({
        error_type: 'unauthorized_credentials',
      });
      return answer;
    },
    bad: ({ client, newEmail }) =>
      client.passwords.migrate({ email: newEmail(), hash: '$2b$10$x', hash_type: 'bcrypt' }),
    refusal: 'invalid_hash',
  },
  'passwords.email.resetStart': {
    good: async ({ client, newUser }) => client.passwords.email.resetStart(await newUser()),
    bad: ({ client, newEmail }) => client.passwords.email.resetStart({ email: newEmail() }),
    refusal: 'email_not_found',
  },
  'passwords.email.reset': {
    good: async ({ client, visitor, newUser }) => {
      const { email } = await newUser();
      await client.passwords.email.resetStart({ email });
      const { links = [] } = await visitor.lastMessage(email);
      const token = links
        .map(({ url }) => new URL(url).searchParams)
        .find((query) => query.get('stytch_token_type') === 'reset_password');
      return client.passwords.email.reset({
        token: token?.get('token') ?? '',
        password: PASSWORD,
        session_duration_minutes,
      });
    },
    bad: ({ client }) => client.passwords.email.reset({ token: 'x', password: PASSWORD }),
    refusal: 'unable_to_auth_password_reset_token',
  },
  'passwords.existingPassword.reset': {
    good: async (world) => {
      const { email } = await withPassword(world);
      const passwords = { existing_password: PASSWORD, new_password: `new-${PASSWORD}` };
      return world.client.passwords.existingPassword.reset({ email, ...passwords });
    },
    bad: async (world) => {
      const { email } = await withPassword(world);
      const passwords = { existing_password: 'wrong', new_password: `new-${PASSWORD}` };
      return world.client.passwords.existingPassword.reset({ email, ...passwords });
    },
    refusal: 'unauthorized_credentials',
  },
  'passwords.sessions.reset': {
    good: async (world) => {
      const { session_token, session } = await signedIn(world);
      const answer = await world.client.passwords.sessions.reset({ session_token, password: PASSWORD });
      // The session keeps its end: no duration was sent.
      expect(answer.session?.expires_at).toBe(session.expires_at);
      return answer;
    },
    bad: ({ client }) => client.passwords.sessions.reset({ password: PASSWORD }),
    refusal: 'user_unauthenticated',
  },
};
