import type { AuthError } from './errors';

// What is concluded from an error, apart from the errors themselves: only chunks need it.

/** The only answers that end a visitor's session. Everything else is tried again. */
export const UNRECOVERABLE_ERROR_TYPES: readonly string[] = [
  'unauthorized_credentials',
  'user_unauthenticated',
  'invalid_secret_authentication',
  'session_not_found',
];

export const isUnrecoverable = (error: AuthError): boolean =>
  error.kind === 'api' && UNRECOVERABLE_ERROR_TYPES.includes(error.error_type);

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

export const missingPKCEError = (): AuthError => ({
  kind: 'device',
  name: 'MissingPKCEError',
  message:
    'Make sure this flow is completed on the same device on which it was started: ' +
    'no PKCE code verifier was found in this browser.',
});
