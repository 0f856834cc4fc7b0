import { missingPKCEError } from '../../../domain/errorRules';
import { TOKEN_PARAMETERS, tokenTypeOf } from '../../../domain/urlToken';
import { settledBootstrap } from '../../../sagas/bootstrap';
import {
  fork,
  getSecrets,
  getServices,
  put,
  race,
  take,
  takeLeading,
  type Operation,
} from '../../../sagas/effects';
import { authenticateMagicLink } from '../../../sagas/magicLinks';
import { resetPasswordByEmail } from '../../../sagas/passwords';
import { pageRestored } from '../../../store/client';
import { hostError, hostEvent } from '../../../store/host';
import { transition } from '../../../store/widget';
import { reject, selectConfig, selectScreen, whileOn } from '../../scope';
import { sendNewMail } from './newMail';
import {
  entered,
  loggingIn,
  loginFailed,
  loginWanted,
  newMailWanted,
  newPasswordSubmitted,
  passwordResetSlice,
  resetFailed,
  settled,
  submitting,
  type ResetMode,
} from './slice';

function* tokenAndDuration(): Operation<{ token: string; session_duration_minutes: number }> {
  const { passwordResetToken = '' } = yield* getSecrets();
  const { sessionDurationMinutes } = yield* selectConfig();
  return { token: passwordResetToken, session_duration_minutes: sessionDurationMinutes };
}

/** What was under way when the page went into the back/forward cache is void. */
function* unlessRestored(work: Operation<void>): Operation<void> {
  yield* race({ done: work, restored: take(pageRestored) });
  yield* put(settled());
}

function* signIn(): Operation<void> {
  yield* put(loggingIn());
  const fields = yield* tokenAndDuration();
  // Neither the history nor a copied address shall hold it.
  (yield* getServices()).navigation.removeFromQuery(TOKEN_PARAMETERS);
  const { error } = yield* authenticateMagicLink(fields);
  if (error) return yield* reject(loginFailed, error);
  yield* put(transition('PasswordConfirmation'));
}

function* setNewPassword({ payload }: ReturnType<typeof newPasswordSubmitted>): Operation<void> {
  yield* put(submitting());
  const { data, error } = yield* resetPasswordByEmail({ ...(yield* tokenAndDuration()), ...payload });
  if (error) return yield* reject(resetFailed, error);
  // Not before: a visitor whose network failed may reload and try the link again.
  (yield* getServices()).navigation.removeFromQuery(TOKEN_PARAMETERS);
  yield* put(hostEvent('PASSWORD_RESET_BY_EMAIL', data));
  yield* put(transition('PasswordConfirmation'));
}

/** A link that needs a verifier works only where the mail was asked for: known before anything is typed or sent. */
function* modeOfLink(): Operation<ResetMode> {
  const { navigation, storage } = yield* getServices();
  const isLogin = tokenTypeOf(navigation.query()) === 'login';
  if (storage.pkce.read('passwords')) return isLogin ? 'login' : 'newPassword';
  if ((yield* settledBootstrap()).pkceRequiredForPasswordResets) return 'elsewhere';
  if (!isLogin) return 'newPassword';
  return (yield* selectConfig()).passwordOptions.confirmLogin ? 'confirmLogin' : 'login';
}

/** §4 Reset screen: `login` in the address signs in at once; otherwise the visitor sets a new password. */
function* onPasswordResetForm(): Operation<void> {
  yield* takeLeading(newPasswordSubmitted, (action) => unlessRestored(setNewPassword(action)));
  yield* takeLeading(loginWanted, () => unlessRestored(signIn()));
  yield* takeLeading(newMailWanted, sendNewMail);
  const { mode: known } = yield* selectScreen(passwordResetSlice);
  const mode = known ?? (yield* modeOfLink());
  if (!known) yield* put(entered(mode));
  if (mode === 'elsewhere') yield* put(hostError(missingPKCEError()));
  if (mode === 'login' && !known) yield* put(loginWanted());
}

export function* passwordResetSaga(): Operation<void> {
  yield* fork(() => whileOn('PasswordResetForm', onPasswordResetForm));
}
