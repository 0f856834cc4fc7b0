import type { AnswerMeta } from '../../../src/domain/entities';
import type { PasswordStrengthAnswer } from '../../../src/domain/passwords/passwordStrength';
import { personalWords } from '../../../src/domain/passwords/personalWords';
import type { Project, StrengthPolicy } from '../../state/project/projects';
import { isBreached } from './breachedPasswords';
import { refuse } from '../refusals';

const SAFE_SCORE = 3;
/** Longer input is cut, because zxcvbn's running time grows faster than linearly. The rest would only add strength. */
const LONGEST_JUDGED = 100;
const DEFAULT_LUDS = { luds_minimum_count: 8, luds_complexity: 3 };

/** The result of a strength check. */
export type PasswordStrength = Omit<PasswordStrengthAnswer, keyof AnswerMeta>;
type LudsRequirements = NonNullable<PasswordStrength['feedback']['luds_requirements']>;

/** The character classes (lower case, upper case, digits, symbols) that the password has, and the number it lacks. */
function ludsRequirements(password: string, { bootstrap }: Project): LudsRequirements {
  const { luds_minimum_count, luds_complexity } = bootstrap.password_config ?? DEFAULT_LUDS;
  const has = {
    has_digit: /\p{Nd}/u.test(password),
    has_lower_case: /\p{Ll}/u.test(password),
    has_symbol: /[^\p{L}\p{Nd}]/u.test(password),
    has_upper_case: /\p{Lu}/u.test(password),
  };
  const kinds = Object.values(has).filter(Boolean).length;
  return {
    ...has,
    missing_characters: Math.max(0, luds_minimum_count - [...password].length),
    missing_complexity: Math.max(0, luds_complexity - kinds),
  };
}

interface Judged {
  password: string;
  score: number;
  luds: LudsRequirements;
}

const isStrongBy: Record<StrengthPolicy, (judged: Judged) => boolean> = {
  zxcvbn: ({ score }) => score >= SAFE_SCORE,
  luds: ({ luds }) => luds.missing_characters === 0 && luds.missing_complexity === 0,
  none: ({ password }) => password !== '',
};

export async function passwordStrength(
  project: Project,
  password: string,
  emails: string[],
): Promise<PasswordStrength> {
  const { strength_policy } = project.password;
  const hasRules = strength_policy !== 'none';
  const breach_detection = hasRules && project.password.breach_detection;
  const { default: zxcvbn } = await import('zxcvbn');
  const { score, feedback } = zxcvbn(password.slice(0, LONGEST_JUDGED), personalWords(emails));
  const luds = ludsRequirements(password, project);
  const isStrong = isStrongBy[strength_policy]({ password, score, luds });
  const breached = breach_detection && isBreached(password);
  return {
    valid_password: isStrong && !breached,
    score,
    breached_password: breached,
    breach_detection_on_create: breach_detection,
    strength_policy,
    feedback: { warning: feedback.warning, suggestions: feedback.suggestions, luds_requirements: luds },
  };
}

/** Refuses a new password that is breached or too weak. */
export async function checkNewPassword(project: Project, password: string, emails: string[]): Promise<void> {
  const { breached_password, valid_password } = await passwordStrength(project, password, emails);
  if (breached_password) refuse('breached_password');
  if (!valid_password) refuse('weak_password');
}
