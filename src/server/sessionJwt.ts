import { createRemoteJWKSet, errors, jwtVerify, type JWTPayload } from 'jose';
import { isRecord } from '../domain/calls/checkValues';
import type { AuthenticationFactor, Session } from '../domain/entities';
import { AuthServerError } from './errors';

/** The JWT claim that contains the session. The name is the provider's. */
const SESSION_CLAIM = 'https://stytch.com/session';
const STANDARD_CLAIMS = ['iss', 'sub', 'aud', 'exp', 'iat', 'nbf', 'jti', SESSION_CLAIM];

const TOLERANCE_SECONDS = 5;
const KEYS_TIMEOUT_MS = 3_000;
/** An unknown key id is looked up at most once in this time. */
const KEYS_COOLDOWN_MS = 60_000;
/** Keys are fetched again in the background after this time, so that removed keys end. */
const KEYS_REFRESH_MS = 10 * 60_000;
/** After this time without a successful fetch, known keys are no longer used. */
const KEYS_LIFETIME_MS = 24 * 60 * 60_000;

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

export type Verified =
  | { status: 'valid'; claims: SessionClaims }
  /** Genuine, but over. */
  | { status: 'expired'; claims: SessionClaims }
  | { status: 'invalid'; problem: string }
  | { status: 'unknown'; error: AuthServerError };

export interface VerifyOptions {
  keysUrl: string;
  /** Headers of the request for the keys. */
  keysHeaders: Record<string, string>;
  issuers: string[];
  projectId: string;
}

const isFault = (error: unknown): boolean =>
  error instanceof errors.JWTInvalid ||
  error instanceof errors.JWTClaimValidationFailed ||
  error instanceof errors.JWSInvalid ||
  error instanceof errors.JWSSignatureVerificationFailed ||
  error instanceof errors.JWKSNoMatchingKey ||
  error instanceof errors.JWKSMultipleMatchingKeys ||
  error instanceof errors.JOSEAlgNotAllowed ||
  error instanceof errors.JOSENotSupported;

function claimsOf(payload: JWTPayload): SessionClaims | null {
  const claim = payload[SESSION_CLAIM];
  if (!payload.sub || !isRecord(claim) || typeof claim.id !== 'string') return null;
  const { id, ...fields } = claim;
  const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
  const roles = list(claim.roles).filter((role) => typeof role === 'string');
  const factors = list(claim.authentication_factors) as AuthenticationFactor[];
  const customClaims = Object.fromEntries(
    Object.entries(payload).filter(([name]) => !STANDARD_CLAIMS.includes(name)),
  );
  const ids = { session_id: id, user_id: payload.sub };
  // The provider writes the session into the claim, without the ids and the custom claims.
  const session = {
    ...fields,
    ...ids,
    roles,
    authentication_factors: factors,
    custom_claims: customClaims,
  } as unknown as Session;
  const { started_at: startedAt, expires_at: endsAt } = session;
  return { userId: payload.sub, sessionId: id, roles, factors, startedAt, endsAt, customClaims, session };
}

/**
 * Verifies session JWTs locally (RFC 7519, RFC 8725): RS256 only, with the provider's published keys.
 * @returns a function that never throws
 */
export function createVerifier({ keysUrl, keysHeaders, issuers, projectId }: VerifyOptions) {
  const keys = createRemoteJWKSet(new URL(keysUrl), {
    headers: keysHeaders,
    timeoutDuration: KEYS_TIMEOUT_MS,
    cooldownDuration: KEYS_COOLDOWN_MS,
    cacheMaxAge: KEYS_LIFETIME_MS,
  });
  let refreshAt = Infinity;

  function refreshKeys(): void {
    const now = Date.now();
    if (refreshAt === Infinity) refreshAt = now + KEYS_REFRESH_MS;
    if (now < refreshAt) return;
    refreshAt = now + KEYS_REFRESH_MS;
    // When this fails, the known keys stay in use until their lifetime is over.
    keys.reload().catch(() => undefined);
  }

  function judged(payload: JWTPayload, status: 'valid' | 'expired'): Verified {
    const claims = claimsOf(payload);
    if (!claims || [payload.aud].flat().some((audience) => audience !== projectId))
      return { status: 'invalid', problem: 'it is no session JWT of this project' };
    return { status: Date.parse(claims.endsAt) <= Date.now() ? 'expired' : status, claims };
  }

  return async (jwt: string): Promise<Verified> => {
    try {
      const { payload } = await jwtVerify(jwt, keys, {
        algorithms: ['RS256'],
        issuer: issuers,
        audience: projectId,
        clockTolerance: TOLERANCE_SECONDS,
        requiredClaims: ['sub', 'exp', 'iat'],
      });
      refreshKeys();
      return judged(payload, 'valid');
    } catch (error) {
      // jose checks the signature and all other claims first.
      if (error instanceof errors.JWTExpired) return judged(error.payload, 'expired');
      if (isFault(error)) return { status: 'invalid', problem: (error as Error).message };
      return {
        status: 'unknown',
        error: new AuthServerError('keys_unavailable', `The keys at ${keysUrl} could not be fetched.`, {
          cause: error,
        }),
      };
    }
  };
}
