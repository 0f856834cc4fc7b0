import { otpsApi, type OTPSendAnswer, type OTPSendFields } from '../../api/endpoints/otps';
import type { ProtectionFields } from '../../api/api';
import { OTP_EXPIRATION_MINUTES } from '../../domain/constants';
import { OTP_METHODS, type OTPMethod } from '../../domain/config/otpMethods';
import type { Result } from '../../domain/errors/errors';
import { protectedMutate, signInWith } from '../protection/botProtection';
import type { SagaGenerator } from '../effects';
import { requireFields, sendPath } from '../request';

export type OTPSendOptions = Partial<Omit<OTPSendFields, 'phone_number' | 'email' | keyof ProtectionFields>>;

const sendFields = (channel: OTPMethod, destination: string, options: OTPSendOptions): OTPSendFields => ({
  [OTP_METHODS[channel].field]: destination,
  ...options,
  expiration_minutes: options.expiration_minutes ?? OTP_EXPIRATION_MINUTES,
});

/** Sends a code that signs in existing users and signs up new ones. */
export function* loginOrCreateOtp(
  channel: OTPMethod,
  destination: string,
  options: OTPSendOptions = {},
): SagaGenerator<Result<OTPSendAnswer>> {
  const result = yield* protectedMutate(otpsApi.endpoints.otpsLoginOrCreate, {
    ...sendFields(channel, destination, options),
    channel,
  });
  return requireFields(result, 'method_id');
}

/** Sends a code to an existing user, or to a number or address that the signed-in user adds. */
export function* sendOtp(
  channel: OTPMethod,
  destination: string,
  options: OTPSendOptions = {},
): SagaGenerator<Result<OTPSendAnswer>> {
  const path = yield* sendPath();
  const result = yield* protectedMutate(
    otpsApi.endpoints.otpsSend,
    { ...sendFields(channel, destination, options), channel, path },
    { protection: channel === 'email' ? 'captchaOnly' : 'full' },
  );
  return requireFields(result, 'method_id');
}

export const authenticateOtp = signInWith(otpsApi.endpoints.otpsAuthenticate);
