import type { AnswerMeta, AuthAnswer, User } from '../../domain/entities';
import { api, type ProtectionFields } from '../api';

/** The wire's answer. `__user` is the user with the new registration. */
export type TOTPCreateAnswer = AnswerMeta & {
  totp_id: string;
  /** For an authenticator app: as text, and as a QR code for an image's `src`. */
  secret: string;
  qr_code: string;
  recovery_codes: string[];
  __user: User;
};

export interface TOTPAuthenticateFields extends ProtectionFields {
  totp_code: string;
  session_duration_minutes: number;
}

export interface TOTPRecoverFields extends ProtectionFields {
  recovery_code: string;
  session_duration_minutes: number;
}

export type TOTPAuthenticateAnswer = AuthAnswer & { totp_id: string };

export interface TOTPRecovery {
  totp_id: string;
  verified: boolean;
  recovery_codes: string[];
}

export type TOTPRecoveryCodesAnswer = AnswerMeta & { user_id: string; totps: TOTPRecovery[] };

export const totpsApi = api.injectEndpoints({
  endpoints: (build) => ({
    totps: build.mutation<TOTPCreateAnswer, { expiration_minutes: number }>({
      query: (body) => ({ method: 'POST', path: '/totps', body }),
    }),
    totpsAuthenticate: build.mutation<TOTPAuthenticateAnswer, TOTPAuthenticateFields>({
      query: (body) => ({ method: 'POST', path: '/totps/authenticate', body }),
    }),
    totpsRecoveryCodes: build.mutation<TOTPRecoveryCodesAnswer, void>({
      query: () => ({ method: 'POST', path: '/totps/recovery_codes' }),
      // The provider's two descriptions of this answer differ: `totps` is a list in one, a single
      // registration in the other.
      transformResponse: (data) => {
        const answer = data as TOTPRecoveryCodesAnswer & { totps: TOTPRecovery | TOTPRecovery[] };
        return { ...answer, totps: [answer.totps ?? []].flat() };
      },
    }),
    totpsRecover: build.mutation<TOTPAuthenticateAnswer, TOTPRecoverFields>({
      query: (body) => ({ method: 'POST', path: '/totps/recover', body }),
    }),
  }),
});
