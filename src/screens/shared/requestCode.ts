import type { OTPSendAnswer } from '../../api/endpoints/otps';
import { MINUTE_MS } from '../../domain/constants';
import type { OTPMethod } from '../../domain/enums';
import type { Result } from '../../domain/errors/errors';
import { getServices, put, type SagaGenerator } from '../../sagas/effects';
import { loginOrCreateOtp } from '../../sagas/resources/otps';
import { hostEvent } from '../../store/host';
import { otpStateUpdated } from '../../store/widget';
import { selectConfig } from './screenEffects';

/** Sends a code, the first one or another, and stores its destination, method id and expiry. */
export function* requestCode(type: OTPMethod, otpDestination: string): SagaGenerator<Result<OTPSendAnswer>> {
  const { clock } = yield* getServices();
  const { expirationMinutes, loginTemplateId, signupTemplateId } = (yield* selectConfig()).otpOptions;
  const templates = { login_template_id: loginTemplateId, signup_template_id: signupTemplateId };
  const sent = yield* loginOrCreateOtp(type, otpDestination, {
    expiration_minutes: expirationMinutes,
    ...(type === 'email' && templates),
  });
  if (sent.error) return sent;
  const { method_id: methodId } = sent.data;
  const expiresAt = clock.now() + expirationMinutes * MINUTE_MS;
  yield* put(hostEvent('OTP_LOGIN_OR_CREATE', sent.data));
  yield* put(otpStateUpdated({ type, methodId, otpDestination, expirationMinutes, expiresAt }));
  return sent;
}
