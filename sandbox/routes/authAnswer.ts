import type { AuthenticationFactor } from '../../src/domain/entities';
import { rfc3339 } from '../state/clock';
import type { Channel } from '../state/factors/codes';
import type { StoredSession } from '../state/users/sessions';
import { sessionEntity } from '../state/users/sessions';
import type { Contact } from '../state/users/users';
import { minutes } from '../verify/durations';
import { sessionJwt } from '../verify/jwt';
import type { Shape } from '../verify/schema';
import { sessionCookies } from './transport/credentials';
import type { Answer, Call } from './route';

/** The body of calls that redeem a token of a link or a provider. */
export const REDEMPTION = {
  token: { type: 'string', required: true },
  session_duration_minutes: { type: 'number', required: true },
  code_verifier: { type: 'string' },
} as const satisfies Shape;

/** The answer of each call that returns a session: session, user, a new JWT, and cookies in HttpOnly mode. */
export async function authAnswer(
  { state, project, origin, signingKey }: Call,
  stored: StoredSession,
  token: string,
  extra: Record<string, unknown> = {},
): Promise<Answer> {
  const user = await state.users.get(stored.user_id);
  const session = sessionEntity(stored, user.roles ?? []);
  const { now } = state;
  const hidden = project.session.http_only_cookies;
  const data = { user_id: user.user_id, user, __user: user, session };
  return {
    data,
    async sign() {
      const jwt = await sessionJwt(signingKey, origin, project.project_id, session, now);
      const tokens = hidden
        ? { session_token: '', session_jwt: '' }
        : { session_token: token, session_jwt: jwt };
      return {
        data: { ...data, ...tokens, ...extra },
        ...(hidden && { cookies: sessionCookies(token, jwt, (stored.expires_at - now) / 1000) }),
      };
    },
  };
}

interface SignIn {
  userId: string;
  /** Without one the visitor's session keeps its end. */
  durationMinutes: number | undefined;
  factor: AuthenticationFactor;
  /** The session ends by then, whatever this call and later ones ask for. */
  latestEnd?: number;
  extra?: Record<string, unknown>;
}

/** The answer to a host's server that asked for no session. */
async function withoutSession(
  { state }: Call,
  userId: string,
  extra: Record<string, unknown> = {},
): Promise<Answer> {
  const user = await state.users.get(userId);
  return { data: { user_id: userId, user, session_token: '', session_jwt: '', ...extra } };
}

/** Adds the factor to the visitor's session, or starts a session with it. */
export async function signIn(
  call: Call,
  { userId, durationMinutes, factor, latestEnd = Infinity, extra }: SignIn,
): Promise<Answer> {
  const { state, project, session, sessionToken, visitor, onBehalf } = call;
  const wantsSession = durationMinutes !== undefined && (onBehalf?.wantsSession ?? true);
  const ends = Math.min(minutes(durationMinutes ?? 0), latestEnd - state.now);
  if (session?.user_id === userId) {
    const changes = { lifetimeMs: wantsSession ? ends : undefined, factor, claims: onBehalf?.claims };
    return authAnswer(call, await state.sessions.touch(session, changes), sessionToken, extra);
  }
  if (!wantsSession) return withoutSession(call, userId, extra);
  const attributes = { ip_address: visitor.ip, user_agent: visitor.userAgent };
  const started = await state.sessions.start(project.public_token, userId, {
    lifetimeMs: ends,
    factor,
    attributes,
    latestEnd: latestEnd === Infinity ? null : latestEnd,
    claims: onBehalf?.claims,
  });
  return authAnswer(call, started.session, started.token, extra);
}

/** The authentication factor of a password. */
export const passwordFactor = (now: number): AuthenticationFactor => ({
  type: 'password',
  delivery_method: 'knowledge',
  last_authenticated_at: rfc3339(now),
});

/** The authentication factor of a link that the host sends itself. */
export const embeddedFactor = (id: string, now: number): AuthenticationFactor => ({
  type: 'magic_link',
  delivery_method: 'embedded',
  last_authenticated_at: rfc3339(now),
  embeddable_magic_link_factor: { embedded_id: `embeddable-magic-link-test-${id.slice(0, 24)}` },
});

/** The authentication factor of a code or link sent to an email address or phone number. */
export function contactFactor(
  type: string,
  channel: Channel,
  contact: Contact,
  now: number,
): AuthenticationFactor {
  const { contact_id, value } = contact;
  return {
    type,
    delivery_method: channel,
    last_authenticated_at: rfc3339(now),
    ...(channel === 'email'
      ? { email_factor: { email_id: contact_id, email_address: value } }
      : { phone_number_factor: { phone_id: contact_id, phone_number: value } }),
  };
}
