import { selectBootstrap } from '../../../api/bootstrap';
import type { PasswordStrengthAnswer } from '../../../api/passwords';
import { STRENGTH_CHECK_DEBOUNCE_MS } from '../../../domain/constants';
import { personalWords } from '../../../domain/personalWords';
import {
  call,
  delay,
  fork,
  getServices,
  put,
  select,
  takeEvery,
  takeLatest,
  type Operation,
} from '../../../sagas/effects';
import { checkPasswordStrength } from '../../../sagas/passwords';
import { selectScreen } from '../../scope';
import {
  checkFailed,
  estimated,
  judged,
  passwordTyped,
  policyOf,
  started,
  strengthSlice,
  type Judgement,
} from './slice';

/** Any text that makes the estimator look at all it knows. */
const WARM_UP = 'qwerty Summer 1984';

type Typed = ReturnType<typeof passwordTyped>['payload'];

const judgementFrom = (answer: PasswordStrengthAnswer): Judgement => ({
  valid: answer.valid_password,
  policy: answer.strength_policy,
  score: answer.score,
  warning: answer.feedback.warning,
  breached: answer.breached_password,
  missingCharacters: answer.feedback.luds_requirements.missing_characters,
  missingComplexity: answer.feedback.luds_requirements.missing_complexity,
});

/** Where rules are counted (luds) or there are none, a guess at how long guessing takes says nothing. */
function* isGuessWanted(): Operation<boolean> {
  const { judgement } = yield* selectScreen(strengthSlice);
  const { passwordConfig } = yield* select(selectBootstrap);
  return policyOf(judgement, passwordConfig) === 'zxcvbn';
}

/** The bars answer each key by a guess of our own. It never lets anybody go on. */
function* guess({ password, email }: Typed): Operation<void> {
  const { estimatePassword } = yield* getServices();
  const score = yield* call(() => estimatePassword(password, email ? personalWords([email]) : []));
  if (score !== null) yield* put(estimated(score));
}

/** §5 The provider is the judge: asked half a second after the last key, and never about what is no longer there. */
function* judge({ payload }: ReturnType<typeof passwordTyped>): Operation<void> {
  const { password, email } = payload;
  if (password === '') return;
  if (yield* isGuessWanted()) yield* fork(() => guess(payload));
  yield* delay(STRENGTH_CHECK_DEBOUNCE_MS);
  const { data, error } = yield* checkPasswordStrength(email ? { password, email } : { password });
  yield* put(error ? checkFailed(error) : judged(judgementFrom(data)));
}

/** The estimator is large: fetched and tried once the field is on the screen, so that the first keys find it there. */
function* prefetchEstimator(): Operation<void> {
  if (!(yield* isGuessWanted())) return;
  const { estimatePassword } = yield* getServices();
  yield* call(() => estimatePassword(WARM_UP, []));
}

export function* strengthSaga(): Operation<void> {
  yield* takeEvery(started, prefetchEstimator);
  yield* takeLatest(passwordTyped, judge);
}
