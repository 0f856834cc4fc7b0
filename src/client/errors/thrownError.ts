import { deviceErrorOf } from '../../domain/errors/deviceErrors';
import { StytchSDKError } from './sdkErrors';

type ThrownValue = { name?: string; message?: string };

/** An unexpected exception. Its name and message are in the message, the thrown value is `cause`. */
export class InternalError extends StytchSDKError {
  readonly original_name: string;
  override readonly cause: unknown;

  constructor(thrown: unknown) {
    const { name, message } = Object(thrown) as ThrownValue;
    super('InternalError', message || 'Something failed unexpectedly inside this package.');
    this.original_name = name ?? '';
    this.cause = thrown;
  }
}

/** Compared by name, because another copy of the package on the page has its own classes. */
const isOurs = (thrown: unknown): thrown is StytchSDKError =>
  thrown instanceof Error && thrown.name.startsWith('Stytch');

/**
 * An exception inside an operation, as the host's error: by its name when its message is a native code, else
 * an internal error.
 */
export function thrownError(thrown: unknown): StytchSDKError {
  if (isOurs(thrown)) return thrown;
  const known = deviceErrorOf((Object(thrown) as ThrownValue).message);
  return known ? new StytchSDKError(known.name, known.message) : new InternalError(thrown);
}
