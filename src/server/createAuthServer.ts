import { originOf } from '../domain/addresses/webAddress';
import { returnPathOf } from '../domain/addresses/sitePath';
import { resolveEndpoints } from '../domain/config/clientOptions';
import { isAuthorized } from '../domain/session/rbac';
import { applyHeaders, type Answerable } from './applyHeaders';
import type {
  AnyPolicy,
  Authentication,
  ServerVisitor,
  UntypedPolicy,
} from '../domain/session/authentication';
import { createServerCookies, privateHeaders } from './cookies';
import { AuthServerError } from '../domain/errors/authServerError';
import { keptValue } from './kept';
import { refuseCrossOrigin, signInAddress } from './navigation';
import { serverOptionProblems, type AuthServerOptions } from '../domain/config/serverOptions';
import { createProtect, type Protect } from './protect';
import { createProvider } from './provider';
import { partsOf, type RequestParts, type ServerRequest } from './requests';
import { createServerCalls, type ServerSessions, type ServerUsers } from './serverCalls';
import { createSessions } from './sessions';
import { createVerifier } from './sessionJwt';
import { siteOf } from './site';

const POLICY = {
  refreshMs: 5 * 60_000,
  /** An older policy allows nothing. */
  lifetimeMs: 24 * 60 * 60_000,
  pauseMsAfter: () => 10_000,
};
const RETRY_AFTER_SECONDS = 5;

/** What `createAuthServer` returns. */
export interface AuthServer<Policy extends AnyPolicy = UntypedPolicy> {
  /**
   * Tells who asks: verifies the session JWT of the cookie, or of `Authorization: Bearer`, locally, and renews an expired one at the
   * provider. It does not throw.
   * @param options.fresh asks the provider also for a valid JWT, so that a session that has just been revoked is noticed: for payments
   * and changes of an address. Needs `secret`.
   * @example
   * const auth = await authServer.authenticate(request);
   * if (auth.status === 'signedOut') return Response.redirect(new URL(authServer.signInUrl(request), request.url));
   */
  authenticate(request: ServerRequest, options?: { fresh?: boolean }): Promise<Authentication<Policy>>;
  /** Runs a handler for signed-in visitors only, and answers all others. */
  protect: Protect<Policy>;
  /**
   * Adds the headers of an answer of `authenticate` to a response, and keeps the cookies that it sets already.
   * @returns the response; a copy of one whose headers cannot be changed
   * @throws AuthServerError `invalid_argument`
   * @example authServer.applyHeaders(auth, response); // Express, Node; Koa: context.res
   */
  applyHeaders<Answer extends Answerable>(auth: Pick<Authentication, 'headers'>, answer: Answer): Answer;
  /**
   * The headers of a request with the cookies that `authenticate` or `protect` has just renewed for it: for what runs later for the same
   * request, which otherwise renews them again.
   * @example
   * // proxy.ts of Next.js
   * export const proxy = authServer.protect((request: NextRequest) =>
   *   NextResponse.next({ request: { headers: authServer.forwardedHeaders(request) } }),
   * );
   */
  forwardedHeaders(request: Request): Headers;
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
   * Call it before a write (POST, PUT, PATCH, DELETE) that the session cookies allow. A write with a bearer token passes, and headers
   * alone count as a write.
   * @throws AuthServerError `cross_origin` when the request does not come from a page of this site
   */
  assertSameOrigin(request: ServerRequest): void;
  /** Calls for sessions, with `secret`. */
  sessions: ServerSessions;
  /** Calls for users, with `secret`. */
  users: ServerUsers;
}

/** Runs a function of the host's, whose failure is not the request's. */
function notify<Argument>(hook: ((argument: Argument) => void) | undefined, argument: Argument): void {
  if (hook) Promise.resolve(argument).then(hook).catch(console.error);
}

const asError = (thrown: unknown): AuthServerError =>
  thrown instanceof AuthServerError
    ? thrown
    : new AuthServerError('provider_unavailable', 'The session could not be read.', { cause: thrown });

function checkOptions(options: AuthServerOptions): void {
  const problems = serverOptionProblems(options);
  if ('document' in globalThis && (options as AuthServerOptions | undefined)?.secret !== undefined)
    problems.push('options.secret is given in a browser, where every visitor can read it.');
  if (problems.length === 0) return;
  throw new AuthServerError('invalid_options', ['Invalid call to createAuthServer', ...problems].join('\n'));
}

