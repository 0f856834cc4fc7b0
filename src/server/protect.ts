import { isRecord } from '../domain/calls/checkValues';
import { applyHeaders, isNodeResponse, type NodeResponse } from './applyHeaders';
import type {
  AnyPolicy,
  Authentication,
  ServerVisitor,
  UntypedPolicy,
} from '../domain/session/authentication';
import { privateHeaders } from './cookies';
import { isForPage } from './navigation';
import type { NodeRequest, RequestParts, ServerRequest } from './requests';

/** A request, or a framework's event or context that has one: SvelteKit's, Astro's, React Router's. */
export type Protectable = Request | { request: Request };

/** The answer of `protect(handler)` to a visitor who is signed in is the handler's. */
export interface Protect<Policy extends AnyPolicy = UntypedPolicy> {
  /**
   * For servers of `Request` and `Response`. The handler runs for signed-in visitors only, and writes must come from a page of this site. All
   * others get an answer without it: a page leads to the sign-in page (303), anything else gets status 401 and JSON; 403 is the answer
   * to a write from another site, 503 with `Retry-After` while it cannot be known who asks. The cookies and `Cache-Control: private,
   * no-store` are added to the handler's answer.
   * @param handler gets the request, or the framework's event that has it, the visitor, and what the framework gives besides
   * @example export const GET = authServer.protect((request, visitor) => Response.json({ of: visitor.userId }));
   */
  <First extends Protectable, Rest extends unknown[]>(
    handler: (request: First, visitor: ServerVisitor<Policy>, ...rest: Rest) => Response | Promise<Response>,
  ): (request: First, ...rest: Rest) => Promise<Response>;
  /**
   * The same for servers of Node: the headers are set before the handler runs.
   * @example app.get('/saved', authServer.protect((request, visitor, response) => response.send(visitor.userId)));
   */
  <Asked extends NodeRequest, Answered extends NodeResponse, Rest extends unknown[]>(
    handler: (request: Asked, visitor: ServerVisitor<Policy>, response: Answered, ...rest: Rest) => unknown,
  ): (request: Asked, response: Answered, ...rest: Rest) => Promise<void>;
}

interface ProtectOptions {
  partsOf(request: ServerRequest): RequestParts;
  authenticate(parts: RequestParts, request: ServerRequest): Promise<Authentication>;
  /** @throws AuthServerError */
  refuseCrossOrigin(parts: RequestParts): void;
  signInUrl(parts: RequestParts): string;
}

/** A text for a page, JSON for anything else. */
const refusal = (isPage: boolean, status: 401 | 403 | 503, error: string, text: string): Response =>
  isPage ? new Response(text, { status }) : Response.json({ error }, { status });

export function createProtect({
  partsOf,
  authenticate,
  refuseCrossOrigin,
  signInUrl,
}: ProtectOptions): Protect {
  function signedOut(parts: RequestParts, request: ServerRequest): Response {
    if (!isForPage(parts)) {
      const answer = refusal(false, 401, 'signed_out', '');
      answer.headers.set('WWW-Authenticate', 'Bearer');
      return answer;
    }
    const path = signInUrl(parts);
    // Next.js's proxy takes whole addresses only, and makes those of its own host relative again.
    const Location =
      'nextUrl' in request && 'url' in request ? new URL(path, String(request.url)).href : path;
    return new Response(null, { status: 303, headers: { Location } });
  }

  /** Who asks, and the answer to anybody who is not to get the handler's. */
  async function checked(parts: RequestParts, request: ServerRequest) {
    try {
      refuseCrossOrigin(parts);
    } catch {
      const text = 'This request did not come from a page of this site.';
      return {
        auth: { headers: privateHeaders() },
        answer: refusal(isForPage(parts), 403, 'cross_origin', text),
      };
    }
    const auth = await authenticate(parts, request);
    if (auth.status === 'signedIn') return { auth, visitor: auth.visitor };
    if (auth.status === 'signedOut') return { auth, answer: signedOut(parts, request) };
    return { auth, answer: refusal(isForPage(parts), 503, 'unavailable', 'Please try again in a moment.') };
  }

  type Handler = (first: unknown, visitor: ServerVisitor, ...rest: unknown[]) => Response | Promise<Response>;

  async function answered(auth: Pick<Authentication, 'headers'>, run: () => Response | Promise<Response>) {
    try {
      return applyHeaders(auth, await run());
    } catch (thrown) {
      throw thrown instanceof Response ? applyHeaders(auth, thrown) : thrown;
    }
  }

  const protect =
    (handler: Handler) =>
    async (first: Protectable | NodeRequest, ...rest: unknown[]) => {
      // A request has headers. Next.js's has a getter `request` too, which throws.
      const request = (
        isRecord(first) && !('headers' in first) && 'request' in first ? first.request : first
      ) as ServerRequest;
      const { auth, visitor, answer } = await checked(partsOf(request), request);
      const [response] = rest;
      if (!isNodeResponse(response)) return answered(auth, () => answer ?? handler(first, visitor, ...rest));
      applyHeaders(auth, response);
      // Koa begins with 404.
      response.statusCode = answer?.status ?? 200;
      if (!answer) return handler(first, visitor, ...rest);
      applyHeaders(answer, response).end(await answer.text());
      return undefined;
    };
  return protect as unknown as Protect;
}
