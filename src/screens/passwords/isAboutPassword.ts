import { isAboutInput } from '../../domain/inputErrors';
import type { AuthError } from '../../domain/errors';

/** Whether the password is to blame. Here the address is known to be right, so refused credentials mean the password. */
export const isAboutPassword = (error: AuthError | null): boolean =>
  isAboutInput(error) || (error?.kind === 'api' && error.error_type === 'unauthorized_credentials');
