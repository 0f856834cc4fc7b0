import { isAboutInput } from '../../../domain/calls/inputErrors';
import type { AuthError } from '../../../domain/errors/errors';

/**
 * Whether an error is about the password. The address was already confirmed, so `unauthorized_credentials`
 * means a wrong password.
 */
export const isAboutPassword = (error: AuthError | null): boolean =>
  isAboutInput(error) || (error?.kind === 'api' && error.error_type === 'unauthorized_credentials');
