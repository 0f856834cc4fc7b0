import type { AuthError } from '../errors/errors';

/** API errors that tell which input is wrong. */
const INPUT_ERROR_TYPES: readonly string[] = [
  'invalid_email',
  'invalid_phone_number',
  'invalid_phone_number_country_code',
  'weak_password',
  'breached_password',
];

/** Whether an error is about the visitor's input: only then is the field marked as invalid. */
export const isAboutInput = (error: AuthError | null): boolean =>
  error?.kind === 'local' || (error?.kind === 'api' && INPUT_ERROR_TYPES.includes(error.error_type));
