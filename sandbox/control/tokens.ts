import type { StoredGrant } from '../state/users/grants';
import { newToken } from '../state/tokens';
import { sessionEntity } from '../state/users/sessions';
import { minutes } from '../verify/durations';
import { sessionJwt, signJwt } from '../verify/jwt';
import type { Shape } from '../verify/schema';
import type { ControlContext } from './controlCall';
import { checkInput, knownProject, PUBLIC_TOKEN, wrong } from './controlCall';

const GOOD_FOR_MINUTES = 10;
/** A minute more than the lifetime of a session JWT. */
const EXPIRED_JWT_MINUTES = 6;

const TOKEN = {
  ...PUBLIC_TOKEN,
  user_id: { type: 'string', required: true },
  kind: { type: 'string', required: true, enum: ['impersonation', 'trusted_auth'] },
} as const satisfies Shape;

const SESSION = { ...PUBLIC_TOKEN, session_id: { type: 'string', required: true } } as const satisfies Shape;

export interface TokenInput {
  public_token: string;
  user_id: string;
  kind: StoredGrant['kind'];
}

export function tokenControl({ transact, origin, signingKey }: ControlContext) {
  return {
    /**
     * Creates a single-use token with a lifetime of ten minutes: an impersonation token, or a JWT of a trusted issuer for
     * attestation, which belongs to a profile.
     */
    async createToken(input: TokenInput): Promise<{ token: string; profile_id?: string }> {
      const { public_token, user_id, kind } = checkInput(input, TOKEN) as TokenInput;
      return transact(async (state) => {
        const project = await knownProject(state, public_token);
        const users = await state.users.list(public_token);
        if (!users.some((user) => user.user_id === user_id))
          wrong(`There is no user "${user_id}" in this project. Create one with POST /sandbox/v1/users.`);
        const secret = newToken();
        const expires_at = state.now + minutes(GOOD_FOR_MINUTES);
        const profile_id =
          kind === 'trusted_auth' ? await state.ids.next('trusted-auth-token-profile', public_token) : null;
        await state.grants.add(secret, { public_token, kind, user_id, profile_id, expires_at });
        if (profile_id === null) return { token: secret };
        const token = await signJwt(signingKey, {
          iss: origin,
          sub: user_id,
          aud: [project.project_id],
          iat: Math.floor(state.now / 1000),
          exp: Math.floor(expires_at / 1000),
          jti: secret,
        });
        return { token, profile_id };
      });
    },

    /**
     * Creates a JWT of an active session that expired a minute ago. It follows the real time, not the sandbox's clock, because a
     * host's server has a clock of its own.
     */
    async createExpiredJwt(input: {
      public_token: string;
      session_id: string;
    }): Promise<{ session_jwt: string }> {
      const { public_token, session_id } = checkInput(input, SESSION);
      return transact(async (state) => {
        const { project_id } = await knownProject(state, public_token);
        const session = await state.sessions.find(public_token, { sessionId: session_id });
        if (!session) return wrong(`session_id "${session_id}" is no active session of this project.`);
        const { roles = [] } = await state.users.get(session.user_id);
        const issued = Date.now() - minutes(EXPIRED_JWT_MINUTES);
        const claims = sessionEntity({ ...session, started_at: issued, last_accessed_at: issued }, roles);
        return { session_jwt: await sessionJwt(signingKey, origin, project_id, claims, issued) };
      });
    },
  };
}
