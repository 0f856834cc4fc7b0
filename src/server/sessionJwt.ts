import { createLocalJWKSet, decodeJwt, errors, jwtVerify, type JSONWebKeySet, type JWTPayload } from 'jose';
import { claimsOf, type SessionClaims } from '../domain/session/sessionClaims';
import { AuthServerError } from '../domain/errors/authServerError';
import { keptValue } from './kept';

/** An unknown key id is looked up at most once in this time. */
const KEYS_COOLDOWN_MS = 60_000;
/** Keys are fetched again after this time, so that removed keys end. */
const KEYS_REFRESH_MS = 10 * 60_000;
/** After this time without a successful fetch, known keys are no longer used. */
const KEYS_LIFETIME_MS = 24 * 60 * 60_000;
/** After a call for the keys that nobody answered, the next one is made so much later. */
const KEYS_PAUSE_MS = 10_000;
/** A genuine JWT that begins within this time was issued just now, by a clock that is ahead of ours. */
const CLOCK_ERROR_SECONDS = 600;

/** An expired JWT is genuine, but over. A foreign one names another project. */
export type Verified =
  | { status: 'valid' | 'expired'; claims: SessionClaims }
  | { status: 'invalid'; problem: string; isForeign: boolean };

interface VerifierOptions {
  /** @throws AuthServerError */
  fetchKeys(): Promise<object>;
  keys: object | undefined;
  issuer: string;
  projectId: string;
  clockToleranceSeconds: number;
}

/** The error of the keys, of the call and of the runtime. */
const isTimeout = (error: Error | undefined): boolean =>
  error !== undefined && (error.name === 'TimeoutError' || isTimeout(error.cause as Error | undefined));

function readUnverified(jwt: string): JWTPayload {
  try {
    return decodeJwt(jwt);
  } catch {
    return {};
  }
}

/** Verifies session JWTs locally (RFC 7519, RFC 8725): RS256 only, with the provider's published keys. */
export function createVerifier({
  fetchKeys,
  keys,
  issuer,
  projectId,
  clockToleranceSeconds,
}: VerifierOptions) {
  const keySet = keptValue({
    load: async () => createLocalJWKSet((await fetchKeys()) as JSONWebKeySet),
    refreshMs: KEYS_REFRESH_MS,
    lifetimeMs: KEYS_LIFETIME_MS,
    pauseMsAfter: (error) => (isTimeout(error as Error) ? KEYS_PAUSE_MS : 0),
    initial: keys && createLocalJWKSet(keys as JSONWebKeySet),
  });
  const settings = {
    algorithms: ['RS256'],
    issuer,
    audience: projectId,
    clockTolerance: clockToleranceSeconds,
    requiredClaims: ['sub', 'exp', 'iat'],
  };
  const verifyWith = async (jwt: string, key: Awaited<ReturnType<typeof keySet.get>>): Promise<JWTPayload> =>
    (await jwtVerify(jwt, key, { ...settings, currentDate: new Date(Date.now()) })).payload;
  let lookup: { until: number; done: ReturnType<typeof keySet.get> } | null = null;

  async function check(jwt: string): Promise<JWTPayload> {
    try {
      return await verifyWith(jwt, await keySet.get());
    } catch (error) {
      if (!(error instanceof errors.JWKSNoMatchingKey)) throw error;
      const now = Date.now();
      if (!lookup || now >= lookup.until)
        lookup = { until: now + KEYS_COOLDOWN_MS, done: keySet.fetchNow('') };
      return verifyWith(jwt, await lookup.done);
    }
  }

  function judged(payload: JWTPayload, status: 'valid' | 'expired'): Verified {
    const claims = claimsOf(payload);
    // jose has found this project among them.
    if (!claims || (Array.isArray(payload.aud) && payload.aud.length > 1))
      return { status: 'invalid', problem: 'it is no session JWT of this project', isForeign: false };
    return { status: Date.parse(claims.endsAt) <= Date.now() ? 'expired' : status, claims };
  }

  function refused(jwt: string, cause: unknown): Verified {
    // jose checks the signature and all other claims first.
    if (cause instanceof errors.JWTExpired) return judged(cause.payload, 'expired');
    if (!(cause instanceof errors.JOSEError)) throw cause;
    if (cause instanceof errors.JWTClaimValidationFailed && cause.claim === 'nbf') {
      const seconds = Math.ceil(Number(cause.payload.nbf) - Date.now() / 1000);
      if (seconds <= CLOCK_ERROR_SECONDS)
        throw new AuthServerError(
          'jwt_not_accepted',
          `A genuine session JWT is valid only in ${seconds} s by this server's clock, which seems to be slow. Set the clock, or options.clockToleranceSeconds.`,
        );
    }
    const { aud = projectId } = readUnverified(jwt);
    return { status: 'invalid', problem: cause.message, isForeign: ![aud].flat().includes(projectId) };
  }

  return {
    /** Whether the JWT says that it is of this issuer, before anything is verified. */
    isOwn: (jwt: string): boolean => readUnverified(jwt).iss === issuer,
    /** @throws AuthServerError */
    async verify(jwt: string): Promise<Verified> {
      try {
        return judged(await check(jwt), 'valid');
      } catch (cause) {
        return refused(jwt, cause);
      }
    },
  };
}
