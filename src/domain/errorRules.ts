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

export const missingPKCEError = (): AuthError => ({
  kind: 'device',
  name: 'MissingPKCEError',
  message:
    'Make sure this flow is completed on the same device on which it was started: ' +
    'no PKCE code verifier was found in this browser.',
});
