import { EMAIL_SUGGESTION_PAUSE_MS } from '../../../domain/flowConstants';
import { cleanEmail, isEmail } from '../../../domain/calls/email';
import { call, delay, getServices, put, takeLatest, type SagaGenerator } from '../../../sagas/effects';
import { selectConfig, selectScreen } from '../../shared/screenEffects';
import { emailChanged } from '../reducer';
import { emailSuggested, mainSlice } from '../slice';

/** After a pause in typing, looks whether the domain is nearly a common one. */
function* suggest(): SagaGenerator<void> {
  const { suggestions, knownDomains } = (yield* selectConfig()).emailOptions;
  if (!suggestions) return;
  yield* delay(EMAIL_SUGGESTION_PAUSE_MS);
  const typed = (yield* selectScreen(mainSlice)).email;
  const email = cleanEmail(typed);
  if (!isEmail(email)) return;
  const { suggestEmail } = yield* getServices();
  const suggestion = yield* call(() => suggestEmail(email, knownDomains));
  if (suggestion) yield* put(emailSuggested({ typed, suggestion }));
}

export function* suggestEmailSaga(): SagaGenerator<void> {
  yield* takeLatest(emailChanged, suggest);
  // What was typed before this chunk was loaded.
  yield* suggest();
}
