import type { ApiErrorFields, AuthError } from '../../domain/errors/errors';
import { StytchAPIUnreachableError, StytchSDKError, StytchSDKUsageError } from './sdkErrors';

/** The provider has rejected the call. The error has the fields of its answer. */
export class StytchAPIError extends StytchSDKError implements ApiErrorFields {
  readonly status_code: number;
  readonly error_type: string;
  readonly error_message: string;
  readonly error_url: string;
  readonly request_id: string;
  readonly error_details?: Record<string, unknown>;
  /** Seconds to wait before a retry, if the provider sent `Retry-After`. */
  readonly retry_after?: number;

  constructor(
    { status_code, error_type, error_message, error_url, request_id, error_details }: ApiErrorFields,
    retry_after?: number,
  ) {
    super(
      'StytchAPIError',
      `[${status_code}] ${error_type}\n${error_message}\nSee ${error_url} for more information.\nrequest_id: ${request_id}\n`,
    );
    this.status_code = status_code;
    this.error_type = error_type;
    this.error_message = error_message;
    this.error_url = error_url;
    this.request_id = request_id;
    this.error_details = error_details;
    this.retry_after = retry_after;
  }
}

/** A field of the call has the wrong JSON type; `issues` lists the fields. */
export class StytchAPISchemaError extends StytchSDKError {
  readonly issues: readonly { path: string; message: string }[];
  readonly status_code: number;

  constructor(issues: readonly { path: string; message: string }[], status_code: number) {
    const lines = issues.map(({ path, message }) => `${path}: ${message}`);
    super('StytchAPISchemaError', ['Request does not match expected schema', ...lines].join('\n'));
    this.issues = issues;
    this.status_code = status_code;
  }
}

/** Rounded up, so that a wait is never too short. */
const secondsOf = (ms: number | undefined) => (ms === undefined ? undefined : Math.ceil(ms / 1000));

/** Converts an error value to the `Error` that a host receives. */
export function toError(error: AuthError): StytchSDKError {
  switch (error.kind) {
    case 'api':
      return new StytchAPIError(error, secondsOf(error.retryAfterMs));
    case 'schema':
      return new StytchAPISchemaError(error.issues, error.status_code);
    case 'unreachable':
      return new StytchAPIUnreachableError(error.message, secondsOf(error.retryAfterMs), error.cause);
    case 'captchaRequired':
      return new StytchAPIUnreachableError(error.message);
    case 'usage':
      return new StytchSDKUsageError(error.message);
    case 'device':
    case 'browser':
      return new StytchSDKError(error.name, error.message);
    case 'local':
      return new StytchSDKError('StytchSDKError', error.message, error.cause);
  }
}
