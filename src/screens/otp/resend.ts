import { RESEND_COOLDOWN_MS } from '../../domain/constants';
import { retryAfterOf } from '../../domain/errors';
import { delay, getServices, put, type Operation } from '../../sagas/effects';
import { logEvent } from '../../sagas/events';
import { loginOrCreateOtp } from '../../sagas/otps';
import { hostError, hostEvent } from '../../store/host';
import { toastWanted } from '../../store/toasts';
import { otpStateUpdated } from '../../store/widget';
import { toastStrings } from '../../ui/toasts.strings';
import { selectFormState } from '../scope';
import { toastError } from '../sends';
import { resendFailed, resending, resendReady, resendWaiting, resent } from './slice';

const MINUTE_MS = 60_000;
const SECOND_MS = 1_000;

const EMAIL_RESENT = { id: 'toast.emailResent', message: toastStrings['toast.emailResent'] };

/** The provider asked for patience: the wait is shown, and the button stays off that long. */
function* waitAsAsked(ms: number): Operation<void> {
  for (let seconds = Math.ceil(ms / SECOND_MS); seconds > 0; seconds -= 1) {
    yield* put(resendWaiting(seconds));
    yield* delay(SECOND_MS);
  }
  yield* put(resendReady());
}

/** §4 Resend: a new code with a new method id, and the expiry clock starts again. */
export function* resend(): Operation<void> {
  const { clock } = yield* getServices();
  const { type, otpDestination, expirationMinutes } = yield* selectFormState('otpState');
  yield* put(resending());
  if (type === 'email') {
    yield* logEvent('email_try_again_clicked', { email: otpDestination, type: 'login_or_create_otp' });
  }
  const { data, error } = yield* loginOrCreateOtp(type, otpDestination, {
    expiration_minutes: expirationMinutes,
  });
  if (error) {
    yield* put(resendFailed(error));
    yield* put(hostError(error));
    yield* toastError(error);
    return yield* waitAsAsked(retryAfterOf(error));
  }
  yield* put(resent());
  yield* put(hostEvent('OTP_LOGIN_OR_CREATE', data));
  yield* put(
    otpStateUpdated({ methodId: data.method_id, expiresAt: clock.now() + expirationMinutes * MINUTE_MS }),
  );
  if (type === 'email') yield* put(toastWanted({ kind: 'success', text: EMAIL_RESENT }));
  yield* delay(RESEND_COOLDOWN_MS);
  yield* put(resendReady());
}
