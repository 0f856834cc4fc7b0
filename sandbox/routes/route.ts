import type { BodyOf, Shape } from '../verify/schema';
import { checkedBody, schemaIssues } from '../verify/schema';
import { refuse, SchemaRefusal } from '../verify/refusals';
import type { SigningKey } from '../state/project/keys';
import type { Project } from '../state/project/projects';
import type { StoredSession } from '../state/users/sessions';
import type { State } from '../state/state';
import type { Redirects } from '../verify/redirectUrls';

/** The page that sent a call. */
export interface Visitor {
  /** The host page's origin, such as `http://localhost:4310`. */
  page: string;
  /** The origin that the browser sent, which scripts cannot change. WebAuthn checks this one. */
  origin: string;
  /** The Origin header, or null. Browsers send it with every POST. */
  sentOrigin: string | null;
  userAgent: string;
  ip: string;
}

/** What a host's server says of the visitor for whom it calls. */
export interface OnBehalf {
  /** The user that the server names. */
  userId: string | undefined;
  /** Whether a visitor without a session gets one. */
  wantsSession: boolean;
  /** Custom claims for the session. Null removes a claim. */
  claims: Record<string, unknown> | undefined;
}

export type SessionSource = 'page' | 'cookie';

/** One SDK call, as passed to a route. */
export interface Call<Body = unknown> {
  state: State;
  project: Project;
  /** Of the path, and of the query. */
  params: Record<string, string>;
  body: Body;
  /** The body before validation, for the one call whose body is a list. */
  rawBody: unknown;
  visitor: Visitor;
  redirects: Redirects;
  /** The session sent with the call, if it is active. */
  session: StoredSession | null;
  /** The session token sent with the call, also of an ended session; '' for none. */
  sessionToken: string;
  /** Whether the session token was in a header or field, which the page sets, or in a cookie, which the browser adds. */
  sessionFrom: SessionSource;
  /** The sandbox's origin. */
  origin: string;
  /** The consent page of this project. */
  consentUrl: string;
  signingKey: SigningKey;
  /** Set in the calls of a host's server. */
  onBehalf?: OnBehalf;
}

export interface Answer {
  /** The content of the `data` envelope. */
  data: Record<string, unknown>;
  cookies?: string[];
  /** The URL that a submitted form redirects to. */
  redirect?: string;
  /** Signs what the answer lacks. Called after the transaction, for which all other calls wait. */
  sign?: () => Promise<Pick<Answer, 'data' | 'cookies'>>;
}

interface RouteSpec<S extends Shape> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** The path relative to `/sdk/v1`, or to `/v1` for a server's call, with `:name` for parameters. */
  path: string;
  /** `project` allows any page of a known project, `session` signed-in visitors only, `server` a server with the project's secret. */
  access: 'project' | 'session' | 'server';
  /** A server's call without a secret: the path names the project. */
  isPublic?: true;
  /** Reads the public token of calls that send it outside of the Authorization header. */
  publicTokenIn?: (params: Record<string, string>, body: unknown) => unknown;
  /** The fields of the body. Without it the body is ignored. */
  body?: S;
  /** The call is a form submission, which has credentials in fields instead of headers. */
  form?: true;
}

export interface Route extends RouteSpec<Shape> {
  run(call: Call): Promise<Answer>;
}

/** Declares a route with a validated and typed body. Each resource exports a list of routes, which `allRoutes.ts` joins. */
export function route<const S extends Shape = Record<never, never>>(
  spec: RouteSpec<S> & { run(call: Call<BodyOf<S>>): Promise<Answer> },
): Route {
  const shape = spec.body;
  return {
    ...spec,
    run: async (call) => {
      const issues = shape ? schemaIssues(call.body, shape) : [];
      if (issues.length > 0) throw new SchemaRefusal(issues);
      return spec.run({ ...call, body: shape ? checkedBody(call.body, shape) : ({} as BodyOf<S>) });
    },
  };
}

/** The session of a call to a route with `access: 'session'`. */
export const requireSession = ({ session }: Call): StoredSession => session ?? refuse('user_unauthenticated');

/** The user of a call: of its session, or the one that a host's server names. */
export const requireUserId = (call: Call): string => call.onBehalf?.userId ?? requireSession(call).user_id;

/** Bot protection fields of the calls that can be protected. */
export const BOT_PROTECTION = {
  captcha_token: { type: 'string' },
  dfp_telemetry_id: { type: 'string' },
} as const satisfies Shape;
