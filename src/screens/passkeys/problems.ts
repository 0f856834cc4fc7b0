import { isUnrecoverable } from '../../domain/errorRules';
import type { AuthError } from '../../domain/errors';
import { REGISTRATION_NOT_FOUND } from '../../sagas/webauthnAuthenticate';
import { passkeyStrings } from './strings';

const local = (id: keyof typeof passkeyStrings): AuthError => ({
  kind: 'local',
  id,
  message: passkeyStrings[id],
});

/** The browser had nothing to give. */
export const NO_ANSWER = local('error.passkeyUnknown');

/** §8 Why the list of passkeys cannot be had: nobody is signed in, or the provider could not be asked. */
export const userProblem = (error: AuthError, isSignedOut: boolean): AuthError =>
  isSignedOut || isUnrecoverable(error) ? local('passkey.registrationStart.error.noUser') : error;

/** Taken back by us, or for another request: nobody's mistake, so nobody hears of it. */
export const isTakenBack = (error: AuthError): boolean =>
  error.kind === 'browser' && error.name === 'AbortError';

/** §8 What the visitor reads of a sign-in that failed; nothing where they have declined, which the browser tells. */
export function signInProblem(error: AuthError): AuthError | null {
  if (error.kind === 'browser') return null;
  if (error.kind === 'api' && error.error_type === REGISTRATION_NOT_FOUND)
    return local('error.passkeyRegistrationNotFound');
  return error.kind === 'api' || error.kind === 'schema' ? NO_ANSWER : error;
}

/** WebAuthn has a name for it; browsers without that name say it in words of their own. */
const ALREADY_REGISTERED = /excludeCredentials list|already registered with the relying party/i;

/** §8 What the visitor reads of a passkey that was not made. */
export const registrationProblem = (error: AuthError): AuthError =>
  error.kind === 'browser' && (error.name === 'InvalidStateError' || ALREADY_REGISTERED.test(error.message))
    ? local('passkey.registrationStart.errorDuplicatePasskey')
    : local('passkey.registrationStart.errorUnknown');
