import type { OTPMethod } from '../../../domain/enums';
import type { AuthError } from '../../../domain/errors';
import { isEmail } from '../../../domain/validation';
import { getServices, put, race, take, takeLeading, type Operation } from '../../../sagas/effects';
import { logEvent } from '../../../sagas/events';
import { loginOrCreateByMagicLink, magicLinkOptions } from '../../../sagas/magicLinks';
import { loginOrCreateOtp, type OTPSendOptions } from '../../../sagas/otps';
import { validatePhone } from '../../../sagas/phone';
import { pageRestored } from '../../../store/client';
import { hostEvent } from '../../../store/host';
import { magicLinkEmailSet, otpStateUpdated, screenExpected, transition } from '../../../store/widget';
import { reject, selectConfig, selectScreen } from '../../scope';
import { failed, mainSlice, sendingEnded, sendRequested } from '../slice';
import { mainStrings } from '../strings';

const MINUTE_MS = 60_000;

const local = (id: keyof typeof mainStrings): AuthError => ({ kind: 'local', id, message: mainStrings[id] });

/** §4 Magic link flow: send, tell, and on to EmailConfirmation. */
function* sendMagicLink(typed: string): Operation<void> {
  const email = typed.trim();
  // No report to the host: nothing was asked of anybody yet.
  if (!isEmail(email)) return yield* put(failed(local('error.invalidEmail')));
  const { emailMagicLinksOptions } = yield* selectConfig();
  yield* put(screenExpected('EmailConfirmation'));
  const { data, error } = yield* loginOrCreateByMagicLink(email, magicLinkOptions(emailMagicLinksOptions));
  if (error) return yield* reject(failed, error);
  yield* put(hostEvent('MAGIC_LINK_LOGIN_OR_CREATE', data));
  yield* put(magicLinkEmailSet(email));
  yield* put(transition('EmailConfirmation'));
  yield* logEvent('email_sent', { email, type: 'login_or_create_eml' });
}

function* sendCode(type: OTPMethod, otpDestination: string, options: OTPSendOptions): Operation<void> {
  const { clock } = yield* getServices();
  const { expirationMinutes } = (yield* selectConfig()).otpOptions;
  yield* put(screenExpected('OTPAuthenticate'));
  const { data, error } = yield* loginOrCreateOtp(type, otpDestination, {
    ...options,
    expiration_minutes: expirationMinutes,
  });
  if (error) return yield* reject(failed, error);
  yield* put(hostEvent('OTP_LOGIN_OR_CREATE', data));
  const expiresAt = clock.now() + expirationMinutes * MINUTE_MS;
  yield* put(
    otpStateUpdated({ type, methodId: data.method_id, otpDestination, expirationMinutes, expiresAt }),
  );
  yield* put(transition('OTPAuthenticate'));
  if (type === 'email') yield* logEvent('email_sent', { email: otpDestination, type: 'login_or_create_otp' });
}

/** §4 OTP flow, first step, for an email address. */
function* sendEmailCode(typed: string): Operation<void> {
  const email = typed.trim();
  if (!isEmail(email)) return yield* reject(failed, local('error.invalidEmail'));
  const { loginTemplateId, signupTemplateId } = (yield* selectConfig()).otpOptions;
  yield* sendCode('email', email, {
    login_template_id: loginTemplateId,
    signup_template_id: signupTemplateId,
  });
}

/** §4 OTP flow, first step, for a phone number. */
function* sendPhoneCode(method: 'sms' | 'whatsapp', typed: string): Operation<void> {
  const { phone } = yield* selectScreen(mainSlice);
  const { isValid, number } = yield* validatePhone(typed, phone.country);
  if (!isValid) return yield* reject(failed, local('error.invalidPhoneNumber'));
  yield* sendCode(method, number, {});
}

function* sendTyped({ method, value }: ReturnType<typeof sendRequested>['payload']): Operation<void> {
  if (method === 'magicLink') return yield* sendMagicLink(value);
  if (method === 'email') return yield* sendEmailCode(value);
  yield* sendPhoneCode(method, value);
}

export function* sendSaga(): Operation<void> {
  yield* takeLeading(sendRequested, function* ({ payload }): Operation<void> {
    // What was under way when the page went into the back/forward cache is void.
    yield* race({ sent: sendTyped(payload), restored: take(pageRestored) });
    yield* put(sendingEnded());
  });
}
