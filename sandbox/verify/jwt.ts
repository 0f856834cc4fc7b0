import { createPublicKey, sign, verify } from 'node:crypto';
import type { Session } from '../../src/domain/entities';
import type { SigningKey } from '../state/project/keys';

const JWT_SECONDS = 300;
/** The JWT claim that contains the session. The name is the provider's. */
export const SESSION_CLAIM = 'https://stytch.com/session';

const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

type Claims = Record<string, unknown>;

/** Signs a compact JWS (RS256) with `node:crypto`, because jsdom has no WebCrypto. */
export function signJwt(key: SigningKey, claims: Claims, typ = 'JWT'): string {
  const signed = `${part({ alg: 'RS256', kid: key.kid, typ })}.${part(claims)}`;
  return `${signed}.${sign('sha256', Buffer.from(signed), key.privateKey).toString('base64url')}`;
}

/** Reads a JWT that this key signed, also when it has expired; null for any other text. */
export function readJwt(key: SigningKey, jwt: string): { typ: unknown; claims: Claims } | null {
  const [header = '', claims = '', signature = '', ...rest] = jwt.split('.');
  const signed = Buffer.from(`${header}.${claims}`);
  const publicKey = createPublicKey(key.privateKey);
  if (rest.length > 0 || !verify('sha256', signed, publicKey, Buffer.from(signature, 'base64url')))
    return null;
  // The cast is safe: the signature shows that `signJwt` wrote the claims.
  const read = (text: string): Claims => JSON.parse(Buffer.from(text, 'base64url').toString()) as Claims;
  return { typ: read(header)['typ'], claims: read(claims) };
}

export const isInTime = ({ exp }: Claims, now: number): boolean => Number(exp) * 1000 > now;

/** The claims of an unexpired JWT that this key signed; null for any other text. */
export function verifiedClaims(key: SigningKey, jwt: string, now: number): Claims | null {
  const claims = readJwt(key, jwt)?.claims;
  return claims && isInTime(claims, now) ? claims : null;
}

/** The session JWT has no `nbf`, because hosts would refuse it while the sandbox's clock is ahead of theirs. */
export function sessionJwt(
  key: SigningKey,
  issuer: string,
  audience: string,
  session: Session,
  now: number,
): string {
  const iat = Math.floor(now / 1000);
  const { session_id, user_id, custom_claims, ...rest } = session;
  return signJwt(key, {
    ...custom_claims,
    iss: issuer,
    sub: user_id,
    aud: [audience],
    iat,
    exp: iat + JWT_SECONDS,
    [SESSION_CLAIM]: { id: session_id, ...rest },
  });
}