function createParts(options: AuthServerOptions) {
  const { publicToken, projectId, secret, endpoints = {}, cookieOptions = {}, onRenew } = options;
  const apiUrl = endpoints.apiUrl?.replace(/\/+$/, '') || resolveEndpoints(publicToken, {}).apiUrl;
  const origins = [options.origin ?? []].flat().map(originOf);
  const cookies = createServerCookies(cookieOptions, origins);
  const provider = createProvider({ apiUrl, publicToken, projectId, secret, jwtCookieName: cookies.jwtName });
  const siteOrigin = (parts: RequestParts): string => siteOf(parts, origins).origin;
  const verifier = createVerifier({
    fetchKeys: () => provider.keys(endpoints.jwksUrl),
    keys: options.keys,
    issuer: endpoints.issuer ?? (endpoints.apiUrl ? new URL(apiUrl).origin : `stytch.com/${projectId}`),
    projectId,
    clockToleranceSeconds: options.clockToleranceSeconds ?? 5,
  });
  const sessions = createSessions({
    provider,
    cookies,
    verifier,
    httpOnly: cookieOptions.httpOnly,
    originOf: siteOrigin,
    onRenew: (session) => notify(onRenew, session),
  });
  return { origins, cookies, provider, siteOrigin, sessions };
}

/**
 * The server's half of a sign-in. Create it once; it makes no call before the first request. `createAuthServer<Policy>` types the roles and
 * resources of your project.
 * @throws AuthServerError `invalid_options`
 * @example
 * const authServer = createAuthServer({ publicToken: 'public-token-live-…', projectId: 'project-live-…', secret: process.env.STYTCH_SECRET });
 */
export function createAuthServer<Policy extends AnyPolicy = UntypedPolicy>(
  options: AuthServerOptions,
): AuthServer<Policy> {
  checkOptions(options);
  const { signInPath = '/sign-in', onUnknown } = options;
  const { origins, cookies, provider, siteOrigin, sessions } = createParts(options);
  const policy = keptValue({ ...POLICY, load: provider.policy });
  const renewedCookies = new WeakMap<object, string[]>();

  function visitorOf(
    parts: RequestParts,
    claims: Omit<ServerVisitor, 'isAuthorized' | 'hasRole'>,
  ): ServerVisitor {
    return {
      ...claims,
      async isAuthorized(resource_id, action) {
        try {
          return isAuthorized(await policy.get(siteOrigin(parts)), claims.roles, resource_id, action);
        } catch (cause) {
          throw new AuthServerError('provider_unavailable', 'The RBAC policy could not be fetched.', {
            cause,
          });
        }
      },
      hasRole: (role_id) => claims.roles.includes(role_id),
    };
  }

  function unknown(error: AuthServerError): Authentication {
    notify(onUnknown, error);
    const headers = privateHeaders();
    headers.set('Retry-After', String(Math.max(1, error.retryAfterSeconds ?? RETRY_AFTER_SECONDS)));
    return { status: 'unknown', error, headers };
  }

  async function authenticate(
    read: () => RequestParts,
    request: object,
    fresh = false,
  ): Promise<Authentication> {
    try {
      const parts = read();
      const found = await sessions.find(parts, fresh);
      const { headers } = found;
      if ('reason' in found) return { status: 'signedOut', reason: found.reason, headers };
      const set = headers.getSetCookie();
      if (set.length > 0) renewedCookies.set(request, set);
      return { status: 'signedIn', visitor: visitorOf(parts, found.claims), headers };
    } catch (thrown) {
      return unknown(asError(thrown));
    }
  }

  const checkOrigin = (parts: RequestParts): void => {
    if (!sessions.isByBearer(parts)) refuseCrossOrigin(parts, origins);
  };
  const server: AuthServer = {
    authenticate: (request, { fresh } = {}) =>
      authenticate(() => partsOf('authenticate', request), request, fresh),
    protect: createProtect({
      partsOf: (request) => partsOf('protect', request),
      authenticate: (parts, request) => authenticate(() => parts, request),
      refuseCrossOrigin: checkOrigin,
      signInUrl: (parts) => signInAddress(signInPath, parts),
    }),
    applyHeaders,
    forwardedHeaders: (request) => cookies.renewedIn(request.headers, renewedCookies.get(request) ?? []),
    signInUrl: (request) => signInAddress(signInPath, partsOf('signInUrl', request)),
    returnPath: (request) =>
      returnPathOf(partsOf('returnPath', request).url()?.searchParams, signInPath) ?? '/',
    assertSameOrigin: (request) => checkOrigin(partsOf('assertSameOrigin', request)),
    ...createServerCalls(provider, sessions.forget),
  };
  // Types of the policy's names have no values.
  return server as unknown as AuthServer<Policy>;
}
