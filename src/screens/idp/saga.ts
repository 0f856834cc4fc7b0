import {
  readIDPRequest,
  type AuthorizeParameters,
  type OAuthLogoutStartFields,
} from '../../domain/idp/idpParameters';
import { getServices, put, race, type SagaGenerator } from '../../sagas/effects';
import { decideAuthorize, submitAuthorize } from './authorize';
import { decideLogout, signOutAndLeave } from './logout';
import { signedInUser, userChanged, showFailure, showFramed, showSpinner } from './session';
import { denied, flowStarted } from './slice';

/**
 * Restarts a decision when the user signs out or is replaced by another. The step after the decision is not
 * included, because a logout itself signs the user out.
 */
function* decidedByOneUser<T extends object>(
  flow: 'authorize' | 'logout',
  decide: () => SagaGenerator<T>,
): SagaGenerator<T> {
  for (;;) {
    yield* put(flowStarted(flow));
    const userId = yield* signedInUser();
    const { decision } = yield* race({ decision: decide(), changed: userChanged(userId) });
    if (decision) return decision;
    yield* showSpinner();
  }
}

function* authorize(parameters: AuthorizeParameters): SagaGenerator<void> {
  const decision = yield* decidedByOneUser('authorize', () => decideAuthorize(parameters));
  yield* submitAuthorize(parameters, decision);
}

function* logout(parameters: OAuthLogoutStartFields): SagaGenerator<void> {
  const { isConfirmed, redirectUri } = yield* decidedByOneUser('logout', () => decideLogout(parameters));
  if (isConfirmed === null) return yield* showFramed();
  if (!isConfirmed) return yield* put(denied());
  // The visitor returned by the Back button after the sign-out: the next user is asked again.
  if (yield* signOutAndLeave(redirectUri)) yield* logout(parameters);
}

export function* onIDPConsent(): SagaGenerator<void> {
  yield* showSpinner();
  const request = readIDPRequest((yield* getServices()).navigation.query());
  if (request.flow === 'authorize') return yield* authorize(request.parameters);
  if (request.flow === 'logout') return yield* logout(request.parameters);
  yield* signedInUser();
  yield* showFailure(request.error);
}
