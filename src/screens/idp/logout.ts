import type { OAuthLogoutStartFields } from '../../domain/idp/idpParameters';
import { isUnrecoverable } from '../../domain/errors/errorRules';
import { settledBootstrap } from '../../sagas/bootstrap';
import { getServices, put, take, type SagaGenerator } from '../../sagas/effects';
import { startOAuthLogout } from '../../sagas/resources/idp';
import { leaveTo } from '../../sagas/session/leave';
import { revokeSession } from '../../sagas/session/sessions';
import { pageRestored } from '../../store/client';
import { startWithRetry, isFramed, showFailure, showScreen, showSpinner } from './session';
import { flowStartSucceeded, logoutAnswered, retryRequested } from './slice';

/** The visitor's decision. */
interface Decision {
  /** Null when the visitor must not be asked, because the page is in a frame. */
  isConfirmed: boolean | null;
  /** The address to go to after the sign-out. */
  redirectUri: string;
}

/** §4 Logout flow, from the app's request to the visitor's answer. */
export function* decideLogout(parameters: OAuthLogoutStartFields): SagaGenerator<Decision> {
  const { consent_required, redirect_uri: redirectUri } = yield* startWithRetry(() =>
    startOAuthLogout(parameters),
  );
  yield* put(flowStartSucceeded({ consent_required, redirect_uri: redirectUri }));
  if (!consent_required) return { isConfirmed: true, redirectUri };
  if (yield* isFramed()) return { isConfirmed: null, redirectUri };
  yield* settledBootstrap();
  yield* showScreen();
  const { payload: isConfirmed } = yield* take(logoutAnswered);
  return { isConfirmed, redirectUri };
}

/**
 * Signs out in this browser even when the call fails, unless the session is in an HttpOnly cookie: only the provider
 * can remove that, so the visitor would still be signed in.
 */
function* signOut(): SagaGenerator<void> {
  const forceClear = !(yield* getServices()).storage.httpOnly.read();
  for (;;) {
    yield* showSpinner();
    const { error } = yield* revokeSession({ forceClear });
    if (!error || forceClear || isUnrecoverable(error)) return;
    yield* showFailure(error, { mayRetry: true });
    yield* take(retryRequested);
  }
}

/**
 * Navigates only to the address from the provider's answer, never to the one in the page's address.
 * @returns whether the page has come back from the back/forward cache
 */
export function* signOutAndLeave(redirectUri: string): SagaGenerator<boolean> {
  yield* signOut();
  const { error } = yield* leaveTo(redirectUri);
  if (error) {
    yield* showFailure(error);
    return false;
  }
  yield* take(pageRestored);
  return true;
}
