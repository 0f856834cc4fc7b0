import type { SignedOutReason } from '../domain/server/authentication';
import { askedWaitMs, jwtNotAccepted, secretMissing } from '../domain/server/authServerError';
import { HTTP_ONLY_UNKNOWN, type AuthServerOptions } from '../domain/server/options';
import type { Renewal } from '../domain/server/renewal';
import type { SessionClaims } from '../domain/session/sessionClaims';
import { privateHeaders, type createServerCookies } from './cookies';
import type { createProvider } from './provider';
import { sharedRenewals } from './renewals';
import { bearerOf, type RequestParts } from './requests';
import type { createVerifier, Verified } from './sessionJwt';

/** Who asks, and the headers of the answer. */
export type Found = { headers: Headers } & ({ claims: SessionClaims } | { reason: SignedOutReason });

interface SessionsOptions {
  provider: ReturnType<typeof createProvider>;
  cookies: ReturnType<typeof createServerCookies>;
  verifier: ReturnType<typeof createVerifier>;
  options: AuthServerOptions;
  originOf(parts: RequestParts): string;
  onRenew(claims: SessionClaims): void;
}

/** Reads the session of requests, and renews it at the provider. */
export function createSessions({ provider, cookies, verifier, options, originOf, onRenew }: SessionsOptions) {
  const renewals = sharedRenewals<Renewal & { claims: SessionClaims }>();
  /** Undefined while it is not known. */
  let httpOnly = options.cookieOptions?.httpOnly;
  let isWarned = false;
  let askHttpOnlyAt = 0;
  /** For each renewal under way: the ids of sessions and users that have ended since its start. */
  const underWay = new Set<Set<string>>();

  const signedIn = (claims: SessionClaims, headers = privateHeaders()): Found => ({ claims, headers });
  const signedOut = (reason: SignedOutReason, headers = privateHeaders()): Found => ({ reason, headers });

  /** An answer to a server does not say whether the project's cookies are HttpOnly, one to a browser does. */
  async function readHttpOnly({ tokens, setCookies }: Renewal, origin: string): Promise<void> {
    const isAsked = httpOnly === undefined && provider.hasSecret && setCookies.length === 0;
    if (!isAsked || Date.now() < askHttpOnlyAt) return;
    const proof = { session_token: tokens.sessionToken };
    const asBrowser = await provider.renew(proof, origin, true).catch((error: unknown) => {
      askHttpOnlyAt = Date.now() + askedWaitMs(error);
      return null;
    });
    if (asBrowser) httpOnly = asBrowser.setCookies.length > 0;
    else if (!isWarned) console.warn(HTTP_ONLY_UNKNOWN);
    isWarned = true;
  }

  async function renewNow(proof: Parameters<typeof provider.renew>[0], parts: RequestParts) {
    const origin = originOf(parts);
    const renewal = await provider.renew(proof, origin);
    if (!renewal) return null;
    const verified = await verifier.verify(renewal.tokens.sessionJwt);
    if (verified.status !== 'valid')
      throw jwtNotAccepted(verified.status === 'invalid' ? verified.problem : 'it has expired already');
    if ('session_token' in proof) await readHttpOnly(renewal, origin);
    onRenew(verified.claims);
    return { ...renewal, claims: verified.claims };
  }

  function renewedHeaders(parts: RequestParts, { tokens, maxAgeSeconds, setCookies }: Renewal): Headers {
    const isKnown = httpOnly !== undefined || !provider.hasSecret;
    if (setCookies.length === 0 && isKnown)
      return cookies.headersFor(parts, tokens, maxAgeSeconds, httpOnly ?? false);
    const headers = privateHeaders();
    for (const cookie of setCookies) headers.append('Set-Cookie', cookie);
    return headers;
  }

  async function renewed(parts: RequestParts, session_token: string, fresh: boolean, known?: Verified) {
    const sessionId = known && known.status !== 'invalid' ? known.claims.sessionId : undefined;
    const call = () => renewNow({ session_token }, parts);
    const ended = new Set<string>();
    underWay.add(ended);
    const { renewal, isKept } = await (
      fresh
        ? renewals.limited(call, sessionId).then((renewal) => ({ renewal, isKept: false }))
        : renewals.renew(session_token, sessionId, call)
    ).finally(() => underWay.delete(ended));
    if (!renewal || ended.has(renewal.claims.sessionId) || ended.has(renewal.claims.userId)) {
      // Another project on this host may have set the cookies.
      const isForeign = known?.status === 'invalid' && known.isForeign;
      const none = { sessionToken: '', sessionJwt: '' };
      const removal = isForeign ? undefined : cookies.headersFor(parts, none, 0, httpOnly ?? false);
      return signedOut('session_ended', removal);
    }
    if (sessionId !== undefined && sessionId !== renewal.claims.sessionId) return signedOut('cookies_differ');
    return signedIn(renewal.claims, isKept ? undefined : renewedHeaders(parts, renewal));
  }

  /** A JWT without the session token is not renewed. */
  async function ofJwt(parts: RequestParts, session_jwt: string, fresh: boolean): Promise<Found> {
    const known = await verifier.verify(session_jwt);
    if (known.status !== 'valid')
      return signedOut(known.status === 'expired' ? 'jwt_expired' : 'jwt_invalid');
    if (!fresh) return signedIn(known.claims);
    const renewal = await renewals.limited(() => renewNow({ session_jwt }, parts), known.claims.sessionId);
    return renewal ? signedIn(renewal.claims) : signedOut('session_ended');
  }

  return {
    /** After a session, or all of a user, have ended, no result of an earlier call is used. */
    forget(id: string): void {
      renewals.clear();
      for (const ended of underWay) ended.add(id);
    },
    /** Whether a bearer token decides who asks, and not the cookies. */
    isByBearer(parts: RequestParts): boolean {
      const bearer = bearerOf(parts);
      return bearer !== undefined && (verifier.isOwn(bearer) || !cookies.areIn(parts));
    },
    /** @throws AuthServerError */
    async find(parts: RequestParts, fresh: boolean): Promise<Found> {
      if (fresh && !provider.hasSecret) throw secretMissing('authenticate(request, { fresh: true })');
      const bearer = bearerOf(parts);
      if (bearer !== undefined && verifier.isOwn(bearer)) return ofJwt(parts, bearer, fresh);
      const read = cookies.read(parts);
      if (!read) return signedOut('ambiguous_cookies');
      const { sessionJwt, sessionToken } = read;
      if (!sessionToken) return sessionJwt ? ofJwt(parts, sessionJwt, fresh) : signedOut('no_session');
      const known = sessionJwt ? await verifier.verify(sessionJwt) : undefined;
      if (known?.status === 'valid' && !fresh) return signedIn(known.claims);
      return renewed(parts, sessionToken, fresh, known);
    },
  };
}
