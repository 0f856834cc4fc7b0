import type { AuthError } from '../errors/errors';

/** API errors about the visitor's input. */
const INPUT_ERROR_TYPES: readonly string[] = [
  'invalid_email',
  'invalid_phone_number',
  'invalid_phone_number_country_code',
  'weak_password',
  'breached_password',
];

/** Whether the field is marked as invalid: only for errors about the visitor's input. */
export const isAboutInput = (error: AuthError | null): boolean =>
  error?.kind === 'local' || (error?.kind === 'api' && INPUT_ERROR_TYPES.includes(error.error_type));
