import type { AuthError } from './errors';

/** Refusals that say which input is wrong; of all others no field can be blamed. */
const INPUT_ERROR_TYPES: readonly string[] = [
  'invalid_email',
  'invalid_phone_number',
  'invalid_phone_number_country_code',
  'weak_password',
  'breached_password',
];

/** Whether an error is about what the visitor typed: only then is its field marked as wrong. */
export const isAboutInput = (error: AuthError | null): boolean =>
  error?.kind === 'local' || (error?.kind === 'api' && INPUT_ERROR_TYPES.includes(error.error_type));
