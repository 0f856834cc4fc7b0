import { isRecord } from '../domain/calls/checkValues';
import type { Authentication, ServerVisitor } from '../domain/server/authentication';
import type { NodeRequest, Protect, Protectable, ServerRequest } from '../domain/server/authServer';
import { applyHeaders, isNodeResponse } from './applyHeaders';
import { privateHeaders } from './cookies';
import { isForPage } from './navigation';
import { partsOf, type RequestParts } from './requests';

type Handler = (first: unknown, visitor: ServerVisitor, ...rest: unknown[]) => Response | Promise<Response>;

/** A text for a page, JSON for anything else. */
const refusal = (isPage: boolean, status: 401 | 403 | 503, error: string, text: string): Response =>
  isPage ? new Response(text, { status }) : Response.json({ error }, { status });

const isNextRequest = (request: ServerRequest): request is Request =>
  'nextUrl' in request && 'url' in request;

/**
 * Whether Next.js's router may have sent a request to the proxy, which gets an event as its second argument and no headers of the router.
 * The router follows a redirect, and repeats a refused request without end.
 */
function mayBeFromRouter({ method, header }: RequestParts, request: ServerRequest, given: unknown): boolean {
  const isInProxy = isNextRequest(request) && isRecord(given) && 'waitUntil' in given;
  return isInProxy && method === 'GET' && !header('accept').includes('json');
}

/** @param checkOrigin throws for a write from another site */
export function createProtect(
  authenticate: (request: ServerRequest) => Promise<Authentication>,
  checkOrigin: (parts: RequestParts) => void,
  signInUrl: (parts: RequestParts) => string,
): Protect {
  function signedOut(parts: RequestParts, request: ServerRequest, given: unknown): Response {
    if (!isForPage(parts) && !mayBeFromRouter(parts, request, given)) {
      const answer = refusal(false, 401, 'signed_out', '');
      answer.headers.set('WWW-Authenticate', 'Bearer');
      return answer;
    }
    const path = signInUrl(parts);
    // Next.js's proxy takes whole addresses only, and makes those of its own host relative again.
    const Location = isNextRequest(request) ? new URL(path, request.url).href : path;
    return new Response(null, { status: 303, headers: { Location } });
  }

  /** Who asks, and the answer to anybody who is not to get the handler's. */
  async function checked(request: ServerRequest, given: unknown) {
    const parts = partsOf('protect', request);
    try {
      checkOrigin(parts);
    } catch {
      const text = 'This request did not come from a page of this site.';
      return {
        auth: { headers: privateHeaders() },
        answer: refusal(isForPage(parts), 403, 'cross_origin', text),
      };
    }
    const auth = await authenticate(request);
    if (auth.status === 'signedIn') return { auth, visitor: auth.visitor };
    if (auth.status === 'signedOut') return { auth, answer: signedOut(parts, request, given) };
    return { auth, answer: refusal(isForPage(parts), 503, 'unavailable', 'Please try again in a moment.') };
  }

  const protect =
    (handler: Handler) =>
    async (first: Protectable | NodeRequest, ...rest: unknown[]) => {
      // A request has headers. Next.js's has a getter `request` too, which throws.
      const request = (
        isRecord(first) && !('headers' in first) && 'request' in first ? first.request : first
      ) as ServerRequest;
      const { auth, visitor, answer } = await checked(request, rest[0]);
      const [response] = rest;
      if (isNodeResponse(response)) {
        applyHeaders(auth, response);
        // Koa begins with 404.
        response.statusCode = answer?.status ?? 200;
        if (!answer) return handler(first, visitor, ...rest);
        applyHeaders(answer, response).end(await answer.text());
        return undefined;
      }
      try {
        return applyHeaders(auth, answer ?? (await handler(first, visitor, ...rest)));
      } catch (thrown) {
        throw thrown instanceof Response ? applyHeaders(auth, thrown) : thrown;
      }
    };
  return protect as unknown as Protect;
}
