import type { DeviceErrorName } from './deviceErrors';

/**
 * §8 Network and API: errors are plain values in this code. `client/toError.ts` turns one into the `Error` that a host
 * receives.
 */

export type AuthError =
  /**
   * `id` is the reason, as the id of the visitor's text; only errors that no visitor reads have none. `cause` tells the host
   * which file failed to load.
   */
  | { kind: 'unreachable'; message: string; id?: string; cause?: string; retryAfterMs?: number }
  | {
      kind: 'schema';
      message: string;
      issues: { path: string; message: string }[];
      status_code: number;
      retryAfterMs?: number;
    }
  | ({ kind: 'api'; message: string; retryAfterMs?: number } & ApiErrorFields)
  /** Handled in `sagas/botProtection.ts`: one retry with a fresh captcha token. */
  | { kind: 'captchaRequired'; message: string; retryAfterMs?: number }
  | { kind: 'usage'; message: string }
  /**
   * Found by this package. `id` is the id of the visitor's text, `cause` the technical reason for the host.
   */
  | { kind: 'local'; id: string; message: string; cause?: string }
  | { kind: 'device'; name: DeviceErrorName; message: string }
  /** A rejected WebAuthn call, with the browser's own name and message: `NotAllowedError`, `AbortError` … */
  | { kind: 'browser'; name: string; message: string };

export interface ApiErrorFields {
  status_code: number;
  error_type: string;
  error_message: string;
  error_url: string;
  request_id: string;
  /** The provider's further details, if any. */
  error_details?: Record<string, unknown>;
}

/** Makes errors of texts of this package: a new object each time, so that screen readers announce each failure. */
export const localErrors =
  <Id extends string>(texts: Readonly<Record<Id, string>>) =>
  (id: Id): Extract<AuthError, { kind: 'local' }> => ({ kind: 'local', id, message: texts[id] });

/** Result of every endpoint, request and operation: either `data` or `error` is set. */
export type Outcome<T> = { data: T; error?: undefined } | { data?: undefined; error: AuthError };

/** Whether a retry may succeed: no answer, a server error (5xx), or too many requests (429). */
export const mayPass = (error: AuthError): boolean =>
  'status_code' in error
    ? error.status_code >= 500 || error.status_code === 429
    : error.kind === 'unreachable';

const unreachable = (id: string, message: string): Extract<AuthError, { kind: 'unreachable' }> => ({
  kind: 'unreachable',
  id,
  message,
});

/** No answer, or none within the time limit. */
export const UNREACHABLE = unreachable('error.unreachable', 'Unable to contact our servers.');
/** A success without the data that it should have. */
export const INVALID_JSON = unreachable('error.invalidJson', 'Invalid JSON response from our servers.');
/** A failure that is not in the provider's format. */
export const INVALID_RESPONSE = unreachable('error.invalidResponse', 'Invalid response from our servers.');
/** A chunk could not be fetched. The flow loader has reported it to the host. */
export const CODE_MISSING: AuthError = { ...UNREACHABLE };

/** The message of a chunk loader's error names the file. */
export const causeOf = (thrown: unknown): string | undefined =>
  thrown instanceof Error ? thrown.message : undefined;

/** `setTimeout` fires at once for delays beyond 2^31 ms. */
const LONGEST_WAIT_MS = 24 * 60 * 60 * 1000;

/** The wait that the server asked for by `Retry-After`, in ms; 0 without one. */
export const retryAfterOf = (error: AuthError): number =>
  'retryAfterMs' in error ? Math.min(error.retryAfterMs ?? 0, LONGEST_WAIT_MS) : 0;
