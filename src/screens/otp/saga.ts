import { isCompletePasscode } from '../../domain/calls/validation';
import {
  call,
  fork,
  getMountId,
  getServices,
  put,
  take,
  takeLatest,
  takeLeading,
  type SagaGenerator,
} from '../../sagas/effects';
import { authenticateOtp } from '../../sagas/resources/otps';
import { formatPhone } from '../../sagas/resources/phone';
import { hostError, hostEvent } from '../../store/host';
import { codeEntryEmbedded, transition } from '../../store/widget';
import {
  selectConfig,
  selectFormState,
  selectScreen,
  cancelOnPageRestore,
  untilLeft,
} from '../shared/screenEffects';
import { fillCode } from './fillCode';
import { codeEntered, destinationFormatted, entered, failed, verified, verifying } from './slice';
import type { AuthError } from '../../domain/errors/errors';
import { localErrors } from '../../domain/errors/errorRules';
import { logEvent } from '../../sagas/events';
import { requestCode } from '../shared/requestCode';
import { onResendButton } from '../shared/resend.saga';
import { ready, resendFailed, resendSlice, resent, waitStarted } from '../shared/resend.slice';
import { otpStrings } from './strings';

const local = localErrors(otpStrings);

const wrongCode = (): AuthError => local('error.otpCodeNotFound');

/** The error shown for a rejected code. It calls the code wrong only if the provider does. */
function codeProblem(error: AuthError, hasExpired: boolean): AuthError {
  switch (error.kind === 'api' && error.error_type) {
    case 'otp_code_not_found':
    case 'invalid_code':
      return hasExpired ? local('error.otpCodeExpired') : wrongCode();
    case 'unable_to_auth_otp_code':
      return local('error.otpCodeExpired');
    case 'user_lock_limit_reached':
      return local('error.otpCodeLocked');
    default:
      return error;
  }
}

/** A code can arrive before the answer to its resend, which has its method id. */
function* untilResent(): SagaGenerator<void> {
  while ((yield* selectScreen(resendSlice)).status === 'sending')
    yield* take([resent, resendFailed, waitStarted, ready]);
}

function* verify(code: string): SagaGenerator<void> {
  const { clock } = yield* getServices();
  yield* untilResent();
  const { methodId, expiresAt } = yield* selectFormState('otpState');
  const { sessionDurationMinutes } = yield* selectConfig();
  const { data, error } = yield* authenticateOtp({
    token: code,
    method_id: methodId,
    session_duration_minutes: sessionDurationMinutes,
  });
  if (error) {
    yield* put(failed(codeProblem(error, clock.now() >= expiresAt)));
    return yield* put(hostError(error));
  }
  yield* put(verified());
  yield* put(hostEvent('OTP_AUTHENTICATE', data));
  yield* put(transition('OTPConfirmation'));
}

function* submit({ payload: { code } }: ReturnType<typeof codeEntered>): SagaGenerator<void> {
  if (!isCompletePasscode(code)) return yield* put(failed(wrongCode()));
  yield* put(verifying());
  const { isCancelled } = yield* cancelOnPageRestore(verify(code));
  if (isCancelled) yield* put(verified());
}

function* showDestination(): SagaGenerator<void> {
  const { type, otpDestination } = yield* selectFormState('otpState');
  if (type === 'email') return yield* put(destinationFormatted(otpDestination));
  const parsed = yield* formatPhone(otpDestination);
  yield* put(destinationFormatted(parsed?.national ?? otpDestination));
}

const WAIT = { id: 'passcode.resendWait', message: otpStrings['passcode.resendWait'] };

/** §4 OTP flow, resend: a new code with a new method id; the expiry countdown restarts. */
function* sendAgain(): SagaGenerator<AuthError | null> {
  const { type, otpDestination } = yield* selectFormState('otpState');
  if (type === 'email') {
    yield* logEvent('email_try_again_clicked', { email: otpDestination, type: 'login_or_create_otp' });
  }
  return (yield* requestCode(type, otpDestination)).error ?? null;
}

/** Fills in the code of each text message that the browser may read. The request ends with the screen. */
function* fillFromMessages(): SagaGenerator<void> {
  const { codeFromMessage } = yield* getServices();
  const mountId = yield* getMountId();
  const controller = new AbortController();
  try {
    for (;;) {
      const code = yield* call(() => codeFromMessage(controller.signal));
      if (code !== null) fillCode(mountId, code);
      yield* take(resent);
    }
  } finally {
    controller.abort();
  }
}

export function* onCodeEntry(): SagaGenerator<void> {
  yield* put(entered());
  yield* fork(showDestination);
  yield* takeLeading(codeEntered, submit);
  const { type, otpDestination } = yield* selectFormState('otpState');
  const { otpOptions } = yield* selectConfig();
  if (type === 'sms' && otpOptions.webOTP !== false) yield* fork(fillFromMessages);
  yield* onResendButton(otpDestination, sendAgain, { wait: WAIT, success: type === 'email' });
}

export function* otpSaga(): SagaGenerator<void> {
  yield* takeLatest(codeEntryEmbedded, () => untilLeft(onCodeEntry));
}
