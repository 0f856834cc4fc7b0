import type { IncomingMessage } from 'node:http';
import { decodeJwt } from 'jose';
import { createAuthServer, type AuthServer, type SignedOutReason } from '../../../src/server';
import { PROJECT } from '../sandbox';
import { problem } from '../http/reply';
import type { Reply } from '../http/reply';

/** The visitor's id, and the headers that renew the cookies. */
export type VisitorCheck = { userId: string; headers: Record<string, string[]> } | { refusal: Reply };

export interface VisitorChecks {
  check(request: IncomingMessage): Promise<VisitorCheck>;
  /** Refuses writes of other sites' pages, to which browsers add the cookies (CSRF). */
  refuseForeignWrite(request: IncomingMessage): Reply | undefined;
}

const REFUSALS: Record<SignedOutReason, [error: string, message: string]> = {
  no_session: ['session_jwt_missing', 'Sign in to see and save prices.'],
  session_ended: ['session_ended', 'You are signed out. Sign in to see and save prices.'],
  jwt_expired: ['session_jwt_expired', 'The session JWT has expired. Get a fresh one and try again.'],
  jwt_invalid: ['session_jwt_invalid', 'The session JWT is not one of ours. Sign in again.'],
  cookies_differ: ['session_jwt_invalid', 'The session JWT is not one of ours. Sign in again.'],
  ambiguous_cookies: [
    'session_jwt_ambiguous',
    'Two sign-ins came with this request, and one may be a stranger’s. Remove this site’s cookies and sign in again.',
  ],
};

/**
 * Behind a TLS proxy no other page of the domain can set the cookies. Safari does not store such names on http://localhost.
 * The page has the same rule (`page/session/startAuth.ts`).
 */
const HTTPS_COOKIES = { opaqueTokenCookieName: '__Host-session', jwtCookieName: '__Host-session_jwt' };

const setCookies = (headers: Headers): Record<string, string[]> => ({ 'Set-Cookie': headers.getSetCookie() });

/** The project that an unverified JWT names, for developers who choose another one in the page's address. */
function projectOf({ headers }: IncomingMessage): string {
  const jwt = /session_jwt=([^;]+)/.exec(headers.cookie ?? '')?.[1] ?? headers.authorization?.slice(7) ?? '';
  try {
    const [audience = ''] = [decodeJwt(jwt).aud ?? []].flat();
    return /^project-test-[\w-]{1,100}$/.test(audience) ? audience : PROJECT.id;
  } catch {
    return PROJECT.id;
  }
}

interface VisitorOptions {
  sandboxUrl: string;
  /** Accepts sessions of every project, for developers. */
  anyProject: boolean;
}

/** Identifies the visitor of a request with `pricerx-auth/server`. */
export function createVisitorChecks({ sandboxUrl, anyProject }: VisitorOptions): VisitorChecks {
  const endpoints = { apiUrl: new URL(sandboxUrl).origin };
  const servers = new Map<string, AuthServer>();
  const serverFor = (request: IncomingMessage): AuthServer => {
    const isHttps = request.headers['x-forwarded-proto'] === 'https';
    const projectId = anyProject ? projectOf(request) : PROJECT.id;
    const publicToken = projectId.replace(/^project/, 'public-token');
    const cookieOptions = isHttps ? HTTPS_COOKIES : {};
    const key = `${projectId} ${isHttps}`;
    const server = servers.get(key) ?? createAuthServer({ publicToken, projectId, endpoints, cookieOptions });
    servers.set(key, server);
    return server;
  };

  return {
    async check(request) {
      const auth = await serverFor(request).authenticate(request);
      if (auth.status === 'signedIn')
        return { userId: auth.visitor.userId, headers: setCookies(auth.headers) };
      if (auth.status === 'unknown') {
        const message = 'Sign-in cannot be checked right now. Try again in a moment.';
        return { refusal: problem(503, auth.error.code, message) };
      }
      const headers = { 'WWW-Authenticate': 'Bearer', ...setCookies(auth.headers) };
      return { refusal: problem(401, ...REFUSALS[auth.reason], headers) };
    },
    refuseForeignWrite(request) {
      try {
        serverFor(request).assertSameOrigin(request);
        return undefined;
      } catch {
        return problem(403, 'foreign_origin', 'Prices are saved and removed from our own pages only.');
      }
    },
  };
}
