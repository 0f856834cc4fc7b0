import type { DeviceErrorName } from './deviceErrors';

/** §8 The error catalogue. Inside the house an error is a value; `client/toError.ts` makes a host's `Error` of it at the door. */

export type AuthError =
  | { kind: 'unreachable'; message: string; retryAfterMs?: number }
  | { kind: 'schema'; message: string; issues: { path: string; message: string }[]; status_code: number }
  | ({ kind: 'api'; message: string; retryAfterMs?: number } & ApiErrorFields)
  /** Answered in `sagas/botProtection.ts`: one retry with a fresh captcha token. */
  | { kind: 'captchaRequired'; message: string }
  | { kind: 'usage'; message: string }
  /** Our own judgement of what a visitor gave: `id` is the id of its text. */
  | { kind: 'local'; id: string; message: string }
  | { kind: 'device'; name: DeviceErrorName; message: string };

export interface ApiErrorFields {
  status_code: number;
  error_type: string;
  error_message: string;
  error_url: string;
  request_id: string;
  /** What more the provider says, where it does. */
  error_details?: Record<string, unknown>;
}

/** What every endpoint, request and operation returns: one of the two is set. */
export type Outcome<T> = { data: T; error?: undefined } | { data?: undefined; error: AuthError };

/** The only answers that end a visitor's session. Everything else is tried again. */
export const UNRECOVERABLE_ERROR_TYPES: readonly string[] = [
  'unauthorized_credentials',
  'user_unauthenticated',
  'invalid_secret_authentication',
  'session_not_found',
];

export const isUnrecoverable = (error: AuthError): boolean =>
  error.kind === 'api' && UNRECOVERABLE_ERROR_TYPES.includes(error.error_type);

export const UNREACHABLE_TEXT = 'Unable to contact our servers.';
export const INVALID_JSON_TEXT = 'Invalid JSON response from our servers.';
export const INVALID_RESPONSE_TEXT = 'Invalid response from our servers.';

/** A timer beyond 2^31 ms runs out at once. */
const LONGEST_WAIT_MS = 24 * 60 * 60 * 1000;

/** How long the server asked us to wait, where it did. */
export const retryAfterOf = (error: AuthError): number =>
  error.kind === 'api' || error.kind === 'unreachable'
    ? Math.min(error.retryAfterMs ?? 0, LONGEST_WAIT_MS)
    : 0;

export const missingPKCEError = (): AuthError => ({
  kind: 'device',
  name: 'MissingPKCEError',
  message:
    'Make sure this flow is completed on the same device on which it was started: ' +
    'no PKCE code verifier was found in this browser.',
});

/** Refusals that say which input is wrong; of all others no field can be blamed. */
const INPUT_ERROR_TYPES: readonly string[] = [
  'invalid_email',
  'invalid_phone_number',
  'invalid_phone_number_country_code',
];

/** Whether an error is about what the visitor typed: only then is its field marked as wrong. */
export const isAboutInput = (error: AuthError | null): boolean =>
  error?.kind === 'local' || (error?.kind === 'api' && INPUT_ERROR_TYPES.includes(error.error_type));
