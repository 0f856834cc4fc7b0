import { returnPathOf } from '../domain/addresses/sitePath';
import { problemsOf, type Rule } from '../domain/calls/checkValues';
import { basicAuthorization } from '../domain/calls/httpHeaders';
import { resolveEndpoints } from '../domain/config/clientOptions';
import { COOKIE_RULES } from '../domain/config/optionChecks';
import { isAuthorized } from '../domain/session/rbac';
import type { SessionClaims } from '../domain/session/sessionClaims';
import { createServerCookies, type ServerCookieOptions } from './cookies';
import { AuthServerError } from './errors';
import { refuseCrossOrigin, signInAddress } from './navigation';
import { createProvider } from './provider';
import { sharedRenewals } from './renewals';
import { bearerOf, partsOf, type RequestParts, type ServerRequest } from './requests';
import { createVerifier, type Verified } from './sessionJwt';

/** Options of `createAuthServer`. */
export interface AuthServerOptions {
  /** The project's public token, as in the page. */
  publicToken: string;
  /** The project's id, which is the audience of its JWTs, such as `project-live-…`. */
  projectId: string;
  /** The project's secret. Keep it on the server. Without it, sessions are renewed by the call that browsers make. */
  secret?: string;
  /** Addresses, for a custom domain or a local sandbox. */
  endpoints?: {
    /** Base address of the API. Default: the provider's for test or live tokens. */
    apiUrl?: string;
    /** The `iss` claim of session JWTs. Default: the origin of `apiUrl` if that is given, else `stytch.com/{projectId}`. */
    issuer?: string;
    /** Address of the public keys. Default: the provider's call for servers with a secret, else `/.well-known/jwks.json`. */
    jwksUrl?: string;
  };
  /** The same as `createClient`'s, with `httpOnly` when the provider makes the cookies HttpOnly. */
  cookieOptions?: ServerCookieOptions;
  /** The path of the sign-in page. Default: `/sign-in`. */
  signInPath?: string;
  /** The site's origin, such as `https://prices.example`, for `assertSameOrigin`. Default: the host of the request. */
  origin?: string;
}

/** The signed-in visitor of a request. All fields but the method are plain data. */
export interface ServerVisitor extends SessionClaims {
  /**
   * §6 Role-based check: whether a role of the visitor allows the action on the resource.
   * @throws AuthServerError `provider_unavailable` when the project's policy cannot be fetched
   * @example if (!(await visitor.isAuthorized('prices', 'write'))) return new Response(null, { status: 403 });
   */
  isAuthorized(resource_id: string, action: string): Promise<boolean>;
}

/** Why nobody is signed in. */
export type SignedOutReason =
  /** No session cookies and no bearer token. */
  | 'no_session'
  /** A cookie name came with two values, one of which another page may have set. */
  | 'ambiguous_cookies'
  /** The JWT is over, and no session token came with it. */
  | 'jwt_expired'
  /** The JWT is forged, or one of another project. */
  | 'jwt_invalid'
  /** The JWT and the session token are of two sessions. */
  | 'cookies_differ'
  /** The provider says that the session has ended. */
  | 'session_ended';

/** Who asks. `headers` must be added to the answer: they renew or remove cookies. */
export type Authentication =
  | { status: 'signedIn'; visitor: ServerVisitor; headers: Headers }
  | { status: 'signedOut'; reason: SignedOutReason; headers: Headers }
  /** It cannot be known now. Answer with status 503, or show the page without what is the visitor's own. */
  | { status: 'unknown'; error: AuthServerError };

/** What `createAuthServer` returns. */
export interface AuthServer {
  /**
   * Tells who asks: verifies the session JWT of the cookie, or of `Authorization: Bearer`, locally, and renews an expired one at the
   * provider. It does not throw.
   * @example
   * const auth = await authServer.authenticate(request);
   * if (auth.status === 'signedOut') return Response.redirect(new URL(authServer.signInUrl(request), request.url));
   */
  authenticate(request: ServerRequest): Promise<Authentication>;
  /**
   * The address of the sign-in page, with the path of this request to return to.
   * @example authServer.signInUrl(request) // '/sign-in?return_to=%2Fsaved'
   */
  signInUrl(request: ServerRequest): string;
  /**
   * On the sign-in page: the path to return to. Always one of this site, `/` when the address names another.
   * @example authServer.returnPath(request) // '/saved'
   */
  returnPath(request: ServerRequest): string;
  /**
   * Call it before a write (POST, PUT, PATCH, DELETE) that the session cookies allow. A write with a bearer token passes.
   * @throws AuthServerError `cross_origin` when the request does not come from a page of this site
   */
  assertSameOrigin(request: ServerRequest): void;
}

const RULES: Record<keyof AuthServerOptions, Rule> = {
  publicToken: 'string',
  projectId: 'string',
  secret: 'string',
  endpoints: { apiUrl: 'string', issuer: 'string', jwksUrl: 'string' },
  cookieOptions: { ...COOKIE_RULES, httpOnly: 'boolean' },
  signInPath: 'string',
  origin: 'string',
};

