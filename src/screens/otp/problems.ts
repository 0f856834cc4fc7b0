import type { AuthError } from '../../domain/errors';
import { otpStrings } from './strings';

/** Another object each time: the same words may be true again, and are announced again. */
const local = (id: keyof typeof otpStrings): AuthError => ({ kind: 'local', id, message: otpStrings[id] });

export const wrongCode = (): AuthError => local('error.otpCodeNotFound');

/** What the visitor reads of a code that was not accepted: it is called wrong only when the provider says so. */
export function codeProblem(error: AuthError, hasExpired: boolean): AuthError {
  switch (error.kind === 'api' && error.error_type) {
    case 'otp_code_not_found':
    case 'invalid_code':
      return hasExpired ? local('error.otpCodeExpired') : wrongCode();
    case 'unable_to_auth_otp_code':
      return local('error.otpCodeExpired');
    case 'user_lock_limit_reached':
      return local('error.otpCodeLocked');
    default:
      return error;
  }
}
