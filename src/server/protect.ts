import { isRecord } from '../domain/calls/checkValues';
import type { Authentication, ServerVisitor } from '../domain/server/authentication';
import type { NodeRequest, Protect, Protectable, ServerRequest } from '../domain/server/authServer';
import { applyHeaders, isNodeResponse } from './applyHeaders';
import { privateHeaders } from './cookies';
import { isForPage } from './navigation';
import { partsOf, type RequestParts } from './requests';

type Handler = (first: unknown, visitor: ServerVisitor, ...rest: unknown[]) => Response | Promise<Response>;

/** A text for a page, JSON for anything else. */
const refusal = (isPage: boolean, status: 403 | 503, error: string, text: string): Response =>
  isPage ? new Response(text, { status }) : Response.json({ error }, { status });

const isOfNext = (request: ServerRequest): request is Request => 'nextUrl' in request && 'url' in request;

/** @param checkOrigin throws for a write from another site */
export function createProtect(
  authenticate: (request: ServerRequest) => Promise<Authentication>,
  checkOrigin: (parts: RequestParts) => void,
  signInUrl: (parts: RequestParts) => string,
): Protect {
  function signedOut(parts: RequestParts, request: ServerRequest, given: unknown): Response {
    // In Next.js's proxy, which gets an event too, the router's requests look like a script's. The router repeats a refused one without end.
    const isInProxy = isOfNext(request) && isRecord(given) && 'waitUntil' in given;
    const mayBeRouter = isInProxy && parts.method === 'GET' && !parts.header('accept').includes('json');
    const headers = { 'WWW-Authenticate': 'Bearer' };
    if (!isForPage(parts) && !mayBeRouter)
      return Response.json({ error: 'signed_out' }, { status: 401, headers });
    const path = signInUrl(parts);
    // Next.js's proxy takes whole addresses only, and makes those of its own host relative again.
    const Location = isOfNext(request) ? new URL(path, request.url).href : path;
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
