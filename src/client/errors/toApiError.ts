import { isString } from '../../domain/calls/checkValues';
import type { ApiErrorBody } from '../../domain/entities';

/**
 * Converts any thrown value to the fields of an API error, for uniform display and reports. Never throws.
 * @param thrown an error of this client or any other value.
 * @returns the fields as the provider sent them; for any other error `status_code` 400, `error_type`
 * `unknown_error` and the error's message.
 * @example
 * const { error_type, error_message } = toApiError(error);
 * if (error_type === 'otp_code_not_found') askAgain(error_message);
 */
export function toApiError(thrown: unknown): ApiErrorBody {
  const value = Object(thrown) as Record<string, unknown>;
  const { status_code, error_type, error_message, error_url, request_id, error_details, message } = value;
  if (
    typeof status_code === 'number' &&
    isString(error_type) &&
    isString(error_message) &&
    isString(error_url)
  ) {
    return {
      status_code,
      error_type,
      error_message,
      error_url,
      ...(isString(request_id) && { request_id }),
      ...(typeof error_details === 'object' && error_details && { error_details: { ...error_details } }),
    };
  }
  return {
    status_code: 400,
    error_type: 'unknown_error',
    error_message: isString(thrown) ? thrown : isString(message) ? message : 'Unknown error.',
    error_url: '',
  };
}
