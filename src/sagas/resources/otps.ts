import {
  otpsApi,
  type OTPAuthenticateAnswer,
  type OTPSendAnswer,
  type OTPSendFields,
} from '../../api/endpoints/otps';
import type { ProtectionFields, SendPath } from '../../api/protection';
import { OTP_EXPIRATION_MINUTES } from '../../domain/constants';
import { OTP_METHODS, type OTPMethod } from '../../domain/config/otpMethods';
import type { Outcome } from '../../domain/errors/errors';
import { selectVisitor } from '../../store/session';
import { protectedRequest } from '../protection/botProtection';
import { select, type Operation } from '../effects';
import { requireFields, WRITE } from '../request';
import { protectedSignIn } from '../session/protectedSignIn';

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
): Operation<Outcome<OTPSendAnswer>> {
  const outcome = yield* protectedRequest<OTPSendAnswer>((protection) =>
    otpsApi.endpoints.otpsLoginOrCreate.initiate(
      { channel, fields: { ...sendFields(channel, destination, options), ...protection } },
      WRITE,
    ),
  );
  return requireFields(outcome, 'method_id');
}

/** Sends a code to an existing user, or to a number or address that the signed-in user adds. */
export function* sendOtp(
  channel: OTPMethod,
  destination: string,
  options: OTPSendOptions = {},
): Operation<Outcome<OTPSendAnswer>> {
  const path: SendPath = (yield* select(selectVisitor)) ? 'secondary' : 'primary';
  const outcome = yield* protectedRequest<OTPSendAnswer>(
    (protection) =>
      otpsApi.endpoints.otpsSend.initiate(
        { channel, path, fields: { ...sendFields(channel, destination, options), ...protection } },
        WRITE,
      ),
    channel === 'email' ? 'captchaOnly' : 'full',
  );
  return requireFields(outcome, 'method_id');
}

export const authenticateOtp = (fields: {
  token: string;
  method_id: string;
  session_duration_minutes: number;
}) =>
  protectedSignIn<OTPAuthenticateAnswer, typeof fields>(fields, (all) =>
    otpsApi.endpoints.otpsAuthenticate.initiate(all, WRITE),
  );
