import type { Bootstrap } from '../entities';

const CLASSES = ['lower', 'upper', 'digit', 'special'] as const;

/** NIST SP 800-63B-4: at least fifteen characters where the password is the only factor. */
const LONG_ENOUGH = 15;

/**
 * The project's policy in Apple's `passwordrules` notation, so that a password manager suggests a valid
 * password. A manager uses every class that is required, so naming as many as the policy counts satisfies it.
 */
export function passwordRules(config: Bootstrap['passwordConfig']): string {
  const minimum = Math.max(LONG_ENOUGH, config?.ludsMinimumCount ?? 0);
  const required = CLASSES.slice(0, config?.ludsComplexity ?? 0).map((name) => `required: ${name};`);
  return [`minlength: ${minimum};`, ...required, 'allowed: ascii-printable;'].join(' ');
}
