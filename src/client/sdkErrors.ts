/** The base of the errors that a host can catch; `name` is stable and safe to compare with. */
export class StytchSDKError extends Error {
  constructor(name: string, message: string, cause?: string) {
    super(message, cause ? { cause } : undefined);
    this.name = name;
  }
}

/** No usable answer came: no network, a time-out, a broken answer, or a captcha that could not be passed. */
export class StytchAPIUnreachableError extends StytchSDKError {
  /**
   * @param retry_after seconds to wait before the next try, where the server said so.
   * @param cause what did not load, where it was a part of this package.
   */
  constructor(
    message: string,
    readonly retry_after?: number,
    cause?: string,
  ) {
    super('StytchAPIUnreachableError', message, cause);
  }
}

/** The call itself is wrong; nothing was sent. */
export class StytchSDKUsageError extends StytchSDKError {
  constructor(message: string) {
    super('StytchSDKUsageError', message);
  }
}

export const destroyedError = () =>
  new StytchSDKUsageError('This client was destroyed. Make a new one with createClient.');
