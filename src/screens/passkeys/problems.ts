import { AUTOFILL_REFUSAL_MS } from '../../domain/constants';
import { isUnrecoverable, localErrors } from '../../domain/errors/errorRules';
import type { AuthError } from '../../domain/errors/errors';
import { REGISTRATION_NOT_FOUND } from '../../sagas/passkeys/webauthnAuthenticate';
import { passkeyStrings } from './strings';

const local = localErrors(passkeyStrings);

/** The browser returned no credential. */
export const NO_ANSWER = local('error.passkeyUnknown');

/** §8 Passkeys: the error shown when the user could not be fetched: there is no session, or the call failed. */
export const userProblem = (error: AuthError): AuthError =>
  isUnrecoverable(error) ? local('passkey.registrationStart.error.noUser') : error;

/** Aborted by us or by another request: not an error for the host or the visitor. */
export const isAborted = (error: AuthError): boolean =>
  error.kind === 'browser' && error.name === 'AbortError';

/** What headless Chromium says, although it claims to support passkeys in autofill. */
export const isUnsupported = (error: AuthError): boolean =>
  error.kind === 'browser' && error.name === 'NotSupportedError';

/**
 * Whether the browser itself refuses passkeys in autofill. A visitor who declines causes a NotAllowedError too, but not
 * within `AUTOFILL_REFUSAL_MS`.
 */
export function isRefused(error: AuthError): boolean {
  if (error.kind !== 'browser') return false;
  const { name, afterMs = Infinity } = error;
  if (name === 'NotAllowedError') return afterMs < AUTOFILL_REFUSAL_MS;
  return name === 'SecurityError' || isUnsupported(error);
}

/** Whether the browser has found no passkey on this device: in immediate mode, before a visitor could answer. */
export const isNotHere = (error: AuthError): boolean =>
  error.kind === 'browser' &&
  error.isImmediate === true &&
  error.name === 'NotAllowedError' &&
  (error.afterMs ?? Infinity) < AUTOFILL_REFUSAL_MS;

/**
 * §8 Passkeys: the error shown for a failed sign-in. Null when the visitor has declined, which the browser itself
 * shows.
 */
export function signInProblem(error: AuthError): AuthError | null {
  if (error.kind === 'browser') return isNotHere(error) ? local('error.passkeyNotHere') : null;
  if (error.kind === 'api' && error.error_type === REGISTRATION_NOT_FOUND)
    return local('error.passkeyRegistrationNotFound');
  const hasNoTextForVisitors =
    error.kind === 'api' ||
    error.kind === 'schema' ||
    (error.kind === 'device' && error.name === 'PasskeysInvalidEncoding');
  return hasNoTextForVisitors ? NO_ANSWER : error;
}

/**
 * WebAuthn's name for a device that already has a passkey is InvalidStateError; some browsers use another name and one
 * of these messages.
 */
const ALREADY_REGISTERED = /excludeCredentials list|already registered with the relying party/i;

/** §8 Passkeys: the error shown for a failed registration. */
export const registrationProblem = (error: AuthError): AuthError =>
  error.kind === 'browser' && (error.name === 'InvalidStateError' || ALREADY_REGISTERED.test(error.message))
    ? local('passkey.registrationStart.errorDuplicatePasskey')
    : local('passkey.registrationStart.errorUnknown');
