import type { AuthError } from '../../domain/errors';
import { isCompletePasscode } from '../../domain/validation';
import { fork, put, race, take, takeLatest, takeLeading, type Operation } from '../../sagas/effects';
import { authenticateOtp } from '../../sagas/otps';
import { formatPhone } from '../../sagas/phone';
import { pageRestored } from '../../store/client';
import { hostError, hostEvent } from '../../store/host';
import { codeEntryEmbedded, transition } from '../../store/widget';
import { selectConfig, selectFormState, untilLeft, whileOn } from '../scope';
import { resend } from './resend';
import {
  codeEntered,
  destinationFormatted,
  entered,
  failed,
  resendRequested,
  verified,
  verifying,
} from './slice';
import { otpStrings } from './strings';

/** Another one each time, since the same words may be true again. */
const wrongCode = (): AuthError => ({
  kind: 'local',
  id: 'error.otpCodeNotFound',
  message: otpStrings['error.otpCodeNotFound'],
});

function* verify(code: string): Operation<void> {
  const { methodId } = yield* selectFormState('otpState');
  const { sessionDurationMinutes } = yield* selectConfig();
  const { data, error } = yield* authenticateOtp({
    token: code,
    method_id: methodId,
    session_duration_minutes: sessionDurationMinutes,
  });
  if (error) {
    // Whatever the provider's reason, the visitor's next step is the same.
    yield* put(failed(error.kind === 'api' ? wrongCode() : error));
    return yield* put(hostError(error));
  }
  yield* put(verified());
  yield* put(hostEvent('OTP_AUTHENTICATE', data));
  yield* put(transition('OTPConfirmation'));
}

function* submit({ payload: { code } }: ReturnType<typeof codeEntered>): Operation<void> {
  if (!isCompletePasscode(code)) return yield* put(failed(wrongCode()));
  yield* put(verifying());
  const { restored } = yield* race({ done: verify(code), restored: take(pageRestored) });
  if (restored) yield* put(verified());
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
  yield* fork(() => whileOn('OTPAuthenticate', onCodeEntry));
  yield* takeLatest(codeEntryEmbedded, () => untilLeft(onCodeEntry));
  yield* fork(() => whileOn('OTPConfirmation', () => put(hostEvent('AUTHENTICATE_FLOW_COMPLETE', {}))));
}
