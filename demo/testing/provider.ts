import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { listenOnLoopback } from '../host/http/listen';

const SESSION = { 'https://stytch.com/session': { id: 'session-test-1' } };
const PROJECT = 'project-test-sandbox';

export interface TokenOptions {
  userId?: string;
  /** Seconds from now. */
  expiresIn?: number;
  forged?: boolean;
  audience?: string | string[];
  issuer?: string;
  claims?: Record<string, unknown>;
}

/** A provider with its own keys, for JWTs that the sandbox would never issue. */
export const startProvider = async () => {
  const [key, strangersKey] = await Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')]);
  const jwk = { ...(await exportJWK(key.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' };
  const { port, close } = await listenOnLoopback((request, response) => {
    response.setHeader('Content-Type', 'application/json');
    if (request.url === '/.well-known/jwks.json') response.end(JSON.stringify({ keys: [jwk] }));
    else response.end(JSON.stringify({ ready: true, endpoints: { apiUrl: 'http://localhost:1' } }));
  }, 0);
  const url = `http://127.0.0.1:${port}`;
  const now = (): number => Math.floor(Date.now() / 1000);

  const jwt = ({
    userId = 'user-1',
    expiresIn = 300,
    forged = false,
    audience = PROJECT,
    issuer = url,
    claims = SESSION,
  }: TokenOptions = {}): Promise<string> =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256', kid: 'one' })
      .setSubject(userId)
      .setAudience(audience)
      .setIssuer(issuer)
      .setIssuedAt(now() - 600)
      .setExpirationTime(now() + expiresIn)
      .sign((forged ? strangersKey : key).privateKey);

  return {
    url,
    jwt,
    unsigned: (): string =>
      new UnsecuredJWT(SESSION)
        .setSubject('user-1')
        .setAudience(PROJECT)
        .setIssuer(url)
        .setIssuedAt(now())
        .setExpirationTime(now() + 300)
        .encode(),
    close,
  };
};

export type Provider = Awaited<ReturnType<typeof startProvider>>;

/** Replaces the claims of a token with those of another user and keeps the signature. */
export const tampered = (token: string): string => {
  const [header = '', payload = '', signature = ''] = token.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>;
  const changed = Buffer.from(JSON.stringify({ ...claims, sub: 'user-2' })).toString('base64url');
  return [header, changed, signature].join('.');
};
