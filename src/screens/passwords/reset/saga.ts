import { isEmail } from '../../../domain/calls/email';
import { missingPKCEError } from '../../../domain/errors/errorRules';
import type { AuthError } from '../../../domain/errors/errors';
import {
  parseAuthenticateUrl,
  TOKEN_PARAMETERS,
  tokenTypeOf,
  urlTokenOf,
} from '../../../domain/addresses/urlToken';
import { settledBootstrap } from '../../../sagas/bootstrap';
import {
  fork,
  getMountContext,
  getServices,
  put,
  takeLeading,
  type SagaGenerator,
} from '../../../sagas/effects';
import { authenticateResetLink } from '../../../sagas/resources/magicLinks';
import {
  passwordResetOptions,
  resetPasswordByEmail,
  startPasswordReset,
} from '../../../sagas/resources/passwords';
import { isMailAwaited, pairsOf } from '../../../sagas/protection/pkce';
import { hostError, hostEvent } from '../../../store/host';
import { transition } from '../../../store/widget';
import { reject, selectConfig, selectScreen, cancelOnPageRestore } from '../../shared/screenEffects';
import { resend } from '../../shared/resend.saga';
import { buttonShown, resendFailed, resendRequested } from '../../shared/resend.slice';
import { invalidEmail } from '../../shared/sendCodeOrLink';
import {
  entered,
  loggingIn,
  loginFailed,
  loginRequested,
  newPasswordSubmitted,
  passwordResetSlice,
  resetFailed,
  settled,
  submitting,
  type ResetMode,
} from './slice';

function* tokenAndDuration(): SagaGenerator<{ token: string; session_duration_minutes: number }> {
  const { passwordResetToken = '' } = yield* getMountContext();
  const { sessionDurationMinutes } = yield* selectConfig();
  return { token: passwordResetToken, session_duration_minutes: sessionDurationMinutes };
}

/**
 * Removes the token from the address before third-party scripts can read it; a reload finds it in
 * sessionStorage.
 */
function* takeTokenOut(): SagaGenerator<void> {
  const { navigation, storage } = yield* getServices();
  const found = parseAuthenticateUrl(navigation.query());
  if (!found || found.token !== (yield* tokenAndDuration()).token) return;
  storage.urlToken.write(found, true);
  navigation.removeFromQuery(TOKEN_PARAMETERS);
}

function* settle(work: SagaGenerator<void>): SagaGenerator<void> {
  yield* cancelOnPageRestore(work);
  yield* put(settled());
}

function* signIn({ isConfirmed }: { isConfirmed: boolean }): SagaGenerator<void> {
  yield* put(loggingIn());
  const result = yield* authenticateResetLink(yield* tokenAndDuration(), { isConfirmed });
  if (!result) return yield* put(entered('confirmLogin'));
  if (result.error) return yield* reject(loginFailed, result.error);
  (yield* getServices()).storage.urlToken.clear();
  yield* put(transition('PasswordConfirmation'));
}

function* setNewPassword({ payload }: ReturnType<typeof newPasswordSubmitted>): SagaGenerator<void> {
  yield* put(submitting());
  const { data, error } = yield* resetPasswordByEmail({ ...(yield* tokenAndDuration()), ...payload });
  if (error) return yield* reject(resetFailed, error);
  // Only after success, so that the visitor may reload and retry after a network error.
  (yield* getServices()).storage.urlToken.clear();
  yield* put(hostEvent('PASSWORD_RESET_BY_EMAIL', data));
  yield* put(transition('PasswordConfirmation'));
}

/** When a link does not work here, sends a new mail to the address that the visitor types. */
function* sendNewMail({ payload: email }: ReturnType<typeof resendRequested>): SagaGenerator<void> {
  if (!isEmail(email)) return yield* put(resendFailed(invalidEmail()));
  const { passwordOptions } = yield* selectConfig();
  const send = function* (): SagaGenerator<AuthError | null> {
    return (yield* startPasswordReset(email, passwordResetOptions(passwordOptions))).error ?? null;
  };
  yield* resend(email, send());
}

/** The host has set `confirmLogin: false`: the log-in link of a mail needs no click. */
function* needsNoClick(): SagaGenerator<boolean> {
  return (yield* selectConfig()).passwordOptions.confirmLogin === false;
}

/** What the link is for, and whether it works in this browser: known before the visitor types anything. */
function* modeOfLink(): SagaGenerator<ResetMode> {
  const services = yield* getServices();
  const found = urlTokenOf(services);
  const isFound = found?.token === (yield* tokenAndDuration()).token;
  const isLogin = (isFound ? found.tokenType : tokenTypeOf(services.navigation.query())) === 'login';
  if ((yield* pairsOf('passwords')).length > 0) return isLogin ? 'login' : 'newPassword';
  if ((yield* settledBootstrap()).pkceRequiredForPasswordResets) return 'elsewhere';
  if (!isLogin) return 'newPassword';
  return (yield* isMailAwaited('passwords')) || (yield* needsNoClick()) ? 'login' : 'confirmLogin';
}

/**
 * §4 Password reset widget: with `login` in the address it signs in at once in the browser that requested the mail,
 * elsewhere after a click. Otherwise the visitor sets a new password.
 */
export function* onPasswordResetForm(): SagaGenerator<void> {
  yield* takeTokenOut();
  yield* takeLeading(newPasswordSubmitted, (action) => settle(setNewPassword(action)));
  yield* takeLeading(loginRequested, () => settle(signIn({ isConfirmed: true })));
  yield* put(buttonShown());
  yield* takeLeading(resendRequested, sendNewMail);
  const { mode: known } = yield* selectScreen(passwordResetSlice);
  const mode = known ?? (yield* modeOfLink());
  if (!known) yield* put(entered(mode));
  if (mode === 'elsewhere') yield* put(hostError(missingPKCEError()));
  if (mode === 'login' && !known) {
    const isConfirmed = yield* needsNoClick();
    yield* fork(() => settle(signIn({ isConfirmed })));
  }
}
