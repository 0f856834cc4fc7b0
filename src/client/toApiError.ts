import type { ApiErrorBody } from '../domain/entities';

const isText = (value: unknown): value is string => typeof value === 'string';

/**
 * Gives any thrown value the fields of an API error, so that one piece of code can show or report them all.
 * @param thrown whatever a promise of the client rejected with, or anything else that was caught. Never throws itself.
 * @returns the fields as the provider sent them; for everything else `status_code` 400, `error_type` `unknown_error` and the
 * error's own message.
 * @example
 * const { error_type, error_message } = toApiError(error);
 * if (error_type === 'otp_code_not_found') askAgain(error_message);
 */
export function toApiError(thrown: unknown): ApiErrorBody {
  const value = Object(thrown) as Record<string, unknown>;
  const { status_code, error_type, error_message, error_url, request_id, error_details, message } = value;
  if (typeof status_code === 'number' && isText(error_type) && isText(error_message) && isText(error_url)) {
    return {
      status_code,
      error_type,
      error_message,
      error_url,
      ...(isText(request_id) && { request_id }),
      ...(typeof error_details === 'object' && error_details && { error_details: { ...error_details } }),
    };
  }
  return {
    status_code: 400,
    error_type: 'unknown_error',
    error_message: isText(thrown) ? thrown : isText(message) ? message : 'Unknown error.',
    error_url: '',
  };
}
