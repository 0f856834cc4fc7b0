import { createPublicKey, sign, verify } from 'node:crypto';
import type { Session } from '../../src/domain/entities';
import type { SigningKey } from '../state/project/keys';

const JWT_SECONDS = 300;
/** The claim in which hosts find the session, under the name they know. */
export const SESSION_CLAIM = 'https://stytch.com/session';

const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

type Claims = Record<string, unknown>;

/** A compact JWS, RS256, by Node's own crypto: it works inside jsdom tests, where there is no WebCrypto. */
export function signJwt(key: SigningKey, claims: Claims, typ = 'JWT'): string {
  const signed = `${part({ alg: 'RS256', kid: key.kid, typ })}.${part(claims)}`;
  return `${signed}.${sign('sha256', Buffer.from(signed), key.privateKey).toString('base64url')}`;
}

/** A JWT of our own making, run out or not; null for any other text. */
export function readJwt(key: SigningKey, jwt: string): { typ: unknown; claims: Claims } | null {
  const [header = '', claims = '', signature = '', ...rest] = jwt.split('.');
  const signed = Buffer.from(`${header}.${claims}`);
  const publicKey = createPublicKey(key.privateKey);
  if (rest.length > 0 || !verify('sha256', signed, publicKey, Buffer.from(signature, 'base64url')))
    return null;
  // What we have signed ourselves is what we have written.
  const read = (text: string): Claims => JSON.parse(Buffer.from(text, 'base64url').toString()) as Claims;
  return { typ: read(header)['typ'], claims: read(claims) };
}

export const isInTime = ({ exp }: Claims, now: number): boolean => Number(exp) * 1000 > now;

/** The claims of a JWT of our own making that has not run out; null for any other text. */
export function verifiedClaims(key: SigningKey, jwt: string, now: number): Claims | null {
  const claims = readJwt(key, jwt)?.claims;
  return claims && isInTime(claims, now) ? claims : null;
}

/** No `nbf`: with the sandbox's clock moved ahead, a host's own clock would refuse it. */
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
