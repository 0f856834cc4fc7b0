import { createLocalJWKSet, errors, jwtVerify, type JSONWebKeySet, type JWTPayload } from 'jose';
import { askedWaitMs, clockIsSlow } from '../domain/server/authServerError';
import type { AuthServerOptions } from '../domain/server/options';
import { unverifiedClaims } from '../domain/session/jwt';
import { claimsOf, type SessionClaims } from '../domain/session/sessionClaims';
import { keptValue } from './kept';

/** An unknown key id is looked up at most once in this time. */
const COOLDOWN_MS = 60_000;
const KEEPING = {
  /** So that removed keys end. */
  refreshMs: 10 * 60_000,
  lifetimeMs: 24 * 60 * 60_000,
  pauseMsAfter: (error: unknown) => Math.max(isTimeout(error as Error) ? 10_000 : 0, askedWaitMs(error)),
};
/** A genuine JWT that begins within this time was issued just now, by a clock that is ahead of ours. */
const CLOCK_ERROR_SECONDS = 600;

/** An expired JWT is genuine, but over. A foreign one names another project. */
export type Verified =
  | { status: 'valid' | 'expired'; claims: SessionClaims }
  | { status: 'invalid'; problem: string; isForeign: boolean };

/** Of an error of the keys, of the call, or of the runtime. */
const isTimeout = (error: Error | undefined): boolean =>
  error !== undefined && (error.name === 'TimeoutError' || isTimeout(error.cause as Error | undefined));

/**
 * Verifies session JWTs locally (RFC 7519, RFC 8725): RS256 only, with the provider's published keys.
 * @param fetchKeys throws an AuthServerError
 */
export function createVerifier(fetchKeys: () => Promise<object>, issuer: string, options: AuthServerOptions) {
  const { projectId, keys, clockToleranceSeconds = 5 } = options;
  const keySetOf = (jwks: object) => createLocalJWKSet(jwks as JSONWebKeySet);
  const keySet = keptValue(async () => keySetOf(await fetchKeys()), KEEPING, keys && keySetOf(keys));
  let lookup: { until: number; done: ReturnType<typeof keySet.get> } | null = null;

  const checkWith = async (jwt: string, key: Awaited<ReturnType<typeof keySet.get>>): Promise<JWTPayload> => {
    const { payload } = await jwtVerify(jwt, key, {
      algorithms: ['RS256'],
      issuer,
      audience: projectId,
      clockTolerance: clockToleranceSeconds,
      requiredClaims: ['sub', 'exp', 'iat'],
      currentDate: new Date(Date.now()),
    });
    return payload;
  };

  async function check(jwt: string): Promise<JWTPayload> {
    try {
      return await checkWith(jwt, await keySet.get());
    } catch (error) {
      if (!(error instanceof errors.JWKSNoMatchingKey)) throw error;
      const now = Date.now();
      if (!lookup || now >= lookup.until) lookup = { until: now + COOLDOWN_MS, done: keySet.fetchNow() };
      return checkWith(jwt, await lookup.done);
    }
  }

  function judged(payload: JWTPayload, status: 'valid' | 'expired'): Verified {
    const claims = claimsOf(payload);
    // jose has found this project among them.
    if (!claims || (Array.isArray(payload.aud) && payload.aud.length > 1))
      return { status: 'invalid', problem: 'it is no session JWT of this project', isForeign: false };
    return { status: Date.parse(claims.endsAt) <= Date.now() ? 'expired' : status, claims };
  }

  return {
    /** Whether the JWT says that it is of this issuer, before anything is verified. */
    isOwn: (jwt: string): boolean => unverifiedClaims(jwt).iss === issuer,
    /** @throws AuthServerError */
    async verify(jwt: string): Promise<Verified> {
      try {
        return judged(await check(jwt), 'valid');
      } catch (cause) {
        // jose checks the signature and all other claims before the times.
        if (cause instanceof errors.JWTExpired) return judged(cause.payload, 'expired');
        if (!(cause instanceof errors.JOSEError)) throw cause;
        const isEarly = cause instanceof errors.JWTClaimValidationFailed && cause.claim === 'nbf';
        const seconds = isEarly ? Math.ceil(Number(cause.payload.nbf) - Date.now() / 1000) : Infinity;
        if (seconds <= CLOCK_ERROR_SECONDS) throw clockIsSlow(seconds);
        const { aud = projectId } = unverifiedClaims(jwt);
        return { status: 'invalid', problem: cause.message, isForeign: ![aud].flat().includes(projectId) };
      }
    },
  };
}
