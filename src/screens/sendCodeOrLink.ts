import type { OTPSendAnswer } from '../api/endpoints/otps';
import { MINUTE_MS } from '../domain/constants';
import type { AnswerMeta } from '../domain/entities';
import type { OTPMethod } from '../domain/enums';
import type { Result } from '../domain/errors/errors';
import { localErrors } from '../domain/errors/errorRules';
import { getServices, put, type SagaGenerator } from '../sagas/effects';
import { logEvent } from '../sagas/events';
import { loginOrCreateByMagicLink, magicLinkOptions } from '../sagas/resources/magicLinks';
import { loginOrCreateOtp } from '../sagas/resources/otps';
import { hostEvent } from '../store/host';
import { magicLinkEmailSet, otpStateUpdated, screenExpected } from '../store/widget';
import { appStrings } from '../ui/text/app.strings';
import { selectConfig } from './screenEffects';

/** Sends a link and stores its address. The caller shows the next screen, or the error. */
export function* sendLink(email: string, { reportToHost = true } = {}): SagaGenerator<Result<AnswerMeta>> {
  const { emailMagicLinksOptions } = yield* selectConfig();
  yield* put(screenExpected('EmailConfirmation'));
  const sent = yield* loginOrCreateByMagicLink(email, magicLinkOptions(emailMagicLinksOptions));
  if (sent.error) return sent;
  if (reportToHost) yield* put(hostEvent('MAGIC_LINK_LOGIN_OR_CREATE', sent.data));
  yield* put(magicLinkEmailSet(email));
  yield* logEvent('email_sent', { email, type: 'login_or_create_eml' });
  return sent;
}

/** Sends a code and stores its destination, method id and expiry. */
export function* sendCode(type: OTPMethod, otpDestination: string): SagaGenerator<Result<OTPSendAnswer>> {
  const { clock } = yield* getServices();
  const { expirationMinutes, loginTemplateId, signupTemplateId } = (yield* selectConfig()).otpOptions;
  const templates = { login_template_id: loginTemplateId, signup_template_id: signupTemplateId };
  yield* put(screenExpected('OTPAuthenticate'));
  const sent = yield* loginOrCreateOtp(type, otpDestination, {
    expiration_minutes: expirationMinutes,
    ...(type === 'email' && templates),
  });
  if (sent.error) return sent;
  const { method_id: methodId } = sent.data;
  const expiresAt = clock.now() + expirationMinutes * MINUTE_MS;
  yield* put(hostEvent('OTP_LOGIN_OR_CREATE', sent.data));
  yield* put(otpStateUpdated({ type, methodId, otpDestination, expirationMinutes, expiresAt }));
  if (type === 'email') yield* logEvent('email_sent', { email: otpDestination, type: 'login_or_create_otp' });
  return sent;
}

export const invalidEmail = () => localErrors(appStrings)('error.invalidEmail');
