import type { LogoutParameters } from '../../domain/idpParameters';
import { settledBootstrap } from '../../sagas/bootstrap';
import { put, take, type Operation } from '../../sagas/effects';
import { startOAuthLogout } from '../../sagas/idp';
import { leaveTo } from '../../sagas/leave';
import { revokeSession } from '../../sagas/sessions';
import { pageRestored } from '../../store/client';
import { started } from './session';
import { showFailure, showScreen, showSpinner } from './show';
import { flowStarted, logoutAnswered } from './slice';

/** §4 Logout flow: where the page goes after the sign-out, or null when the visitor does not want one. */
export function* decideLogout(parameters: LogoutParameters): Operation<{ redirectUri: string | null }> {
  const { consent_required, redirect_uri } = yield* started(() => startOAuthLogout(parameters));
  yield* put(flowStarted({ consent_required, redirect_uri }));
  if (!consent_required) return { redirectUri: redirect_uri };
  yield* settledBootstrap();
  yield* showScreen();
  const { payload: wanted } = yield* take(logoutAnswered);
  return { redirectUri: wanted ? redirect_uri : null };
}

/**
 * Signs out here even when the provider cannot be told, and goes where the provider has said: never where the address does.
 * @returns whether the page has left, once it is back.
 */
export function* signOutAndLeave(redirectUri: string): Operation<boolean> {
  yield* showSpinner();
  yield* revokeSession({ forceClear: true });
  const { error } = yield* leaveTo(redirectUri);
  if (error) {
    yield* showFailure(error);
    return false;
  }
  yield* take(pageRestored);
  return true;
}
