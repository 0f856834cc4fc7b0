import type { OTPAuthenticateAnswer, OTPSendAnswer } from '../../api/endpoints/otps';
import type { ChecksOf } from '../../domain/calls/checks';
import { OTP_METHOD_NAMES, OTP_METHODS, type OTPMethod } from '../../domain/config/otpMethods';
import { authenticateOtp, loginOrCreateOtp, sendOtp, type OTPSendOptions } from '../../sagas/resources/otps';
import { checked, type Call, type CallsOf } from '../calls';

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

/** Checks of the options of a code that is sent by email, and of one that is sent to a phone. */
const OPTIONS = {
  email: { login_template_id: 'string?', signup_template_id: 'string?' },
  phone_number: { enable_autofill: 'boolean?', autofill_session_duration_minutes: 'number?' },
} as const;

type SendFields = OTPSendOptions & Record<'phone_number' | 'email', string>;

function channelCalls(channel: OTPMethod): CallsOf<OTPChannelClient> {
  const { field } = OTP_METHODS[channel];
  const checks = { [field]: 'string', expiration_minutes: 'number?', ...OPTIONS[field], locale: 'string?' };
  const sendCall = (send: typeof sendOtp) =>
    checked(checks as ChecksOf<SendFields>, (fields: SendFields) => send(channel, fields[field], fields), [
      field,
    ]) as Call<[destination: string, options?: OTPSendOptions], OTPSendAnswer>;
  return { loginOrCreate: sendCall(loginOrCreateOtp), send: sendCall(sendOtp) };
}

export const OTP_CALLS: CallsOf<OTPsClient> = {
  ...(Object.fromEntries(OTP_METHOD_NAMES.map((channel) => [channel, channelCalls(channel)])) as CallsOf<
    Record<OTPMethod, OTPChannelClient>
  >),
  authenticate: checked(
    { token: 'string', session_duration_minutes: 'number', method_id: 'string' },
    authenticateOtp,
    ['token', 'method_id'],
  ),
};
