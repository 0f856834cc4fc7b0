import type { AuthenticationFactor, Session } from '../../../src/domain/entities';
import { digest } from '../../verify/digests';
import { rfc3339 } from '../clock';
import type { Database, Tables } from '../database/tables';
import type { Ids } from '../ids';
import { newToken } from '../tokens';

type Claims = Record<string, unknown>;

/** An active session. */
export interface StoredSession {
  session_id: string;
  user_id: string;
  started_at: number;
  last_accessed_at: number;
  expires_at: number;
  latest_end: number | null;
  attributes: Session['attributes'];
  factors: AuthenticationFactor[];
  /** Null without any. */
  custom_claims: Claims | null;
}

const read = (row: Tables['sessions']): StoredSession => ({
  ...row,
  attributes: JSON.parse(row.attributes) as Session['attributes'],
  factors: JSON.parse(row.factors) as AuthenticationFactor[],
  custom_claims: row.custom_claims === null ? null : (JSON.parse(row.custom_claims) as Claims),
});

/** Merges custom claims; null removes a claim. */
function withClaims(known: Claims | null, changes: Claims | undefined): Claims | null {
  if (!changes) return known;
  const left = Object.entries({ ...known, ...changes }).filter(([, value]) => value !== null);
  return left.length > 0 ? Object.fromEntries(left) : null;
}

const claimsText = (claims: Claims | null): string | null => (claims ? JSON.stringify(claims) : null);

interface Start {
  lifetimeMs: number;
  factor: AuthenticationFactor;
  attributes: Session['attributes'];
  latestEnd: number | null;
  claims?: Claims | undefined;
}

interface Changes {
  lifetimeMs?: number | undefined;
  factor?: AuthenticationFactor;
  claims?: Claims | undefined;
}

/** The session in its wire format, with the user's current roles. */
export const sessionEntity = (session: StoredSession, roles: string[]): Session => ({
  session_id: session.session_id,
  user_id: session.user_id,
  started_at: rfc3339(session.started_at),
  last_accessed_at: rfc3339(session.last_accessed_at),
  expires_at: rfc3339(session.expires_at),
  attributes: session.attributes,
  authentication_factors: session.factors,
  custom_claims: session.custom_claims,
  roles,
});

const named = ({ type, delivery_method, ...rest }: AuthenticationFactor): string => {
  const proofs = Object.entries(rest).filter(([name]) => name !== 'last_authenticated_at');
  return JSON.stringify([type, delivery_method, proofs]);
};

/** Adds an authentication factor, or updates the time of the same factor. */
const withFactor = (
  factors: AuthenticationFactor[],
  factor: AuthenticationFactor,
): AuthenticationFactor[] => [...factors.filter((known) => named(known) !== named(factor)), factor];

export const sessionRepository = (db: Database, ids: Ids, now: number) => ({
  async start(
    publicToken: string,
    userId: string,
    { lifetimeMs, factor, attributes, latestEnd, claims }: Start,
  ): Promise<{ session: StoredSession; token: string }> {
    const token = newToken();
    const row = {
      session_id: await ids.next('session', publicToken),
      public_token: publicToken,
      user_id: userId,
      token_digest: digest(token),
      started_at: now,
      last_accessed_at: now,
      expires_at: now + lifetimeMs,
      latest_end: latestEnd,
      revoked_at: null,
      attributes: JSON.stringify(attributes),
      factors: JSON.stringify([factor]),
      custom_claims: claimsText(withClaims(null, claims)),
    };
    await db.insertInto('sessions').values(row).execute();
    return { session: read(row), token };
  },

  /** Finds an active session by its token or id. */
  async find(
    publicToken: string,
    by: { token: string } | { sessionId: string },
  ): Promise<StoredSession | null> {
    const row = await db
      .selectFrom('sessions')
      .selectAll()
      .where('public_token', '=', publicToken)
      .where((eb) =>
        'token' in by ? eb('token_digest', '=', digest(by.token)) : eb('session_id', '=', by.sessionId),
      )
      .where('revoked_at', 'is', null)
      .where('expires_at', '>', now)
      .executeTakeFirst();
    return row ? read(row) : null;
  },

  /** The active sessions of a user. */
  async list(publicToken: string, userId: string): Promise<StoredSession[]> {
    const rows = await db
      .selectFrom('sessions')
      .selectAll()
      .where('public_token', '=', publicToken)
      .where('user_id', '=', userId)
      .where('revoked_at', 'is', null)
      .where('expires_at', '>', now)
      .execute();
    return rows.map(read);
  },

  /**
   * Updates the last access time. A given lifetime starts now and ends by `latest_end`; a given factor is added, and claims are
   * merged.
   */
  async touch(session: StoredSession, { lifetimeMs, factor, claims }: Changes): Promise<StoredSession> {
    const touched: StoredSession = {
      ...session,
      last_accessed_at: now,
      expires_at:
        lifetimeMs === undefined
          ? session.expires_at
          : Math.min(now + lifetimeMs, session.latest_end ?? Infinity),
      factors: factor ? withFactor(session.factors, factor) : session.factors,
      custom_claims: withClaims(session.custom_claims, claims),
    };
    const { last_accessed_at, expires_at, factors, custom_claims } = touched;
    await db
      .updateTable('sessions')
      .set({
        last_accessed_at,
        expires_at,
        factors: JSON.stringify(factors),
        custom_claims: claimsText(custom_claims),
      })
      .where('session_id', '=', session.session_id)
      .execute();
    return touched;
  },

  async renewToken(sessionId: string): Promise<string> {
    const token = newToken();
    await db
      .updateTable('sessions')
      .set({ token_digest: digest(token) })
      .where('session_id', '=', sessionId)
      .execute();
    return token;
  },

  /** Ends all sessions of a user except `keptSessionId`. */
  async revokeOthers(userId: string, keptSessionId: string | undefined): Promise<void> {
    await db
      .updateTable('sessions')
      .set({ revoked_at: now })
      .where('user_id', '=', userId)
      .where('session_id', '!=', keptSessionId ?? '')
      .where('revoked_at', 'is', null)
      .execute();
  },

  async revoke(sessionId: string): Promise<void> {
    await db.updateTable('sessions').set({ revoked_at: now }).where('session_id', '=', sessionId).execute();
  },
});
