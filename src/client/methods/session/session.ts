import type { AnswerMeta, AuthAnswer, Session } from '../../../domain/entities';
import { stringProblem } from '../../../domain/calls/checkValues';
import type { SessionCookies } from '../../../browser/storage/cookies.entry';
import type { ChangeInfo, VisitorSource } from '../../changes';
import { StytchSDKUsageError } from '../../errors/sdkErrors';

/** The methods of `client.session` that call the provider. */
export interface SessionCalls {
  /**
   * Confirms the session with the provider, and extends it when a duration is given.
   * @param options.session_duration_minutes minutes from now; the provider's minimum is 5. Default: the session keeps
   * its expiry.
   * @throws StytchSDKUsageError, StytchAPIError, StytchAPIUnreachableError
   * @example await client.session.authenticate({ session_duration_minutes: 60 });
   */
  authenticate(options?: { session_duration_minutes?: number }): Promise<AuthAnswer>;
  /**
   * Signs in with an access token that this project issued as an identity provider.
   * @param options.access_token from the project's token endpoint.
   * @param options.session_duration_minutes length of the session, in minutes.
   * @throws StytchSDKUsageError, StytchAPIError, StytchAPIUnreachableError
   * @example await client.session.exchangeAccessToken({ access_token, session_duration_minutes: 60 });
   */
  exchangeAccessToken(options: {
    access_token: string;
    session_duration_minutes: number;
  }): Promise<AuthAnswer>;
  /**
   * Signs in with a token of another issuer that the project trusts.
   * @param options.profile_id of the trusted token's profile, from your project's dashboard.
   * @param options.token the issuer's JWT.
   * @param options.session_duration_minutes length of the session, in minutes. Default: the provider's.
   * @param options.session_token a session to extend, instead of the visitor's own.
   * @param options.session_jwt the same, by its JWT.
   * @throws StytchSDKUsageError, StytchAPIError, StytchAPIUnreachableError
   * @example await client.session.attest({ profile_id, token, session_duration_minutes: 60 });
   */
  attest(options: {
    profile_id: string;
    token: string;
    session_duration_minutes?: number;
    session_token?: string;
    session_jwt?: string;
  }): Promise<AuthAnswer>;
  /**
   * Ends the session at the provider, and signs out in all tabs of this browser.
   * @param options.forceClear sign out in this browser even when the call fails. Default: false.
   * @throws StytchSDKUsageError, StytchAPIError, StytchAPIUnreachableError
   * @example await client.session.revoke({ forceClear: true });
   */
  revoke(options?: { forceClear?: boolean }): Promise<AnswerMeta>;
}

/** `client.session`: the visitor's session. */
export interface SessionClient extends SessionCalls {
  /**
   * The session as currently known, or null. Never calls the provider.
   * @example const session = client.session.getSync();
   */
  getSync(): Session | null;
  /**
   * The session, and whether it comes from this browser's cache and is not confirmed yet (`fromCache`).
   * @example const { session, fromCache } = client.session.getInfo();
   */
  getInfo(): { session: Session | null; fromCache: boolean };
  /**
   * The session's tokens, or null without a session or when they are in HttpOnly cookies.
   * @example const jwt = client.session.getTokens()?.session_jwt;
   */
  getTokens(): { session_token: string; session_jwt: string } | null;
  /**
   * Calls the callback on each change of the session, in this tab or another one.
   * @param callback receives the current session, null when it has ended; and whether it was `adopted` from a cookie
   * alone, which another page of your domain may have set.
   * @returns a function that removes the callback.
   * @example const stop = client.session.onChange((session) => showAccount(session));
   */
  onChange(callback: (session: Session | null, info: ChangeInfo) => void): () => void;
  /**
   * Stores the tokens of a session that your backend started. Call `authenticate` next, which fetches the
   * session.
   * @param tokens.session_token from your backend.
   * @param tokens.session_jwt the session's JWT, if your backend has it. Without it, the JWT of an earlier session is removed.
   * @throws StytchSDKUsageError
   * @example client.session.updateSession({ session_token }); await client.session.authenticate();
   */
  updateSession(tokens: { session_token: string; session_jwt?: string | null }): void;
}

interface SessionParts {
  visitor: VisitorSource;
  tokens: SessionCookies;
  /** Called after the host's tokens were written. */
  written: () => void;
  calls: SessionCalls;
}

export function createSession({ visitor, tokens, written, calls }: SessionParts): SessionClient {
  const current = () => visitor.info().visitor?.session ?? null;
  return {
    ...calls,
    getSync: current,
    getInfo: () => ({ session: current(), fromCache: visitor.info().fromCache }),
    getTokens: () => tokens.read(),
    onChange: (callback) => visitor.watch((known, info) => callback(known?.session ?? null, info), 'session'),
    updateSession(given) {
      const { session_token, session_jwt } = { ...given };
      const problem = stringProblem('stytch.session.updateSession', {
        session_token,
        session_jwt: session_jwt ?? '',
      });
      if (problem) throw new StytchSDKUsageError(problem);
      tokens.write({ session_token, session_jwt: session_jwt ?? undefined });
      written();
    },
  };
}
