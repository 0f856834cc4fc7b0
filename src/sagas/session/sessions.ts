import { sessionsApi } from '../../api/endpoints/sessions';
import type { AnswerMeta, AuthAnswer, Session } from '../../domain/entities';
import { INVALID_JSON, isUnrecoverable } from '../../domain/errors/errorRules';
import type { AuthError, Result } from '../../domain/errors/errors';
import { tokenDigest } from '../../domain/session/tokenDigest';
import { visitorFrom } from '../../domain/session/visitor';
import { authenticated, cleared, selectSession, selectVisitor } from '../../store/session';
import { getServices, put, select, type SagaGenerator } from '../effects';
import { send } from '../send';
import { keepLastUsed } from './lastUsed';

/**
 * Seconds until the session expires, as the difference of two server times: the device's clock may be wrong.
 */
export const secondsLeft = ({ expires_at, last_accessed_at }: Session): number | undefined => {
  const seconds = Math.floor((Date.parse(expires_at) - Date.parse(last_accessed_at)) / 1000);
  return Number.isNaN(seconds) ? undefined : Math.max(0, seconds);
};

/** Removes the wire's `__user`, a second copy of the user. */
export function withoutInternalUser<T extends object>(answer: T): T {
  const { __user, ...rest } = answer as T & { __user?: unknown };
  void __user;
  return rest as T;
}

/** §4 Session: a successful authentication stores the session: cookies, local storage, state, in that order. */
export function* storeAuthenticated<T extends AuthAnswer>(
  result: Result<T>,
  durationMinutes?: number,
  { isAdopted = false } = {},
): SagaGenerator<Result<T>> {
  if (result.error) return result;
  const visitor = visitorFrom(result.data);
  if (!visitor) return { error: { ...INVALID_JSON } };
  const { storage, clock, tabs } = yield* getServices();
  const { session_token, session_jwt } = result.data;
  if (session_token || session_jwt) {
    storage.tokens.write({ session_token, session_jwt }, secondsLeft(visitor.session));
    storage.httpOnly.write(false);
  } else {
    storage.tokens.clear();
    storage.httpOnly.write(true);
  }
  const isKept = storage.visitor.read()?.session.session_id === visitor.session.session_id;
  storage.refresh.write({
    tab: tabs.id,
    at: clock.wallTime().getTime(),
    ...(session_token && {
      tokenDigest: tokenDigest(session_token),
      jwtDigest: tokenDigest(session_jwt),
    }),
    ...((isAdopted || (isKept && storage.refresh.read()?.isAdopted)) && { isAdopted: true }),
  });
  if (durationMinutes != null) storage.duration.write(visitor.session.session_id, durationMinutes);
  yield* keepLastUsed(visitor.session);
  storage.visitor.write(visitor);
  yield* put(authenticated(visitor, isAdopted));
  return { data: withoutInternalUser(result.data) };
}

/**
 * Signs the visitor out in all tabs and removes all personal data (ASVS 14.3.1). The data of a sign-in in
 * progress is kept when there was no session, or when the page was opened by a sign-in link and the session
 * was only cached.
 */
export function* clearSession({ isRequested = false } = {}): SagaGenerator<void> {
  const { storage, navigation } = yield* getServices();
  const { fromCache } = yield* select(selectSession);
  const hadSession = storage.visitor.read() !== null || storage.tokens.read() !== null;
  const isOpenedBySignIn = fromCache && navigation.arrivedInSignIn;
  storage.tokens.clear();
  storage.forgetVisitor({ signIn: isRequested || (hadSession && !isOpenedBySignIn) });
  yield* put(cleared());
}

/** Signs out in this tab after a sign-out in another tab, which has already removed the data that tabs share. */
export function* clearInTab(): SagaGenerator<void> {
  const { storage } = yield* getServices();
  if (yield* select(selectVisitor)) storage.forgetInTab();
  yield* put(cleared());
}

const OTHER_USERS_SESSION: AuthError = {
  kind: 'device',
  name: 'NoCurrentSessionError',
  message: 'The session cookie is another user’s. Another page may have set it.',
};

/** Tells the developer why a session has ended by itself. */
export function* warnOfEnd(): SagaGenerator<(error: AuthError) => void> {
  const { log } = yield* getServices();
  return ({ message }) => log.warn(`The session has ended, and the visitor is signed out: ${message}`);
}

/** Signs out after an answer about another user. */
export function* endOthersSession(): SagaGenerator<{ error: AuthError }> {
  (yield* warnOfEnd())(OTHER_USERS_SESSION);
  yield* clearSession();
  return { error: OTHER_USERS_SESSION };
}

/** The session in this browser's storage, which another tab may have changed before this tab was notified. */
function* currentSession(): SagaGenerator<{ id?: string; userId?: string; token?: string }> {
  const { storage } = yield* getServices();
  const visitor = storage.visitor.read();
  return {
    id: visitor?.session.session_id,
    userId: visitor?.user.user_id,
    token: storage.tokens.read()?.session_token,
  };
}

