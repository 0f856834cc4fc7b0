import { selectBootstrap } from '../../../api/endpoints/bootstrap';
import { ESTIMATOR_PAUSE_MS, STRENGTH_CHECK_DEBOUNCE_MS } from '../../../domain/constants';
import type { PasswordStrengthAnswer } from '../../../domain/passwords/passwordStrength';
import { personalWords } from '../../../domain/passwords/personalWords';
import {
  call,
  delay,
  fork,
  getServices,
  takeEvent,
  put,
  race,
  select,
  take,
  takeLatest,
  type SagaGenerator,
} from '../../../sagas/effects';
import { checkPasswordStrength } from '../../../sagas/resources/passwords';
import { pageRestored } from '../../../store/client';
import { reject, selectScreen } from '../../shared/screenEffects';
import {
  checkFailed,
  estimated,
  judged,
  passwordTyped,
  policyOf,
  selectMayContinue,
  started,
  strengthSlice,
  type Judgement,
} from './slice';

type Typed = ReturnType<typeof passwordTyped>['payload'];
type PauseBegan = ReturnType<typeof started | typeof passwordTyped>;

const judgementFrom = (answer: PasswordStrengthAnswer): Judgement => ({
  valid: answer.valid_password,
  policy: answer.strength_policy,
  score: answer.score,
  warning: answer.feedback.warning,
  breached: answer.breached_password,
  missingCharacters: answer.feedback.luds_requirements?.missing_characters ?? 0,
  missingComplexity: answer.feedback.luds_requirements?.missing_complexity ?? 0,
});

/** With a LUDS policy, or none, zxcvbn's estimate would be misleading. */
function* needsEstimate(): SagaGenerator<boolean> {
  const { judgement } = yield* selectScreen(strengthSlice);
  const { passwordConfig } = yield* select(selectBootstrap);
  return policyOf(judgement, passwordConfig) === 'zxcvbn';
}

/** Shows a local estimate, once the estimator is there. It never enables the submit button. */
function* estimate({ password, email }: Typed): SagaGenerator<void> {
  const { estimatePassword } = yield* getServices();
  const score = yield* call(() => estimatePassword(password, email ? personalWords([email]) : []));
  if (score !== null) yield* put(estimated(score));
}

/** §5 Password strength: the provider's check, half a second after the last key. Drops answers for an earlier text. */
function* checkStrength({ payload }: ReturnType<typeof passwordTyped>): SagaGenerator<void> {
  const { password, email } = payload;
  if (password === '') return;
  if (yield* needsEstimate()) yield* fork(estimate, payload);
  yield* delay(STRENGTH_CHECK_DEBOUNCE_MS);
  const { onOnline } = yield* getServices();
  const { result } = yield* race({
    result: checkPasswordStrength(email ? { password, email } : { password }),
    online: takeEvent(onOnline),
    restored: take(pageRestored),
  });
  if (result?.data) return yield* put(judged(judgementFrom(result.data)));
  if (result) {
    yield* reject(checkFailed, result.error);
    yield* takeEvent(onOnline);
  }
  // An outage has cut the check off, or lets it hang until its time limit. The back/forward cache does the same.
  yield* put(passwordTyped(payload));
}

/**
 * The estimator is 390 kB, and its evaluation keeps an old phone busy for a third of a second. It is loaded while the visitor neither types
 * nor has a password that is accepted.
 */
function* loadEstimatorInPause({ payload }: PauseBegan): SagaGenerator<void> {
  if (!(yield* needsEstimate())) return;
  yield* delay(ESTIMATOR_PAUSE_MS);
  if (selectMayContinue(yield* selectScreen(strengthSlice))) return;
  const { loadEstimator } = yield* getServices();
  yield* call(loadEstimator);
  const { status } = yield* selectScreen(strengthSlice);
  if (payload && status === 'checking') yield* estimate(payload);
}

export function* strengthSaga(): SagaGenerator<void> {
  yield* takeLatest([started, passwordTyped], loadEstimatorInPause);
  yield* takeLatest(passwordTyped, checkStrength);
}
