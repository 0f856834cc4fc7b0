import type { AnswerMeta } from '../entities';

/** Strength of a password by the project's policy. */
export type PasswordStrengthAnswer = AnswerMeta & {
  valid_password: boolean;
  /** 0 (weak) to 4. */
  score: number;
  breached_password: boolean;
  breach_detection_on_create: boolean;
  /** `none`: the project has no policy. */
  strength_policy: 'zxcvbn' | 'luds' | 'none';
  feedback: {
    warning: string;
    suggestions: string[];
    /** Null when the provider gives null, for a policy without such rules. */
    luds_requirements: {
      has_digit: boolean;
      has_lower_case: boolean;
      has_symbol: boolean;
      has_upper_case: boolean;
      missing_characters: number;
      missing_complexity: number;
    } | null;
  };
};