/**
 * When several cookies have the same name, confirms each with the provider and uses the one of the cached
 * visitor: any of them may have been planted to sign the visitor in to another account.
 */
function* confirmOneOf(tokens: readonly string[], fields: Confirmation): SagaGenerator<Result<AuthAnswer>> {
  const { storage } = yield* getServices();
  const userId = storage.visitor.read()?.user.user_id;
  let last: AuthError = OTHER_USERS_SESSION;
  for (const token of userId === undefined ? [] : tokens) {
    storage.tokens.confirm(token);
    const result = yield* send(sessionsApi.endpoints.sessionsAuthenticate, fields);
    if (visitorFrom(result.data)?.user.user_id === userId) return result;
    if (result.error && !isUnrecoverable(result.error)) last = result.error;
  }
  storage.tokens.confirm('');
  return { error: last };
}

/**
 * Tells the developer that the browser drops the session's HttpOnly cookie as a third-party cookie. The sign:
 * the provider finds no session, although one was started here, has not expired, and was never extended by a
 * later call. Once a later call has succeeded, a missing cookie has other causes.
 */
function* warnOfDroppedCookie(error: AuthError): SagaGenerator<void> {
  if (error.kind !== 'api' || error.error_type !== 'user_unauthenticated') return;
  const { storage, clock, log, endpoints } = yield* getServices();
  const session = storage.visitor.read()?.session;
  const begun = storage.refresh.read();
  if (!session || !begun || !storage.httpOnly.read()) return;
  const [started, used, ends] = [session.started_at, session.last_accessed_at, session.expires_at].map(
    (time) => Date.parse(time),
  ) as [number, number, number];
  const age = clock.wallTime().getTime() - begun.at;
  if (started !== used || age < 0 || !(age < ends - used)) return;
  log.error(
    `DroppedSessionCookieError: a visitor has signed in, but the session cookie of ${endpoints.apiUrl} did not come back ` +
      'with the next call, so they are signed out again. Browsers drop cookies of another site than the page’s: use an ' +
      'API domain of the page’s own site (endpointOptions.apiDomain).',
  );
}

interface Confirmation {
  session_duration_minutes?: number;
}

/**
 * Confirms the session with the provider and, with a duration, extends it. When the session was replaced
 * during the call, the answer is ignored and the call repeated.
 * @param onEnd receives the reason before the visitor is signed out for good
 */
export function* authenticateSession(
  fields: Confirmation,
  onEnd: (error: AuthError) => void = () => undefined,
): SagaGenerator<Result<AuthAnswer>> {
  const { storage } = yield* getServices();
  for (;;) {
    const tokens = storage.tokens.candidates();
    const isAmbiguous = tokens.length > 1 && storage.tokens.read() === null;
    const before = yield* currentSession();
    const isUnknown = (yield* select(selectSession)).status === 'unknown';
    const result: Result<AuthAnswer> = isAmbiguous
      ? yield* confirmOneOf(tokens, fields)
      : yield* send(sessionsApi.endpoints.sessionsAuthenticate, fields);
    const now = yield* currentSession();
    if (before.id !== undefined && now.id === undefined) return { error: SIGNED_OUT_MEANWHILE };
    if (now.id !== before.id || (!isAmbiguous && now.token !== before.token)) continue;
    const userId = visitorFrom(result.data)?.user.user_id;
    const isOther = before.userId !== undefined && userId !== undefined && userId !== before.userId;
    const error = isOther ? OTHER_USERS_SESSION : result.error;
    if (error && (isUnrecoverable(error) || error === OTHER_USERS_SESSION)) {
      yield* warnOfDroppedCookie(error);
      onEnd(error);
      yield* clearSession();
      return { error };
    }
    const isAdopted = isUnknown && before.userId === undefined;
    return yield* storeAuthenticated(result, fields.session_duration_minutes, { isAdopted });
  }
}

const SIGNED_OUT_MEANWHILE = {
  kind: 'device',
  name: 'NoCurrentSessionError',
  message: 'The session ended while it was being confirmed.',
} as const;

/** Ends the session at the provider. `forceClear` signs out here even when the call fails. */
export function* revokeSession({ forceClear = false } = {}): SagaGenerator<Result<AnswerMeta>> {
  const result = yield* send(sessionsApi.endpoints.sessionsRevoke, {});
  if (!result.error || forceClear || isUnrecoverable(result.error)) {
    (yield* getServices()).storage.tokens.clearIntermediate();
    yield* clearSession({ isRequested: true });
  }
  return result;
}

/**
 * Ends the session of an answer that is not stored. In HttpOnly mode it has replaced the visitor's own session in the
 * browser's cookies.
 */
export function* discardSession({ session_token }: AuthAnswer): SagaGenerator<void> {
  yield* send(sessionsApi.endpoints.sessionsRevoke, { session_token });
  if (!session_token && (yield* select(selectVisitor))) yield* clearSession();
}
