import type { OTPAuthenticateAnswer, OTPSendAnswer } from '../../api/endpoints/otps';
import { OTP_METHOD_NAMES, OTP_METHODS, type OTPMethod } from '../../domain/config/otpMethods';
import { authenticateOtp, loginOrCreateOtp, sendOtp, type OTPSendOptions } from '../../sagas/resources/otps';
import { perform, type Core } from '../perform';

/** One-time passcodes by one delivery method. */
export interface OTPChannelClient {
  /**
   * Sends a code. A visitor without an account is signed up.
   * @param destination a phone number in E.164 (`+14155550123`), or an email address.
   * @param options.expiration_minutes minutes until the code expires. Default: 5.
   * @returns the `method_id` that `authenticate` needs with the code.
   * @throws StytchSDKUsageError, StytchAPIError, StytchAPIUnreachableError
   * @example const { method_id } = await client.otps.sms.loginOrCreate('+14155550123');
   */
  loginOrCreate(destination: string, options?: OTPSendOptions): Promise<OTPSendAnswer>;
  /**
   * Sends a code to an existing user or, with a session, to a destination that the user adds.
   * @param destination a phone number in E.164 (`+14155550123`), or an email address.
   * @param options.expiration_minutes minutes until the code expires. Default: 5.
   * @returns the `method_id` that `authenticate` needs with the code.
   * @throws StytchSDKUsageError, StytchAPIError (`email_not_found`, …), StytchAPIUnreachableError
   * @example const { method_id } = await client.otps.email.send('ada@example.com');
   */
  send(destination: string, options?: OTPSendOptions): Promise<OTPSendAnswer>;
}

/** `client.otps`: one-time passcodes. */
export interface OTPsClient extends Readonly<Record<OTPMethod, OTPChannelClient>> {
  /**
   * Signs in with a code.
   * @param token the six digits.
   * @param method_id from the answer to the call that sent the code.
   * @param options.session_duration_minutes length of the session, in minutes.
   * @throws StytchSDKUsageError, StytchAPIError (`otp_code_not_found`, `unable_to_auth_otp_code`, …),
   * StytchAPIUnreachableError
   * @example await client.otps.authenticate('123456', method_id, { session_duration_minutes: 60 });
   */
  authenticate(
    token: string,
    method_id: string,
    options: { session_duration_minutes: number },
  ): Promise<OTPAuthenticateAnswer>;
}

function createChannel(core: Core, channel: OTPMethod): OTPChannelClient {
  const { field } = OTP_METHODS[channel];
  return {
    loginOrCreate: (destination, options) =>
      perform(core, `otps.${channel}.loginOrCreate`, { [field]: destination, ...options }, (fields) =>
        loginOrCreateOtp(channel, destination, fields),
      ),
    send: (destination, options) =>
      perform(core, `otps.${channel}.send`, { [field]: destination, ...options }, (fields) =>
        sendOtp(channel, destination, fields),
      ),
  };
}

export function createOtps(core: Core): OTPsClient {
  const channels = Object.fromEntries(
    OTP_METHOD_NAMES.map((channel) => [channel, createChannel(core, channel)]),
  ) as Record<OTPMethod, OTPChannelClient>;
  return {
    ...channels,
    authenticate: (token, method_id, options) => {
      const fields = { token, method_id, session_duration_minutes: options?.session_duration_minutes };
      return perform(core, 'otps.authenticate', fields, authenticateOtp);
    },
  };
}
