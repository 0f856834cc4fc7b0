import type { AuthAnswer } from '../../src/domain/entities';
import type { SandboxHttp } from './http';

/** The user to sign in. A user is created when none has this address or number. */
export type WhoSignsIn = { email: string } | { phone_number: string };

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

interface SignInParts {
  http: SandboxHttp;
  publicToken: string;
  lastCode: (address: string) => Promise<string>;
}

/** Signs in by a code, with the calls that a browser makes. */
export async function signInByCode(
  { http, publicToken, lastCode }: SignInParts,
  who: WhoSignsIn,
  { session_duration_minutes = 60 }: SignInOptions,
): Promise<SignedInVisitor> {
  const call = <T>(path: string, body: unknown): Promise<T> =>
    http
      .send<{ data: T }>('POST', `/sdk/v1${path}`, body, {
        Authorization: `Basic ${btoa(`${publicToken}:${publicToken}`)}`,
      })
      .then(({ data }) => data);
  const channel = 'email' in who ? 'email' : 'sms';
  const address = 'email' in who ? who.email : who.phone_number;
  const { method_id } = await call<{ method_id: string }>(`/otps/${channel}/login_or_create`, {
    ...who,
    expiration_minutes: 5,
  });
  const token = await lastCode(address);
  const answer = await call<AuthAnswer>('/otps/authenticate', { token, method_id, session_duration_minutes });
  const { user, session, session_token, session_jwt } = answer;
  return {
    user,
    session,
    session_token,
    session_jwt,
    cookies: [
      { name: 'stytch_session', value: session_token },
      { name: 'stytch_session_jwt', value: session_jwt },
    ],
  };
}
