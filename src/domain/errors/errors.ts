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
   * An error of this package. `id` is the id of the visitor's text, `cause` the technical reason for the host, `detail` the
   * provider's message where the text replaces that of the provider's error type.
   */
  | { kind: 'local'; id: string; message: string; cause?: string; detail?: string }
  | { kind: 'device'; name: DeviceErrorName; message: string }
  /**
   * A rejected WebAuthn call, with the browser's own name and message: `NotAllowedError`, `AbortError` … `afterMs`
   * is the duration of the call, `isImmediate` its mode.
   */
  | { kind: 'browser'; name: string; message: string; afterMs?: number; isImmediate?: boolean };

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
export type Result<T> = { data: T; error?: undefined } | { data?: undefined; error: AuthError };

/** No answer, or none within the time limit. */
export const UNREACHABLE = {
  kind: 'unreachable',
  id: 'error.unreachable',
  message: 'Unable to contact our servers.',
} as const;

/** A part of the widget's own code could not be fetched. */
export const CHUNK_NOT_LOADED = {
  kind: 'unreachable',
  id: 'error.notLoaded',
  message: 'This page did not load fully. Check your internet connection and try again.',
} as const;

/** The message of a chunk loader's error names the file. */
export const causeOf = (thrown: unknown): string | undefined =>
  thrown instanceof Error ? thrown.message : undefined;

export const messageOf = (thrown: unknown): string => causeOf(thrown) ?? String(thrown);

/** Calls a host's function. Its exceptions are logged. */
export function callHostFunction(
  log: { error(message: string): void },
  name: string,
  call: () => void,
): void {
  try {
    call();
  } catch (error) {
    log.error(`${name} threw: ${messageOf(error)}`);
  }
}

/** API errors about the visitor's input. */
const INPUT_ERROR_TYPES: readonly string[] = [
  'invalid_email',
  'invalid_phone_number',
  'invalid_phone_number_country_code',
  'weak_password',
  'breached_password',
];

/** Whether the field is marked as invalid: only for errors about the visitor's input. */
export const isAboutInput = (error: AuthError | null): boolean =>
  error?.kind === 'local' || (error?.kind === 'api' && INPUT_ERROR_TYPES.includes(error.error_type));