function checkOptions(options: AuthServerOptions): void {
  const problems = problemsOf('options', options, RULES);
  for (const name of ['publicToken', 'projectId'] as const)
    if (!options[name]) problems.push(`options.${name} is missing.`);
  if ('document' in globalThis && options.secret !== undefined)
    problems.push('options.secret is given in a browser, where every visitor can read it.');
  if (problems.length === 0) return;
  throw new AuthServerError('invalid_options', ['Invalid call to createAuthServer', ...problems].join('\n'));
}

/**
 * The server's half of a sign-in. Create it once; it makes no call before the first request.
 * @throws AuthServerError `invalid_options`
 * @example
 * const authServer = createAuthServer({ publicToken: 'public-token-live-…', projectId: 'project-live-…', secret: process.env.STYTCH_SECRET });
 */
export function createAuthServer(options: AuthServerOptions): AuthServer {
  checkOptions(options);
  const { publicToken, projectId, secret, endpoints = {}, signInPath = '/sign-in', origin } = options;
  const apiUrl = endpoints.apiUrl?.replace(/\/+$/, '') || resolveEndpoints(publicToken, {}).apiUrl;
  const cookies = createServerCookies(options.cookieOptions ?? {});
  const provider = createProvider({ apiUrl, publicToken, projectId, secret, jwtCookieName: cookies.jwtName });
  const renew = sharedRenewals((token, pageOrigin) => provider.renew(token, pageOrigin));
  const serverKeys = secret !== undefined && endpoints.jwksUrl === undefined;
  const keys = serverKeys ? `/v1/sessions/jwks/${encodeURIComponent(projectId)}` : '/.well-known/jwks.json';
  const verify = createVerifier({
    keysUrl: endpoints.jwksUrl ?? apiUrl + keys,
    keysHeaders: serverKeys ? { Authorization: basicAuthorization(projectId, secret) } : {},
    issuer: endpoints.issuer ?? (endpoints.apiUrl ? new URL(apiUrl).origin : `stytch.com/${projectId}`),
    projectId,
  });
  const originOf = ({ host }: RequestParts): string => origin ?? `https://${host()}`;

  function signedIn(parts: RequestParts, claims: SessionClaims, headers = new Headers()): Authentication {
    const visitor: ServerVisitor = {
      ...claims,
      isAuthorized: async (resource_id, action) =>
        isAuthorized(await provider.policy(originOf(parts)), claims.roles, resource_id, action),
    };
    return { status: 'signedIn', visitor, headers };
  }
  function signedOut(reason: SignedOutReason, headers = new Headers()): Authentication {
    return { status: 'signedOut', reason, headers };
  }

  async function renewed(parts: RequestParts, token: string, known?: Verified): Promise<Authentication> {
    const renewal = await renew(token, originOf(parts));
    if (!renewal)
      return signedOut('session_ended', cookies.headersFor(parts, { sessionToken: '', sessionJwt: '' }, 0));
    const verified = await verify(renewal.tokens.sessionJwt);
    if (verified.status !== 'valid') {
      const problem = verified.status === 'invalid' ? verified.problem : 'it has expired already';
      const message = `A session JWT that the provider has just issued is not accepted: ${problem}. Compare projectId (the audience), endpoints.issuer and endpoints.jwksUrl with the provider's, and this server's clock.`;
      throw new AuthServerError('jwt_not_accepted', message);
    }
    if (known?.status === 'expired' && known.claims.sessionId !== verified.claims.sessionId)
      return signedOut('cookies_differ');
    const headers = cookies.headersFor(parts, renewal.tokens, renewal.maxAgeSeconds);
    if (renewal.setCookies.length > 0) headers.delete('Set-Cookie');
    for (const cookie of renewal.setCookies) headers.append('Set-Cookie', cookie);
    return signedIn(parts, verified.claims, headers);
  }

  async function authenticate(parts: RequestParts): Promise<Authentication> {
    const bearer = bearerOf(parts);
    const read = bearer === undefined ? cookies.read(parts) : { sessionJwt: bearer, sessionToken: undefined };
    if (!read) return signedOut('ambiguous_cookies');
    const { sessionJwt, sessionToken } = read;
    const verified = sessionJwt ? await verify(sessionJwt) : undefined;
    if (verified?.status === 'valid') return signedIn(parts, verified.claims);
    if (sessionToken) return renewed(parts, sessionToken, verified);
    if (!verified) return signedOut('no_session');
    return signedOut(verified.status === 'expired' ? 'jwt_expired' : 'jwt_invalid');
  }

  const unknown = (error: AuthServerError): Authentication => ({ status: 'unknown', error });
  return {
    authenticate: (request) => authenticate(partsOf(request)).catch(unknown),
    signInUrl: (request) => signInAddress(signInPath, partsOf(request)),
    returnPath: (request) => returnPathOf(partsOf(request).url()?.searchParams, signInPath) ?? '/',
    assertSameOrigin: (request) => refuseCrossOrigin(partsOf(request), origin),
  };
}
