import { COOKIE_NAMES } from '../../src/domain/constants';
import type { AuthAnswer } from '../../src/domain/entities';
import type { SandboxHttp } from './http';

/** The user to sign in. A user is created when none has this address or number. */
export type WhoSignsIn = { email: string } | { phone_number: string };

/** A session that is not as new as after a sign-in. Default: the new session. */
export interface SessionState {
  /** The session JWT expired a minute ago by the real time, so a server must renew it. The session goes on. */
  jwtExpired?: boolean;
  /**
   * Why a server must refuse the session: it is `revoked` and its JWT has expired, or it is one of another project, whose JWT has
   * another `audience`.
   */
  refused?: 'revoked' | 'audience';
}

/** Options of `signIn`. */
export interface SignInOptions {
  /** Length of the session, in minutes. Default: 60. */
  session_duration_minutes?: number;
}

/** The result of `signIn`. */
export interface SignedInVisitor extends Pick<
  AuthAnswer,
  'user' | 'session' | 'session_token' | 'session_jwt'
> {
  /** The cookies that the widget's client sets on the host page, with their default names. */
  cookies: { name: string; value: string }[];
}

/** The calls that a sign-in makes. */
interface ProjectControl {
  publicToken: string;
  lastCode(to: string): Promise<string>;
  createProject(): Promise<unknown>;
  createExpiredJwt(input: { session_id: string }): Promise<{ session_jwt: string }>;
  ofProject(publicToken: string): ProjectControl;
}

const OTHER_PROJECT = 'public-token-test-other-audience';
const REFUSALS = ['revoked', 'audience', undefined] satisfies SessionState['refused'][];

/** Signs in by a code, with the calls that a browser makes. */
export async function signInByCode(
  http: SandboxHttp,
  control: ProjectControl,
  { jwtExpired, refused, ...who }: WhoSignsIn & SessionState,
  { session_duration_minutes = 60 }: SignInOptions = {},
): Promise<SignedInVisitor> {
  if (!REFUSALS.includes(refused))
    throw new Error(`signIn: refused is "${String(refused)}": use "revoked" or "audience".`);
  if (refused === 'audience') {
    const other = control.ofProject(OTHER_PROJECT);
    await other.createProject();
    return signInByCode(http, other, { ...who, jwtExpired }, { session_duration_minutes });
  }
  const { publicToken } = control;
  const call = <T>(path: string, body: unknown, session = publicToken): Promise<T> =>
    http
      .send<{ data: T }>('POST', `/sdk/v1${path}`, body, {
        Authorization: `Basic ${btoa(`${publicToken}:${session}`)}`,
      })
      .then(({ data }) => data);
  const channel = 'email' in who ? 'email' : 'sms';
  const address = 'email' in who ? who.email : who.phone_number;
  const { method_id } = await call<{ method_id: string }>(`/otps/${channel}/login_or_create`, {
    ...who,
    expiration_minutes: 5,
  });
  const token = await control.lastCode(address);
  const answer = await call<AuthAnswer>('/otps/authenticate', { token, method_id, session_duration_minutes });
  const { user, session, session_token } = answer;
  const { session_jwt } =
    jwtExpired || refused ? await control.createExpiredJwt({ session_id: session.session_id }) : answer;
  if (refused) await call('/sessions/revoke', {}, session_token);
  return {
    user,
    session,
    session_token,
    session_jwt,
    cookies: [
      { name: COOKIE_NAMES.opaqueToken, value: session_token },
      { name: COOKIE_NAMES.jwt, value: session_jwt },
    ],
  };
}
