import type { AuthError } from '../../domain/errors/errors';
import { localErrors } from '../../domain/errors/errorRules';
import { otpStrings } from './strings';

const local = localErrors(otpStrings);

export const wrongCode = (): AuthError => local('error.otpCodeNotFound');

/** The error shown for a rejected code. It calls the code wrong only if the provider does. */
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
