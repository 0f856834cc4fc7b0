import type { OTPSendAnswer } from '../../api/endpoints/otps';
import type { AnswerMeta } from '../../domain/entities';
import type { OTPMethod } from '../../domain/enums';
import type { Result } from '../../domain/errors/errors';
import { localErrors } from '../../domain/errors/errorRules';
import { put, type SagaGenerator } from '../../sagas/effects';
import { logEvent } from '../../sagas/events';
import { loginOrCreateByMagicLink, magicLinkOptions } from '../../sagas/resources/magicLinks';
import { hostEvent } from '../../store/host';
import { magicLinkEmailSet, screenExpected } from '../../store/widget';
import { appStrings } from '../../ui/text/app.strings';
import { requestCode } from './requestCode';
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

/** Sends the first code. The caller shows the next screen, or the error. */
export function* sendCode(type: OTPMethod, otpDestination: string): SagaGenerator<Result<OTPSendAnswer>> {
  yield* put(screenExpected('OTPAuthenticate'));
  const sent = yield* requestCode(type, otpDestination);
  if (sent.data && type === 'email') {
    yield* logEvent('email_sent', { email: otpDestination, type: 'login_or_create_otp' });
  }
  return sent;
}

export const invalidEmail = () => localErrors(appStrings)('error.invalidEmail');
