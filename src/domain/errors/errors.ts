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
