import type { Session } from '../../src/domain/entities';
import { SESSION_CLAIM } from '../../src/domain/session/sessionClaims';
import type { SigningKey } from '../state/project/keys';
import { base64url, fromBase64, textOfUtf8, utf8 } from './bytes';

const JWT_SECONDS = 300;

const part = (value: unknown): string => base64url(utf8(JSON.stringify(value)));

type Claims = Record<string, unknown>;

/** Signs a compact JWS (RS256). */
export async function signJwt(key: SigningKey, claims: Claims): Promise<string> {
  const signed = `${part({ alg: 'RS256', kid: key.kid, typ: 'JWT' })}.${part(claims)}`;
  return `${signed}.${base64url(await key.sign(utf8(signed)))}`;
}

/** Reads a JWT that this key signed, also when it has expired; null for any other text. */
export async function readJwt(key: SigningKey, jwt: string): Promise<{ claims: Claims } | null> {
  const [header = '', claims = '', signature = '', ...rest] = jwt.split('.');
  if (rest.length > 0 || !(await key.hasSigned(utf8(`${header}.${claims}`), fromBase64(signature))))
    return null;
  // The cast is safe: the signature shows that `signJwt` wrote the claims.
  return { claims: JSON.parse(textOfUtf8(fromBase64(claims))) as Claims };
}

export const isInTime = ({ exp }: Claims, now: number): boolean => Number(exp) * 1000 > now;

/** The claims of an unexpired JWT that this key signed; null for any other text. */
export async function verifiedClaims(key: SigningKey, jwt: string, now: number): Promise<Claims | null> {
  const claims = (await readJwt(key, jwt))?.claims;
  return claims && isInTime(claims, now) ? claims : null;
}

/** A session JWT is valid from its issue by the sandbox's clock: a server whose clock is behind it refuses the JWT. */
export function sessionJwt(
  key: SigningKey,
  issuer: string,
  audience: string,
  session: Session,
  now: number,
): Promise<string> {
  const iat = Math.floor(now / 1000);
  const { session_id, user_id, custom_claims, ...rest } = session;
  return signJwt(key, {
    ...custom_claims,
    iss: issuer,
    sub: user_id,
    aud: [audience],
    iat,
    nbf: iat,
    exp: iat + JWT_SECONDS,
    [SESSION_CLAIM]: { id: session_id, ...rest },
  });
}
