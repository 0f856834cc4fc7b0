import { createAction } from '@reduxjs/toolkit';
import { missingPKCEError } from '../../domain/errors/errorRules';
import { getServices, put, takeEvery, type SagaGenerator } from '../../sagas/effects';
import { logEvent } from '../../sagas/events';
import { linkProblemSeen } from '../../store/client';
import { hostError } from '../../store/host';
import { magicLinkEmailSet, methodRequested, transition } from '../../store/widget';
import { selectFormState } from '../shared/screenEffects';

export const tryAgainClicked = createAction('widget/magicLink/tryAgainClicked');
export const newLinkRequested = createAction('widget/magicLink/newLinkRequested');
export const codeRequested = createAction('widget/magicLink/codeRequested');

/** §4 Magic link flow: 'Try again' clears the address and leads back to Main. */
function* tryAgain(): SagaGenerator<void> {
  const { email } = yield* selectFormState('magicLinkState');
  yield* logEvent('email_try_again_clicked', { email, type: 'login_or_create_eml' });
  yield* put(magicLinkEmailSet(''));
  (yield* getServices()).storage.typedEmail.write('');
  yield* put(transition('Main'));
}

function* backToMain(method: 'magicLink' | 'code'): SagaGenerator<void> {
  yield* put(methodRequested(method));
  yield* put(transition('Main'));
}

export function* onLinkOpenedElsewhere(): SagaGenerator<void> {
  yield* put(hostError(missingPKCEError()));
  yield* put(linkProblemSeen());
}

export function* magicLinkSaga(): SagaGenerator<void> {
  yield* takeEvery(tryAgainClicked, tryAgain);
  yield* takeEvery(newLinkRequested, () => backToMain('magicLink'));
  yield* takeEvery(codeRequested, () => backToMain('code'));
}
