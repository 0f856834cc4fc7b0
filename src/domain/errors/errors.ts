import type { DeviceErrorName } from './deviceErrors';

/**
 * §8 Network and API: errors are plain values. `client/errors/toError.ts` creates the `Error` objects for hosts.
 */

export type AuthError =
  /**
   * `id` is the id of the visitor's text, which is missing for errors that no visitor sees. `cause` is for the host: the
   * file that could not be loaded.
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
  /** Causes one retry with a new captcha token (`sagas/protection/botProtection.ts`). */
  | { kind: 'captchaRequired'; message: string; retryAfterMs?: number }
  | { kind: 'usage'; message: string }
  /**
   * An error of this package. `id` is the id of the visitor's text, `cause` the technical reason for the host.
   */
  | { kind: 'local'; id: string; message: string; cause?: string }
  | { kind: 'device'; name: DeviceErrorName; message: string }
  /**
   * A rejected WebAuthn call, with the browser's own name and message: `NotAllowedError`, `AbortError` … `afterMs`
   * is the duration of the call.
   */
  | { kind: 'browser'; name: string; message: string; afterMs?: number };

export interface ApiErrorFields {
  status_code: number;
  error_type: string;
  error_message: string;
  error_url: string;
  request_id: string;
  /** The provider's further details, if any. */
  error_details?: Record<string, unknown>;
}

/** Result of every endpoint, request and operation: either `data` or `error` is set. */
export type Outcome<T> = { data: T; error?: undefined } | { data?: undefined; error: AuthError };

/** No answer, or none within the time limit. */
export const UNREACHABLE = {
  kind: 'unreachable',
  id: 'error.unreachable',
  message: 'Unable to contact our servers.',
} as const;

/** The message of a chunk loader's error names the file. */
export const causeOf = (thrown: unknown): string | undefined =>
  thrown instanceof Error ? thrown.message : undefined;
