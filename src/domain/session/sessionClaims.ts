import type { AuthenticationFactor, Session } from '../entities';
import { isRecord } from '../calls/checkValues';

/** The JWT claim that contains the session. The name is the provider's. */
export const SESSION_CLAIM = 'https://stytch.com/session';
const STANDARD_CLAIMS = ['iss', 'sub', 'aud', 'exp', 'iat', 'nbf', 'jti', SESSION_CLAIM];

/** What a session JWT says, once it is verified. */
export interface SessionClaims {
  userId: string;
  sessionId: string;
  roles: string[];
  factors: AuthenticationFactor[];
  /** RFC 3339, in the provider's time. */
  startedAt: string;
  /** RFC 3339, in the provider's time. */
  endsAt: string;
  customClaims: Record<string, unknown>;
  /** The session as the browser has it, for `initialVisitor` of `pricerx-auth/react`. */
  session: Session;
}

/** Reads the payload of a verified session JWT; null for that of another JWT. */
export function claimsOf(payload: Record<string, unknown>): SessionClaims | null {
  const claim = payload[SESSION_CLAIM];
  const { sub } = payload;
  if (typeof sub !== 'string' || !sub || !isRecord(claim) || typeof claim.id !== 'string') return null;
  const { id, ...fields } = claim;
  const own = Object.entries(payload).filter(([name]) => !STANDARD_CLAIMS.includes(name));
  const customClaims = Object.fromEntries(own);
  // The provider writes the session into the claim, without the ids and the custom claims.
  const ids = { session_id: id, user_id: sub, custom_claims: customClaims };
  const session = Object.assign(fields, ids) as unknown as Session;
  session.roles ??= [];
  session.authentication_factors ??= [];
  const { roles, authentication_factors: factors, started_at: startedAt, expires_at: endsAt } = session;
  return { userId: sub, sessionId: id, roles, factors, startedAt, endsAt, customClaims, session };
}
