import type { SessionClaims } from '../domain/session/sessionClaims';
import type { SignedOutReason } from '../domain/session/authentication';
import { privateHeaders, type createServerCookies } from './cookies';
import { AuthServerError } from '../domain/errors/authServerError';
import type { createProvider, Renewal } from './provider';
import { sharedRenewals } from './renewals';
import { bearerOf, type RequestParts } from './requests';
import { secretMissing } from './serverCalls';
import type { createVerifier, Verified } from './sessionJwt';

/** Who asks, and the headers of the answer. */
export type Found = { headers: Headers } & ({ claims: SessionClaims } | { reason: SignedOutReason });

interface SessionsOptions {
  provider: ReturnType<typeof createProvider>;
  cookies: ReturnType<typeof createServerCookies>;
  verifier: ReturnType<typeof createVerifier>;
  /** Undefined while it is not known whether the provider makes the cookies HttpOnly. */
  httpOnly: boolean | undefined;
  originOf(parts: RequestParts): string;
  onRenew(session: { userId: string; sessionId: string }): void;
}

type Renewed = Renewal & { claims: SessionClaims };

/** Reads the session of requests, and renews it at the provider. */
export function createSessions(options: SessionsOptions) {
  const { provider, cookies, verifier, originOf, onRenew } = options;
  const renewals = sharedRenewals<Renewed>();
  let { httpOnly } = options;
  let isWarned = false;

  const signedOut = (reason: SignedOutReason, headers = privateHeaders()): Found => ({ reason, headers });

  /** An answer to a server does not say whether the project's cookies are HttpOnly, one to a browser does. */
  async function readHttpOnly({ tokens, setCookies }: Renewal, origin: string): Promise<void> {
    if (httpOnly !== undefined || !provider.hasSecret || setCookies.length > 0) return;
    const asBrowser = await provider
      .renew({ session_token: tokens.sessionToken }, origin, true)
      .catch(() => null);
    if (asBrowser) httpOnly = asBrowser.setCookies.length > 0;
    if (asBrowser || isWarned) return;
    isWarned = true;
    console.warn(
      'It could not be read whether the project’s cookies are HttpOnly, so they are not renewed. Set cookieOptions.httpOnly of createAuthServer.',
    );
  }

  async function renewNow(
    proof: Parameters<typeof provider.renew>[0],
    origin: string,
  ): Promise<Renewed | null> {
    const renewal = await provider.renew(proof, origin);
    if (!renewal) return null;
    const verified = await verifier.verify(renewal.tokens.sessionJwt);
    if (verified.status !== 'valid') {
      const problem = verified.status === 'invalid' ? verified.problem : 'it has expired already';
      const message = `A session JWT that the provider has just issued is not accepted: ${problem}. Compare projectId (the audience), endpoints.issuer and endpoints.jwksUrl with the provider's, and this server's clock.`;
      throw new AuthServerError('jwt_not_accepted', message);
    }
    const { claims } = verified;
    if ('session_token' in proof) await readHttpOnly(renewal, origin);
    onRenew({ userId: claims.userId, sessionId: claims.sessionId });
    return { ...renewal, claims };
  }

  function renewedHeaders(parts: RequestParts, { tokens, maxAgeSeconds, setCookies }: Renewed): Headers {
    const isUnread = httpOnly === undefined && provider.hasSecret;
    if (setCookies.length === 0 && !isUnread)
      return cookies.headersFor(parts, tokens, maxAgeSeconds, httpOnly ?? false);
    const headers = privateHeaders();
    for (const cookie of setCookies) headers.append('Set-Cookie', cookie);
    return headers;
  }

  async function renewed(
    parts: RequestParts,
    token: string,
    known: Verified | undefined,
    fresh: boolean,
  ): Promise<Found> {
    const sessionId = known && known.status !== 'invalid' ? known.claims.sessionId : undefined;
    const call = () => renewNow({ session_token: token }, originOf(parts));
    const { renewal, isKept } = fresh
      ? { renewal: await renewals.limited(call, sessionId), isKept: false }
      : await renewals.renew(token, sessionId, call);
    if (!renewal) {
      // Another project on this host may have set the cookies.
      const isForeign = known?.status === 'invalid' && known.isForeign;
      const none = { sessionToken: '', sessionJwt: '' };
      const removal = isForeign ? undefined : cookies.headersFor(parts, none, 0, httpOnly ?? false);
      return signedOut('session_ended', removal);
    }
    if (sessionId !== undefined && sessionId !== renewal.claims.sessionId) return signedOut('cookies_differ');
    return { claims: renewal.claims, headers: isKept ? privateHeaders() : renewedHeaders(parts, renewal) };
  }

  async function ofBearer(parts: RequestParts, jwt: string, fresh: boolean): Promise<Found> {
    const known = await verifier.verify(jwt);
    if (known.status !== 'valid')
      return signedOut(known.status === 'expired' ? 'jwt_expired' : 'jwt_invalid');
    if (!fresh) return { claims: known.claims, headers: privateHeaders() };
    const call = () => renewNow({ session_jwt: jwt }, originOf(parts));
    const renewal = await renewals.limited(call, known.claims.sessionId);
    return renewal ? { claims: renewal.claims, headers: privateHeaders() } : signedOut('session_ended');
  }

  return {
    /** After sessions have ended, no result of an earlier call is used. */
    forget: renewals.clear,
    /** Whether a bearer token decides who asks, and not the cookies. */
    isByBearer(parts: RequestParts): boolean {
      const bearer = bearerOf(parts);
      return bearer !== undefined && (verifier.isOwn(bearer) || !cookies.areIn(parts));
    },
    /** @throws AuthServerError */
    async find(parts: RequestParts, fresh: boolean): Promise<Found> {
      if (fresh && !provider.hasSecret) throw secretMissing('authenticate(request, { fresh: true })');
      const bearer = bearerOf(parts);
      if (bearer !== undefined && verifier.isOwn(bearer)) return ofBearer(parts, bearer, fresh);
      const read = cookies.read(parts);
      if (!read) return signedOut('ambiguous_cookies');
      const { sessionJwt, sessionToken } = read;
      if (sessionJwt && !sessionToken) return ofBearer(parts, sessionJwt, fresh);
      const known = sessionJwt ? await verifier.verify(sessionJwt) : undefined;
      if (known?.status === 'valid' && !fresh) return { claims: known.claims, headers: privateHeaders() };
      return sessionToken ? renewed(parts, sessionToken, known, fresh) : signedOut('no_session');
    },
  };
}
