import { rfc3339 } from '../../state/clock';
import { checkSessionDuration } from '../../verify/durations';
import { SESSION_CLAIM } from '../../../src/domain/session/sessionClaims';
import { verifiedClaims } from '../../verify/jwt';
import { refuse } from '../../verify/refusals';
import { signIn } from '../authAnswer';
import type { Call, Route } from '../route';
import { route } from '../route';

const DEFAULT_SESSION_MINUTES = 60;

interface Vouched {
  token: string;
  profile_id: string;
}

/** Checks a token of a trusted issuer: signature, project, profile, expiry and single use. */
async function checkTrustedToken({ state, project, signingKey }: Call, { token, profile_id }: Vouched) {
  const claims = await verifiedClaims(signingKey, token, state.now);
  const id = claims?.['jti'];
  if (typeof id !== 'string') return refuse('invalid_token');
  const grant = await state.grants.find(project.public_token, 'trusted_auth', id);
  return grant?.profile_id === profile_id ? grant : refuse('invalid_token');
}

interface GivenSession {
  session_token?: string;
  session_jwt?: string;
}

/** The session of the body, or else the visitor's. The factor is added to it. */
async function givenSession(
  call: Call,
  given: GivenSession,
): Promise<Pick<Call, 'session' | 'sessionToken'>> {
  const { state, project, signingKey } = call;
  const { session_token: token, session_jwt: jwt } = given;
  if (!token && !jwt) return call;
  if (token) {
    const session = await state.sessions.find(project.public_token, { token });
    return session ? { session, sessionToken: token } : refuse('session_not_found');
  }
  const claims = await verifiedClaims(signingKey, jwt ?? '', state.now);
  const claim = claims?.[SESSION_CLAIM] as { id?: string } | undefined;
  const session = await state.sessions.find(project.public_token, { sessionId: claim?.id ?? '' });
  if (!session) return refuse('session_not_found');
  if (session.session_id === call.session?.session_id) return call;
  // A caller with the JWT alone gets a new session token, because only the digest of the old one is stored.
  return { session, sessionToken: await state.sessions.renewToken(session.session_id) };
}

export const attestRoutes: Route[] = [
  route({
    method: 'POST',
    path: '/sessions/attest',
    access: 'project',
    body: {
      profile_id: { type: 'string', required: true },
      token: { type: 'string', required: true },
      session_duration_minutes: { type: 'number' },
      session_token: { type: 'string' },
      session_jwt: { type: 'string' },
    },
    run: async (call) => {
      const { state, body } = call;
      const durationMinutes = checkSessionDuration(body.session_duration_minutes ?? DEFAULT_SESSION_MINUTES);
      const grant = await checkTrustedToken(call, body);
      const session = await givenSession(call, body);
      await state.grants.spend(grant);
      return signIn(
        { ...call, ...session },
        {
          userId: grant.user_id,
          durationMinutes,
          factor: {
            type: 'trusted_auth_token',
            delivery_method: 'trusted_token_exchange',
            last_authenticated_at: rfc3339(state.now),
            trusted_auth_token_factor: { token_id: body.profile_id },
          },
        },
      );
    },
  }),
];
