import { readIDPRequest, type AuthorizeParameters, type LogoutParameters } from '../../domain/idpParameters';
import { getServices, put, race, type Operation } from '../../sagas/effects';
import { whileOn } from '../scope';
import { decideAuthorize, submitAuthorize } from './authorize';
import { decideLogout, signOutAndLeave } from './logout';
import { signedInUser, userGone } from './session';
import { showFailure, showSpinner } from './show';
import { denied, flowBegan } from './slice';

/**
 * What is decided by a user who signs out, or is replaced by another, before the end is decided anew.
 * What follows the decision is outside of this: the sign-out of a logout is its own.
 */
function* decidedByOneUser<T extends object>(
  flow: 'authorize' | 'logout',
  decide: () => Operation<T>,
): Operation<T> {
  for (;;) {
    yield* put(flowBegan(flow));
    const userId = yield* signedInUser();
    const { decision } = yield* race({ decision: decide(), gone: userGone(userId) });
    if (decision) return decision;
    yield* showSpinner();
  }
}

function* authorize(parameters: AuthorizeParameters): Operation<void> {
  const decision = yield* decidedByOneUser('authorize', () => decideAuthorize(parameters));
  yield* submitAuthorize(parameters, decision);
}

function* logout(parameters: LogoutParameters): Operation<void> {
  const { redirectUri } = yield* decidedByOneUser('logout', () => decideLogout(parameters));
  if (redirectUri === null) return yield* put(denied());
  // Back by the back button: nobody is signed in, and whoever signs in is asked anew.
  if (yield* signOutAndLeave(redirectUri)) yield* logout(parameters);
}

function* onIDPConsent(): Operation<void> {
  yield* showSpinner();
  const request = readIDPRequest((yield* getServices()).navigation.query());
  if (request.flow === 'authorize') return yield* authorize(request.parameters);
  if (request.flow === 'logout') return yield* logout(request.parameters);
  yield* signedInUser();
  yield* showFailure(request.error);
}

export const idpSaga = (): Operation<void> => whileOn('IDPConsent', onIDPConsent);
