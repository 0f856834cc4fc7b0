import type { Bootstrap } from '../entities';

const CLASSES = ['lower', 'upper', 'digit', 'special'] as const;

/** NIST SP 800-63B-4: minimum length of a password that is the only factor. */
const MIN_LENGTH = 15;

/**
 * The project's policy in Apple's `passwordrules` notation, so that password managers suggest a valid password. It
 * requires as many character classes as the policy.
 */
export function passwordRules(config: Bootstrap['passwordConfig']): string {
  const minimum = Math.max(MIN_LENGTH, config?.ludsMinimumCount ?? 0);
  const required = CLASSES.slice(0, config?.ludsComplexity ?? 0).map((name) => `required: ${name};`);
  return [`minlength: ${minimum};`, ...required, 'allowed: ascii-printable;'].join(' ');
}
