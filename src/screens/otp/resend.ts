import { MINUTE_MS } from '../../domain/constants';
import { getServices, put, type Operation } from '../../sagas/effects';
import { logEvent } from '../../sagas/events';
import { loginOrCreateOtp } from '../../sagas/resources/otps';
import { hostEvent } from '../../store/host';
import { otpStateUpdated } from '../../store/widget';
import { restAfterRefusal, restAfterResend, toastEmailResent, toastRefusal } from '../resendPause';
import { reject, selectFormState } from '../scope';
import { otpStrings } from './strings';
import { resendFailed, resending, resendReady, resendWaiting, resent } from './slice';

const PAUSE = { waiting: resendWaiting, ready: resendReady };
const WAIT = { id: 'passcode.resendWait', message: otpStrings['passcode.resendWait'] };

/** §4 OTP flow, resend: a new code with a new method id; the expiry countdown restarts. */
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
    yield* reject(resendFailed, error);
    yield* toastRefusal(error, WAIT);
    return yield* restAfterRefusal(error, PAUSE);
  }
  yield* put(
    otpStateUpdated({ methodId: data.method_id, expiresAt: clock.now() + expirationMinutes * MINUTE_MS }),
  );
  yield* put(resent());
  yield* put(hostEvent('OTP_LOGIN_OR_CREATE', data));
  if (type === 'email') yield* toastEmailResent();
  yield* restAfterResend(PAUSE);
}
