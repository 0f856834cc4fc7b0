import { createRemoteJWKSet, errors, jwtVerify, type JWTPayload } from 'jose';
import { claimsOf, type SessionClaims } from '../domain/session/sessionClaims';
import { AuthServerError } from './errors';

/** jose's codes for an answer of the key endpoint without keys. All its others are about the JWT. */
const KEYS_ERRORS = ['ERR_JOSE_GENERIC', 'ERR_JWKS_TIMEOUT', 'ERR_JWKS_INVALID'];
const KEYS_TIMEOUT_MS = 3_000;
/** An unknown key id is looked up at most once in this time. */
const KEYS_COOLDOWN_MS = 60_000;
/** Keys are fetched again in the background after this time, so that removed keys end. */
const KEYS_REFRESH_MS = 10 * 60_000;
/** After this time without a successful fetch, known keys are no longer used. */
const KEYS_LIFETIME_MS = 24 * 60 * 60_000;

/** An expired JWT is genuine, but over. */
export type Verified =
  { status: 'valid' | 'expired'; claims: SessionClaims } | { status: 'invalid'; problem: string };

interface VerifyOptions {
  keysUrl: string;
  keysHeaders: Record<string, string>;
  issuer: string;
  projectId: string;
}

/**
 * Verifies session JWTs locally (RFC 7519, RFC 8725): RS256 only, with the provider's published keys.
 * @returns a function that throws an AuthServerError `keys_unavailable`
 */
export function createVerifier({ keysUrl, keysHeaders, issuer, projectId }: VerifyOptions) {
  const keys = createRemoteJWKSet(new URL(keysUrl), {
    headers: keysHeaders,
    timeoutDuration: KEYS_TIMEOUT_MS,
    // We look up unknown key ids ourselves: jose would do so for each JWT while the key endpoint is down.
    cooldownDuration: Infinity,
    cacheMaxAge: KEYS_LIFETIME_MS,
  });
  // Not set here: a module that creates the server must not read the clock while a page is prerendered.
  let refreshAt = Infinity;

  function refreshKeys(now: number): void {
    // When this fails, the known keys stay in use until their lifetime is over.
    if (now >= refreshAt) keys.reload().catch(() => undefined);
    if (now >= refreshAt || refreshAt === Infinity) refreshAt = now + KEYS_REFRESH_MS;
  }

  function judged(payload: JWTPayload, status: 'valid' | 'expired'): Verified {
    const claims = claimsOf(payload);
    // jose has found this project among them.
    if (!claims || (Array.isArray(payload.aud) && payload.aud.length > 1))
      return { status: 'invalid', problem: 'it is no session JWT of this project' };
    return { status: Date.parse(claims.endsAt) <= Date.now() ? 'expired' : status, claims };
  }

  let lookup = { until: 0, done: Promise.resolve() };
  function lookUpKeys(): Promise<void> {
    const now = Date.now();
    if (now >= lookup.until) lookup = { until: now + KEYS_COOLDOWN_MS, done: keys.reload() };
    return lookup.done;
  }

  const check = (jwt: string) =>
    jwtVerify(jwt, keys, {
      algorithms: ['RS256'],
      issuer,
      audience: projectId,
      clockTolerance: '5 seconds',
      requiredClaims: ['sub', 'exp', 'iat'],
    });

  return async (jwt: string): Promise<Verified> => {
    try {
      const { payload } = await check(jwt).catch((error: unknown) => {
        if (error instanceof errors.JWKSNoMatchingKey) return lookUpKeys().then(() => check(jwt));
        throw error;
      });
      refreshKeys(Date.now());
      return judged(payload, 'valid');
    } catch (cause) {
      // jose checks the signature and all other claims first.
      if (cause instanceof errors.JWTExpired) return judged(cause.payload, 'expired');
      if (cause instanceof errors.JOSEError && !KEYS_ERRORS.includes(cause.code))
        return { status: 'invalid', problem: cause.message };
      const message = `The keys at ${keysUrl} could not be fetched.`;
      throw new AuthServerError('keys_unavailable', message, { cause });
    }
  };
}
