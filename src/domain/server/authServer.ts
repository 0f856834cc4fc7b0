import type { User } from '../entities';
import type { AnyPolicy, Authentication, ServerVisitor, UntypedPolicy } from './authentication';

/** Node's `IncomingMessage`, and the requests of Express, Fastify and Koa, which have these fields too. */
export interface NodeRequest {
  headers: Record<string, string | string[] | undefined>;
  method?: string | undefined;
  url?: string | undefined;
  /** Of Express and Fastify, whose mounted routers shorten `url`. */
  originalUrl?: string | undefined;
}

/** A web-standard request, Node's, or the headers alone. */
export type ServerRequest = Request | NodeRequest | Headers;

/** Node's `ServerResponse`, also that of Express, Koa (`context.res`) and HTTP/2. */
export interface NodeResponse {
  statusCode: number;
  getHeader(name: string): number | string | string[] | undefined;
  setHeader(name: string, value: number | string | readonly string[]): unknown;
  end(text?: string): unknown;
}

/** Fastify's `reply`, which adds further values of `Set-Cookie` by itself. */
export interface FastifyReply {
  header(name: string, value: string): unknown;
}

/** What can get headers. */
export type Answerable = Response | Headers | NodeResponse | FastifyReply;

/** A request, or a framework's event or context that has one: SvelteKit's, Astro's, React Router's. */
export type Protectable = Request | { request: Request };

/** The answer of `protect(handler)` to a visitor who is signed in is the handler's. */
export interface Protect<Policy extends AnyPolicy = UntypedPolicy> {
  /**
   * For servers of `Request` and `Response`. The handler runs for signed-in visitors only, and writes must come from a page of this site. All
   * others get an answer without it: a page leads to the sign-in page (303), anything else gets status 401 and JSON. 403 is the answer
   * to a write from another site, 503 with `Retry-After` while it cannot be known who asks. As Next.js's proxy itself, which gets the event too,
   * it leads each `GET` to the sign-in page unless `Accept` names JSON: there the router's requests look like a script's. The cookies and
   * `Cache-Control: private, no-store` are added to the handler's answer.
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

/** Calls for the sessions of users. They need `secret`. */
export interface ServerSessions {
  /**
   * Ends a session, or all sessions of a user. Their JWTs are good until their five minutes are over: `authenticate(request, { fresh:
   * true })` notices at once. Also resolves for a session that has ended already.
   * @throws AuthServerError
   * @example await authServer.sessions.revoke({ session_id: visitor.sessionId });
   * @example await authServer.sessions.revoke({ user_id: visitor.userId });
   */
  revoke(which: { session_id: string } | { user_id: string }): Promise<void>;
}

/** Calls for users. They need `secret`. */
export interface ServerUsers {
  /**
   * The user with this id, as the provider has it.
   * @throws AuthServerError `not_found` for an unknown id
   * @example const { emails } = await authServer.users.get(visitor.userId);
   */
  get(user_id: string): Promise<User>;
  /**
   * Deletes the user and ends their sessions. This cannot be undone.
   * @throws AuthServerError `not_found` for an unknown id
   * @example await authServer.users.delete(visitor.userId);
   */
  delete(user_id: string): Promise<void>;
}

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
