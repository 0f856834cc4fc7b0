import { isCompletePasscode } from '../../domain/calls/validation';
import { fork, getServices, put, take, takeLatest, takeLeading, type Operation } from '../../sagas/effects';
import { authenticateOtp } from '../../sagas/resources/otps';
import { formatPhone } from '../../sagas/resources/phone';
import { hostError, hostEvent } from '../../store/host';
import { codeEntryEmbedded, transition } from '../../store/widget';
import {
  completeOn,
  selectConfig,
  selectFormState,
  selectScreen,
  unlessRestored,
  untilLeft,
  whileOn,
} from '../scope';
import { codeProblem, wrongCode } from './problems';
import { resend } from './resend';
import {
  codeEntered,
  destinationFormatted,
  entered,
  failed,
  otpSlice,
  resendFailed,
  resendRequested,
  resent,
  verified,
  verifying,
} from './slice';

/** A code can arrive before the answer to its resend, which has its method id. */
function* untilResent(): Operation<void> {
  while ((yield* selectScreen(otpSlice)).resend === 'sending') yield* take([resent, resendFailed]);
}

function* verify(code: string): Operation<void> {
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

function* submit({ payload: { code } }: ReturnType<typeof codeEntered>): Operation<void> {
  if (!isCompletePasscode(code)) return yield* put(failed(wrongCode()));
  yield* put(verifying());
  const { isVoid } = yield* unlessRestored(verify(code));
  if (isVoid) yield* put(verified());
}

function* showDestination(): Operation<void> {
  const { type, otpDestination } = yield* selectFormState('otpState');
  if (type === 'email') return yield* put(destinationFormatted(otpDestination));
  const parsed = yield* formatPhone(otpDestination);
  yield* put(destinationFormatted(parsed?.national ?? otpDestination));
}

function* onCodeEntry(): Operation<void> {
  yield* put(entered());
  yield* fork(showDestination);
  yield* takeLeading(codeEntered, submit);
  yield* takeLeading(resendRequested, resend);
}

export function* otpSaga(): Operation<void> {
  yield* fork(whileOn, 'OTPAuthenticate', onCodeEntry);
  yield* takeLatest(codeEntryEmbedded, () => untilLeft(onCodeEntry));
  yield* fork(completeOn, 'OTPConfirmation');
}
