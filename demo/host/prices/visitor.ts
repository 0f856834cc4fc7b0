import type { IncomingHttpHeaders } from 'node:http';
import { createRemoteJWKSet, errors, jwtVerify } from 'jose';
import type { JWTPayload } from 'jose';
import { PROJECT } from '../sandbox';
import { problem } from '../http/reply';
import type { Reply } from '../http/reply';

/**
 * Behind a TLS proxy no other page of the domain can set the cookie. Safari does not store such names on http://localhost.
 * The page has the same rule (`page/session/startAuth.ts`).
 */
const jwtCookieOf = (headers: IncomingHttpHeaders): string =>
  headers['x-forwarded-proto'] === 'https' ? '__Host-session_jwt' : 'stytch_session_jwt';

const KEYS_TIMEOUT_MS = 3000;
/** An unknown key id refetches the keys, at most once in this time. */
const KEYS_COOLDOWN_MS = 1000;
const CLOCK_TOLERANCE_S = 5;

export type VisitorCheck = { userId: string } | { refusal: Reply };

export const bearerOf = (headers: IncomingHttpHeaders): string | undefined =>
  /^Bearer\s+(\S+)$/i.exec(headers.authorization ?? '')?.[1];

/** The values of a cookie. Another page can add a second one with another path or domain (cookie tossing). */
const cookiesOf = (headers: IncomingHttpHeaders, name: string): string[] => {
  const pairs = (headers.cookie ?? '').split(';').map((pair) => pair.trim().split('=', 2));
  return [...new Set(pairs.flatMap(([key, value]) => (key === name && value ? [value] : [])))];
};

const unauthorized = (error: string, message: string): Reply =>
  problem(401, error, message, { 'WWW-Authenticate': 'Bearer' });

const ambiguous = (): Reply =>
  unauthorized(
    'session_jwt_ambiguous',
    'Two sign-ins came with this request, and one may be a stranger’s. Remove this site’s cookies and sign in again.',
  );

const saysTokenIsBad = (error: unknown): boolean =>
  error instanceof errors.JWTInvalid ||
  error instanceof errors.JWTClaimValidationFailed ||
  error instanceof errors.JWSInvalid ||
  error instanceof errors.JWSSignatureVerificationFailed ||
  error instanceof errors.JWKSNoMatchingKey ||
  error instanceof errors.JOSEAlgNotAllowed ||
  error instanceof errors.JOSENotSupported;

const refusalFor = (error: unknown): Reply => {
  if (error instanceof errors.JWTExpired)
    return unauthorized('session_jwt_expired', 'The session JWT has expired. Get a fresh one and try again.');
  if (saysTokenIsBad(error))
    return unauthorized('session_jwt_invalid', 'The session JWT is not one of ours. Sign in again.');
  return problem(503, 'keys_unavailable', 'Sign-in cannot be checked right now. Try again in a moment.');
};

/** The claim that only session JWTs have. The same keys also sign tokens for apps and for other projects. */
const SESSION_CLAIM = 'https://stytch.com/session';

const isForSomeProject = (audience: string): boolean => audience.startsWith('project-');

const isForUs = ({ aud }: JWTPayload, anyProject: boolean): boolean => {
  const audiences = [aud ?? []].flat();
  return audiences.length > 0 && audiences.every(anyProject ? isForSomeProject : (one) => one === PROJECT.id);
};

interface VisitorCheckOptions {
  sandboxUrl: string;
  /** Accepts sessions of every project, for developers. */
  anyProject: boolean;
}

/** Identifies the visitor by the session JWT and the provider's published keys, without a call per request. */
export const createVisitorCheck = ({ sandboxUrl, anyProject }: VisitorCheckOptions) => {
  const userIdOf = (payload: JWTPayload): string | undefined =>
    isForUs(payload, anyProject) && payload[SESSION_CLAIM] !== undefined && payload.sub !== ''
      ? payload.sub
      : undefined;
  const keys = createRemoteJWKSet(new URL('/.well-known/jwks.json', sandboxUrl), {
    timeoutDuration: KEYS_TIMEOUT_MS,
    cooldownDuration: KEYS_COOLDOWN_MS,
  });
  return async (headers: IncomingHttpHeaders): Promise<VisitorCheck> => {
    const bearer = bearerOf(headers);
    const [token, another] = bearer === undefined ? cookiesOf(headers, jwtCookieOf(headers)) : [bearer];
    if (another !== undefined) return { refusal: ambiguous() };
    if (token === undefined)
      return { refusal: unauthorized('session_jwt_missing', 'Sign in to see and save prices.') };
    try {
      const { payload } = await jwtVerify(token, keys, {
        algorithms: ['RS256'],
        issuer: new URL(sandboxUrl).origin,
        clockTolerance: CLOCK_TOLERANCE_S,
        requiredClaims: ['sub', 'exp', 'iat'],
      });
      const userId = userIdOf(payload);
      return userId === undefined ? { refusal: refusalFor(new errors.JWTInvalid()) } : { userId };
    } catch (error) {
      return { refusal: refusalFor(error) };
    }
  };
};
