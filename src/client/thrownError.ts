import { deviceErrorOf } from '../domain/deviceErrors';
import { StytchSDKError } from './sdkErrors';

type ThrownValue = { name?: string; message?: string };

/** An exception where none is expected. What was thrown is kept: its name, its message, and all of it as `cause`. */
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

/** By name, since another copy of the package on the page has classes of its own. */
const isOurs = (thrown: unknown): thrown is StytchSDKError =>
  thrown instanceof Error && thrown.name.startsWith('Stytch');

/** What an exception inside an operation is for a host: a native code by its name, anything else an internal error. */
export function thrownError(thrown: unknown): StytchSDKError {
  if (isOurs(thrown)) return thrown;
  const known = deviceErrorOf((Object(thrown) as ThrownValue).message);
  return known ? new StytchSDKError(known.name, known.message) : new InternalError(thrown);
}
