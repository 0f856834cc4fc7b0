import type { AnswerMeta, AuthAnswer } from '../../domain/entities';
import type { OTPMethod } from '../../domain/enums';
import { api, type ProtectionFields, type SendPath } from '../api';

export interface OTPSendFields extends ProtectionFields {
  phone_number?: string;
  email?: string;
  /** Minutes until the code expires. Default: 5. */
  expiration_minutes: number;
  /** Id of the project's mail template for existing users. Email only. */
  login_template_id?: string;
  /** Id of the project's mail template for new users. Email only. */
  signup_template_id?: string;
  /** Passed on as given. Text messages and WhatsApp only. */
  enable_autofill?: boolean;
  /** Passed on as given. Text messages and WhatsApp only. */
  autofill_session_duration_minutes?: number;
  /** Language of the message, as a tag such as `es`. Default: the project's. */
  locale?: string;
}

export type OTPSendAnswer = AnswerMeta & { method_id: string };

export interface OTPAuthenticateFields extends ProtectionFields {
  token: string;
  method_id: string;
  session_duration_minutes: number;
}

export type OTPAuthenticateAnswer = AuthAnswer & { method_id: string };

export const otpsApi = api.injectEndpoints({
  endpoints: (build) => ({
    otpsLoginOrCreate: build.mutation<OTPSendAnswer, OTPSendFields & { channel: OTPMethod }>({
      query: ({ channel, ...body }) => ({ method: 'POST', path: `/otps/${channel}/login_or_create`, body }),
    }),
    otpsSend: build.mutation<OTPSendAnswer, OTPSendFields & { channel: OTPMethod; path: SendPath }>({
      query: ({ channel, path, ...body }) => ({
        method: 'POST',
        path: `/otps/${channel}/send/${path}`,
        body,
      }),
    }),
    otpsAuthenticate: build.mutation<OTPAuthenticateAnswer, OTPAuthenticateFields>({
      query: (body) => ({ method: 'POST', path: '/otps/authenticate', body }),
    }),
  }),
});
