import type { AnswerMeta, AuthAnswer, Session } from '../domain/entities';
import { callProblem } from '../domain/checks';
import { sameSession } from '../domain/visitor';
import type { SessionCookies } from '../browser/cookies';
import { onVisitorChange, type VisitorSource } from './changes';
import { StytchSDKUsageError } from './sdkErrors';

/** The part of `client.session` that asks the provider. */
export interface SessionCalls {
  /**
   * Confirms the session with the provider, and extends it when a duration is given.
   * @param options.session_duration_minutes minutes from now; the provider's minimum is 5.
   * @throws StytchSDKUsageError, StytchAPIError, StytchAPIUnreachableError
   * @example await client.session.authenticate({ session_duration_minutes: 60 });
   */
  authenticate(options?: { session_duration_minutes?: number }): Promise<AuthAnswer>;
  /**
   * Signs in with the access token that an application of this project's identity provider holds.
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
   * Signs in with the token of another issuer whom the project trusts.
   * @param options.profile_id of the trusted token's profile, from your project's dashboard.
   * @param options.token the issuer's JWT.
   * @param options.session_duration_minutes length of the session, in minutes. Default: the provider's.
   * @param options.session_token the session to add to, in place of the visitor's own.
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
   * Signs out, at the provider and in every tab.
   * @param options.forceClear sign out here even when the provider cannot be told. Default: false.
   * @throws StytchSDKUsageError, StytchAPIError, StytchAPIUnreachableError
   * @example await client.session.revoke({ forceClear: true });
   */
  revoke(options?: { forceClear?: boolean }): Promise<AnswerMeta>;
}

/** `client.session`: the visitor's session. */
export interface SessionClient extends SessionCalls {
  /**
   * The session as this page knows it now, or null. Never asks the provider.
   * @example const session = client.session.getSync();
   */
  getSync(): Session | null;
  /** The session, and whether it is only what this browser remembers (`fromCache`). */
  getInfo(): { session: Session | null; fromCache: boolean };
  /** The session's tokens, or null when there are none or scripts may not read them. */
  getTokens(): { session_token: string; session_jwt: string } | null;
  /**
   * Calls back on each change of the session, with null when it ends.
   * @param callback gets the session as it is now.
   * @returns the way to stop.
   * @example const stop = client.session.onChange((session) => showAccount(session));
   */
  onChange(callback: (session: Session | null) => void): () => void;
  /**
   * Takes over a session that your backend started. Call `authenticate` next: it fetches the session itself.
   * @param tokens.session_token from your backend.
   * @param tokens.session_jwt beside it, where you have one.
   * @throws StytchSDKUsageError
   * @example client.session.updateSession({ session_token }); await client.session.authenticate();
   */
  updateSession(tokens: { session_token: string; session_jwt?: string | null }): void;
}

interface SessionParts {
  visitor: VisitorSource;
  tokens: SessionCookies;
  /** What was read of the visitor may no longer hold. */
  readsOutdated: () => void;
  calls: SessionCalls;
}

export function createSession({ visitor, tokens, readsOutdated, calls }: SessionParts): SessionClient {
  const current = () => visitor.info().visitor?.session ?? null;
  return {
    ...calls,
    getSync: current,
    getInfo: () => ({ session: current(), fromCache: visitor.info().fromCache }),
    getTokens: () => tokens.read(),
    onChange: (callback) =>
      onVisitorChange(visitor, (known) => known?.session ?? null, sameSession, callback),
    updateSession(given) {
      const checks = { session_token: 'string', session_jwt: 'string?' } as const;
      const problem = callProblem('session.updateSession', checks, { ...given });
      if (problem) throw new StytchSDKUsageError(problem);
      tokens.write({ session_token: given.session_token, session_jwt: given.session_jwt ?? undefined });
      readsOutdated();
    },
  };
}
