import { SESSION_CLAIM } from '../../../src/domain/session/sessionClaims';
import type { User } from '../../../src/domain/entities';
import type { StoredSession } from '../../state/users/sessions';
import type { Contact } from '../../state/users/users';
import type { ContactKind } from '../../verify/contacts/contacts';
import { isRecord } from '../../../src/domain/calls/checkValues';
import { readJwt } from '../../verify/jwt';
import { refuse } from '../../verify/refusals';
import type { BodyOf, Shape } from '../../verify/schema';
import { ALL_ROUTES } from '../allRoutes';
import type { Call, Route } from '../route';
import { route } from '../route';

type Fields = Record<string, unknown>;

const SESSION = {
  session_token: { type: 'string' },
  session_jwt: { type: 'string' },
} as const satisfies Shape;

/** Fields by which a host's server names the visitor for whom it calls. */
const VISITOR = {
  ...SESSION,
  user_id: { type: 'string' },
  session_duration_minutes: { type: 'number' },
  session_custom_claims: { type: 'object' },
  attributes: {
    type: 'object',
    properties: { ip_address: { type: 'string' }, user_agent: { type: 'string' } },
  },
} as const satisfies Shape;

/** The id of the session of a JWT that the sandbox has signed, also of an expired one. */
async function sessionIdOf({ signingKey, project }: Call, jwt: string): Promise<string | undefined> {
  const claims = (await readJwt(signingKey, jwt))?.claims;
  const session = claims?.[SESSION_CLAIM] as { id?: string } | undefined;
  return [claims?.['aud']].flat().includes(project.project_id) ? session?.id : undefined;
}

interface Proof {
  session_id?: string | undefined;
  session_token?: string | undefined;
  session_jwt?: string | undefined;
}

/** The active session that a body names in one of the three ways. */
export async function namedSession(call: Call, proof: Proof): Promise<StoredSession> {
  const { session_id: id, session_token: token, session_jwt: jwt } = proof;
  if ([id, token, jwt].filter(Boolean).length > 1)
    refuse('session_not_found', 'Send only one of session_id, session_token and session_jwt.');
  const by = token ? { token } : { sessionId: id || (jwt && (await sessionIdOf(call, jwt))) || '' };
  const found = await call.state.sessions.find(call.project.public_token, by);
  return found ?? refuse(id || token || jwt ? 'session_not_found' : 'user_unauthenticated');
}

/** The user with this id, or with this external id. */
export const foundUser = async ({ state, project }: Call, userId: string | undefined): Promise<User> =>
  (await state.users.find(project.public_token, userId ?? '')) ?? refuse('user_not_found');

export const foundContact = (
  { state, project }: Call,
  kind: ContactKind,
  address: string,
): Promise<Contact | null> => state.users.findContact(project.public_token, kind, address);

/** A user as a server reads it. */
export const serverUser = (user: User) => ({ ...user, roles: user.roles ?? [], is_locked: false });

/** The browser's call that a server's call is made of. */
export function browserCall(method: Route['method'], path: string): Route {
  const found = ALL_ROUTES.find((each) => each.method === method && each.path === path);
  if (!found) throw new Error(`There is no route ${method} ${path}`);
  return found;
}

/** The project's settings without those for browsers: a server's answers contain the tokens, and PKCE is optional. */
const forServers = (project: Call['project']): Call['project'] => ({
  ...project,
  session: { ...project.session, http_only_cookies: false },
  bootstrap: {
    ...project.bootstrap,
    pkce_required_for_email_magic_links: false,
    pkce_required_for_password_resets: false,
    siwe_required_for_crypto_wallets: false,
  },
});

/** The shortest session: a browser's call needs a duration, which then starts none. */
const ANY_DURATION = 5;

/** The call as the browser of the visitor would make it, whom the server names by session or id. */
export async function forVisitor(
  call: Call<BodyOf<typeof VISITOR>>,
  wantsSession = call.body.session_duration_minutes !== undefined,
): Promise<Call> {
  const { project, body, params, consentUrl } = call;
  const { session_token: token, session_jwt: jwt, attributes } = body;
  const session =
    token || jwt ? await namedSession(call, token ? { session_token: token } : { session_jwt: jwt }) : null;
  const named = body.user_id ?? params['user_id'];
  const userId = named ? (await foundUser(call, named)).user_id : session?.user_id;
  if (session && session.user_id !== userId)
    return refuse('session_not_found', 'The session belongs to another user than user_id.');
  const page = new URL(consentUrl).origin;
  return {
    ...call,
    project: forServers(project),
    session,
    sessionToken: token ?? '',
    sessionFrom: 'page',
    visitor: {
      page,
      origin: page,
      sentOrigin: null,
      userAgent: attributes?.user_agent ?? '',
      ip: attributes?.ip_address ?? '',
    },
    redirects: { ...call.redirects, page },
    onBehalf: {
      userId,
      wantsSession,
      claims: body.session_custom_claims,
    },
  };
}

/** Data as a server reads them: one `user`, and no second one. */
function serverData({ __user, ...data }: Fields): Fields {
  return isRecord(data['user']) ? { ...data, user: serverUser(data['user'] as unknown as User) } : data;
}

/** Does the browser's call with further fields, and returns the data of its answer. */
export type Work = (fields: Fields, changes?: Partial<Call>) => Promise<Fields>;

interface Row<S extends Shape> {
  method?: Route['method'];
  path: string;
  /** The fields that the row reads. The browser's call checks its own fields. */
  body?: S;
  /** The browser's call that does the work. */
  as: Route | ((call: Call) => Route);
  /** The call always ends with a session. Default: only when the server sends a duration. */
  wantsSession?: true;
  /** What is done before and after the work. Default: the work alone. */
  around?: (call: Call<BodyOf<S & typeof VISITOR>>, work: Work) => Promise<Fields>;
}

/** Declares a server's call that does what a browser's call does. */
export function backendRoute<const S extends Shape = Record<never, never>>(row: Row<S>): Route {
  const { method = 'POST', path, as, around } = row;
  type Body = BodyOf<S & typeof VISITOR>;
  return route({
    method,
    path,
    access: 'server',
    body: { ...VISITOR, ...row.body } as unknown as S & typeof VISITOR,
    run: async (given) => {
      const call = await forVisitor(given as unknown as Call<BodyOf<typeof VISITOR>>, row.wantsSession);
      const work: Work = async (fields, changes) => {
        const sent = { session_duration_minutes: ANY_DURATION, ...(given.rawBody as Fields), ...fields };
        const { data, sign } = await (typeof as === 'function' ? as(call) : as).run({
          ...call,
          ...changes,
          body: sent,
          rawBody: sent,
        });
        return serverData(sign ? (await sign()).data : data);
      };
      return { data: around ? await around({ ...call, body: given.body as Body }, work) : await work({}) };
    },
  });
}
