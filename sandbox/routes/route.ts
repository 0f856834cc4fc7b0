import type { BodyOf, Shape } from '../verify/schema';
import { checkedBody, schemaIssues } from '../verify/schema';
import { refuse, SchemaRefusal } from '../verify/refusals';
import type { SigningKey } from '../state/project/keys';
import type { Project } from '../state/project/projects';
import type { StoredSession } from '../state/users/sessions';
import type { State } from '../state/state';

/** The page a call comes from. */
export interface Visitor {
  /** The host page's origin: `http://localhost:4310`. */
  page: string;
  /** What the browser itself says of the page, which no script can change; WebAuthn goes by it. */
  origin: string;
  /** The Origin header as it came; null without one, which no page of a browser sends a POST without. */
  sentOrigin: string | null;
  userAgent: string;
}

export type SessionSource = 'page' | 'cookie';

/** One SDK call, as a route sees it. */
export interface Call<Body = unknown> {
  state: State;
  project: Project;
  params: Record<string, string>;
  body: Body;
  /** The body before the check, for the one call whose body is a list. */
  rawBody: unknown;
  visitor: Visitor;
  /** The session sent with the call, when it is alive. */
  session: StoredSession | null;
  /** The token sent with the call, alive or not; '' for none. */
  sessionToken: string;
  /** A token in a header or field was sent by the page itself, a cookie by the browser. */
  sessionFrom: SessionSource;
  /** The sandbox's own address. */
  origin: string;
  /** The page of this project at which apps ask for consent. */
  consentUrl: string;
  signingKey: SigningKey;
}

export interface Answer {
  /** What goes into the `data` envelope. */
  data: Record<string, unknown>;
  cookies?: string[];
  /** Where a page that came here by a form goes next. */
  redirect?: string;
}

interface RouteSpec<S extends Shape> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Relative to /sdk/v1, with `:name` for a parameter. */
  path: string;
  /** Who may call: any page of a known project, or a signed-in visitor only. */
  access: 'project' | 'session';
  /** For the calls that name their project elsewhere than in the Authorization header. */
  publicTokenIn?: (params: Record<string, string>, body: unknown) => unknown;
  /** The fields of the body; without it the body is not looked at. */
  body?: S;
  /** The whole page comes here by a form, which carries in fields what scripts send as headers. */
  form?: true;
}

export interface Route extends RouteSpec<Shape> {
  run(call: Call): Promise<Answer>;
}

/** A route with its body checked and typed. Each resource exports a list of them; `allRoutes.ts` joins the lists. */
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

/** Bot-protection fields, accepted with every call that may be protected. */
export const BOT_PROTECTION = {
  captcha_token: { type: 'string' },
  dfp_telemetry_id: { type: 'string' },
} as const satisfies Shape;
