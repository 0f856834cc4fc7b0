/** Base class of the client's errors. `name` is stable: compare it to tell errors apart. */
export class StytchSDKError extends Error {
  constructor(name: string, message: string, cause?: string) {
    super(message, cause ? { cause } : undefined);
    this.name = name;
  }
}

/** There was no usable answer: no network, a timeout, a malformed answer, or a failed captcha. */
export class StytchAPIUnreachableError extends StytchSDKError {
  /**
   * @param retry_after seconds to wait before a retry, if the server sent `Retry-After`.
   * @param cause what could not be loaded, if it was a part of this package.
   */
  constructor(
    message: string,
    readonly retry_after?: number,
    cause?: string,
  ) {
    super('StytchAPIUnreachableError', message, cause);
  }
}

/** The call is invalid; nothing was sent. */
export class StytchSDKUsageError extends StytchSDKError {
  constructor(message: string) {
    super('StytchSDKUsageError', message);
  }
}

/** The error about wrong arguments, with a line for each problem. */
export const usageError = (call: string, problems: readonly string[]) =>
  new StytchSDKUsageError([`Invalid call to ${call}`, ...problems].join('\n'));

export const destroyedError = () =>
  new StytchSDKUsageError('This client was destroyed. Make a new one with createClient.');
