import type { AnswerMeta, AuthAnswer } from '../../domain/entities';
import type { PasswordStrengthAnswer } from '../../domain/passwords/passwordStrength';
import { api, type ProtectionFields } from '../api';

/** Passwords are sent exactly as typed; leading and trailing spaces belong to them. */
export interface PasswordFields extends ProtectionFields {
  /** The user's email address. */
  email: string;
  /** The password as typed. */
  password: string;
  /** Length of the session, in minutes. */
  session_duration_minutes: number;
}

export interface PasswordResetStartFields extends ProtectionFields {
  email: string;
  login_redirect_url?: string;
  reset_password_redirect_url?: string;
  reset_password_expiration_minutes?: number;
  reset_password_template_id?: string;
  code_challenge?: string;
}

export interface PasswordResetByEmailFields extends ProtectionFields {
  /** Token from the address that the mail's link opened. */
  token: string;
  /** The new password as typed. */
  password: string;
  /** Length of the session, in minutes. */
  session_duration_minutes: number;
  code_verifier?: string;
}

export interface PasswordResetByExistingFields extends ProtectionFields {
  /** The user's email address. */
  email: string;
  /** The current password as typed. */
  existing_password: string;
  /** The new password as typed. */
  new_password: string;
  /** Length of the session, in minutes. */
  session_duration_minutes: number;
}

export interface PasswordResetBySessionFields extends ProtectionFields {
  /** The new password as typed. */
  password: string;
  session_duration_minutes?: number;
}

export interface PasswordStrengthFields {
  password: string;
  email?: string;
}

export type PasswordCreateAnswer = AuthAnswer & { email_id: string };

/** Feedback of an answer that has none: all requirements are met. */
const NO_FEEDBACK = {
  warning: '',
  suggestions: [],
  luds_requirements: {
    has_digit: false,
    has_lower_case: false,
    has_symbol: false,
    has_upper_case: false,
    missing_characters: 0,
    missing_complexity: 0,
  },
} satisfies PasswordStrengthAnswer['feedback'];

/** The policy `none` leaves out the feedback, or parts of it. */
function strengthAnswer(data: unknown): PasswordStrengthAnswer {
  const answer = data as PasswordStrengthAnswer;
  const given = answer.feedback as Partial<PasswordStrengthAnswer['feedback']> | null | undefined;
  return {
    ...answer,
    feedback: {
      warning: given?.warning ?? NO_FEEDBACK.warning,
      suggestions: given?.suggestions ?? NO_FEEDBACK.suggestions,
      luds_requirements:
        given?.luds_requirements === null
          ? null
          : { ...NO_FEEDBACK.luds_requirements, ...given?.luds_requirements },
    },
  };
}

export const passwordsApi = api.injectEndpoints({
  endpoints: (build) => ({
    passwords: build.mutation<PasswordCreateAnswer, PasswordFields>({
      query: (body) => ({ method: 'POST', path: '/passwords', body }),
    }),
    passwordsAuthenticate: build.mutation<AuthAnswer, PasswordFields>({
      query: (body) => ({ method: 'POST', path: '/passwords/authenticate', body }),
    }),
    passwordsEmailResetStart: build.mutation<AnswerMeta, PasswordResetStartFields>({
      query: (body) => ({ method: 'POST', path: '/passwords/email/reset/start', body }),
    }),
    passwordsEmailReset: build.mutation<AuthAnswer, PasswordResetByEmailFields>({
      query: (body) => ({ method: 'POST', path: '/passwords/email/reset', body }),
    }),
    passwordsExistingPasswordReset: build.mutation<AuthAnswer, PasswordResetByExistingFields>({
      query: (body) => ({ method: 'POST', path: '/passwords/existing_password/reset', body }),
    }),
    passwordsSessionReset: build.mutation<AuthAnswer, PasswordResetBySessionFields>({
      query: (body) => ({ method: 'POST', path: '/passwords/session/reset', body }),
    }),
    passwordsStrengthCheck: build.mutation<PasswordStrengthAnswer, PasswordStrengthFields>({
      query: (body) => ({ method: 'POST', path: '/passwords/strength_check', body }),
      transformResponse: strengthAnswer,
    }),
  }),
});
