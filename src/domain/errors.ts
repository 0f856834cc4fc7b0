import type { DeviceErrorName } from './deviceErrors';

/** §8 The error catalogue. Inside the house an error is a value; `client/toError.ts` makes a host's `Error` of it at the door. */

export type AuthError =
  /** `id` is the id of its text, where the message does not tell. */
  | { kind: 'unreachable'; message: string; id?: string; retryAfterMs?: number }
  | {
      kind: 'schema';
      message: string;
      issues: { path: string; message: string }[];
      status_code: number;
      retryAfterMs?: number;
    }
  | ({ kind: 'api'; message: string; retryAfterMs?: number } & ApiErrorFields)
  /** Answered in `sagas/botProtection.ts`: one retry with a fresh captcha token. */
  | { kind: 'captchaRequired'; message: string; retryAfterMs?: number }
  | { kind: 'usage'; message: string }
  /** Our own judgement of what a visitor gave: `id` is the id of its text, `cause` what is behind it, for the host. */
  | { kind: 'local'; id: string; message: string; cause?: string }
  | { kind: 'device'; name: DeviceErrorName; message: string }
  /** What the browser said to a request for a passkey, in its own words: `NotAllowedError`, `AbortError` … */
  | { kind: 'browser'; name: string; message: string };

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

/** Whether the same call may do better later: no answer, a server's own failure, or too many calls. */
export const mayPass = (error: AuthError): boolean =>
  'status_code' in error
    ? error.status_code >= 500 || error.status_code === 429
    : error.kind === 'unreachable';

export const UNREACHABLE_TEXT = 'Unable to contact our servers.';
/** No answer came, or not in time. */
export const UNREACHABLE: AuthError = { kind: 'unreachable', message: UNREACHABLE_TEXT };
/** A part of our own code that is needed now did not come. The flow loader has told the host. */
export const CODE_MISSING: AuthError = { ...UNREACHABLE };
export const INVALID_JSON_TEXT = 'Invalid JSON response from our servers.';
export const INVALID_RESPONSE_TEXT = 'Invalid response from our servers.';

/** A timer beyond 2^31 ms runs out at once. */
const LONGEST_WAIT_MS = 24 * 60 * 60 * 1000;

/** How long the server asked us to wait, where it did. */
export const retryAfterOf = (error: AuthError): number =>
  'retryAfterMs' in error ? Math.min(error.retryAfterMs ?? 0, LONGEST_WAIT_MS) : 0;
