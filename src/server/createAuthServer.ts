import { returnPathOf } from '../domain/addresses/sitePath';
import { originOf } from '../domain/addresses/webAddress';
import { resolveEndpoints } from '../domain/config/clientOptions';
import type {
  AnyPolicy,
  Authentication,
  ServerVisitor,
  UntypedPolicy,
} from '../domain/server/authentication';
import type { AuthServer, ServerRequest } from '../domain/server/authServer';
import { askedWaitMs, AuthServerError } from '../domain/server/authServerError';
import { serverOptionProblems, type AuthServerOptions } from '../domain/server/options';
import { isAuthorized } from '../domain/session/rbac';
import type { SessionClaims } from '../domain/session/sessionClaims';
import { applyHeaders } from './applyHeaders';
import { createServerCookies, privateHeaders } from './cookies';
import { keptValue } from './kept';
import { refuseCrossOrigin, signInAddress } from './navigation';
import { createProtect } from './protect';
import { createProvider } from './provider';
import { partsOf, type RequestParts } from './requests';
import { createServerCalls } from './serverCalls';
import { createSessions } from './sessions';
import { createVerifier } from './sessionJwt';
import { siteOf } from './site';

const POLICY = {
  refreshMs: 5 * 60_000,
  lifetimeMs: 24 * 60 * 60_000,
  pauseMsAfter: (error: unknown) => Math.max(10_000, askedWaitMs(error)),
};
const RETRY_AFTER_SECONDS = 5;

/** Runs a function of the host's, whose failure is not the request's. */
function notify<Argument>(hook: ((argument: Argument) => void) | undefined, argument: Argument): void {
  if (hook) Promise.resolve(argument).then(hook).catch(console.error);
}

function checkOptions(options: AuthServerOptions): void {
  const problems = serverOptionProblems(options);
  if ('document' in globalThis && (options as AuthServerOptions | undefined)?.secret !== undefined)
    problems.push('options.secret is given in a browser, where every visitor can read it.');
  if (problems.length === 0) return;
  throw new AuthServerError('invalid_options', ['Invalid call to createAuthServer', ...problems].join('\n'));
}

function createParts(options: AuthServerOptions) {
  const { publicToken, projectId, endpoints = {}, cookieOptions = {}, onRenew } = options;
  const apiUrl = endpoints.apiUrl?.replace(/\/+$/, '') || resolveEndpoints(publicToken, {}).apiUrl;
  const issuer = endpoints.issuer ?? (endpoints.apiUrl ? new URL(apiUrl).origin : `stytch.com/${projectId}`);
  const origins = [options.origin ?? []].flat().map(originOf);
  const siteOrigin = (parts: RequestParts): string => siteOf(parts, origins).origin;
  const cookies = createServerCookies(cookieOptions, origins);
  const provider = createProvider({ ...options, apiUrl, jwtCookieName: cookies.jwtName });
  const sessions = createSessions({
    provider,
    cookies,
    verifier: createVerifier(() => provider.keys(endpoints.jwksUrl), issuer, options),
    options,
    originOf: siteOrigin,
    onRenew: ({ userId, sessionId }) => notify(onRenew, { userId, sessionId }),
  });
  const policy = keptValue(provider.policy, POLICY);

  const visitorOf = (parts: RequestParts, claims: SessionClaims): ServerVisitor => ({
    ...claims,
    async isAuthorized(resource_id, action) {
      const known = await policy.get(siteOrigin(parts)).catch((cause: unknown) => {
        const message = 'The RBAC policy could not be fetched.';
        throw new AuthServerError('provider_unavailable', message, { cause });
      });
      return isAuthorized(known, claims.roles, resource_id, action);
    },
    hasRole: (role_id) => claims.roles.includes(role_id),
  });
  return { origins, cookies, provider, sessions, visitorOf };
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
  const { origins, cookies, provider, sessions, visitorOf } = createParts(options);
  const renewedCookies = new WeakMap<object, string[]>();

  function unknown(thrown: unknown): Authentication {
    const text = 'The session could not be read.';
    const isOurs = thrown instanceof AuthServerError;
    const error = isOurs ? thrown : new AuthServerError('invalid_argument', text, { cause: thrown });
    notify(onUnknown, error);
    const headers = privateHeaders();
    headers.set('Retry-After', String(Math.max(1, error.retryAfterSeconds ?? RETRY_AFTER_SECONDS)));
    return { status: 'unknown', error, headers };
  }

  async function authenticate(call: string, request: ServerRequest, fresh = false): Promise<Authentication> {
    try {
      const parts = partsOf(call, request);
      const { headers, ...found } = await sessions.find(parts, fresh);
      if ('reason' in found) return { status: 'signedOut', reason: found.reason, headers };
      const set = headers.getSetCookie();
      if (set.length > 0) renewedCookies.set(request, set);
      return { status: 'signedIn', visitor: visitorOf(parts, found.claims), headers };
    } catch (thrown) {
      return unknown(thrown);
    }
  }

  const checkOrigin = (parts: RequestParts): void => {
    if (!sessions.isByBearer(parts)) refuseCrossOrigin(parts, origins);
  };
  const signInUrl = (parts: RequestParts): string => signInAddress(signInPath, parts);
  const server: AuthServer = {
    authenticate: (request, { fresh } = {}) => authenticate('authenticate', request, fresh),
    protect: createProtect((request) => authenticate('protect', request), checkOrigin, signInUrl),
    applyHeaders,
    forwardedHeaders: (request) => cookies.renewedIn(request.headers, renewedCookies.get(request) ?? []),
    signInUrl: (request) => signInUrl(partsOf('signInUrl', request)),
    returnPath: (request) =>
      returnPathOf(partsOf('returnPath', request).url()?.searchParams, signInPath) ?? '/',
    assertSameOrigin: (request) => checkOrigin(partsOf('assertSameOrigin', request)),
    ...createServerCalls(provider, sessions.forget),
  };
  // Types of the policy's names have no values.
  return server as unknown as AuthServer<Policy>;
}
