import type { Bootstrap } from './entities';

const CLASSES = ['lower', 'upper', 'digit', 'special'] as const;

/** NIST SP 800-63B-4: fifteen characters where the password is the only factor. */
const LONG_ENOUGH = 15;

/**
 * The project's policy in Apple's `passwordrules` notation, so that what a manager suggests is taken at the first try.
 * A manager keeps every class it is told of, so naming as many as the policy counts always satisfies it.
 */
export function passwordRules(config: Bootstrap['passwordConfig']): string {
  const minimum = Math.max(LONG_ENOUGH, config?.ludsMinimumCount ?? 0);
  const required = CLASSES.slice(0, config?.ludsComplexity ?? 0).map((name) => `required: ${name};`);
  return [`minlength: ${minimum};`, ...required, 'allowed: ascii-printable;'].join(' ');
}
