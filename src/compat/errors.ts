import type { ApiErrorBody } from '../domain/entities';

/** A class whose instances are the errors with these names: those of this package are of its own classes. */
const errorNamed = <Fields = object>(...names: [string, ...string[]]) =>
  class extends Error {
    static override [Symbol.hasInstance](thrown: unknown): boolean {
      return thrown instanceof Error && names.includes(thrown.name);
    }
    override readonly name = names[0];
  } as unknown as new (message?: string) => Error & Fields;

/** The provider has rejected the call. */
export class StytchAPIError extends errorNamed<ApiErrorBody>('StytchAPIError') {}
/** A field of the call has the wrong JSON type. */
export class StytchAPISchemaError extends errorNamed('StytchAPISchemaError') {}
/** There was no usable answer. */
export class StytchAPIUnreachableError extends errorNamed('StytchAPIUnreachableError') {}
/** The call is invalid; nothing was sent. */
export class StytchSDKUsageError extends errorNamed('StytchSDKUsageError') {}
/** The call needs a session, and there is none. */
export class NoCurrentSessionError extends errorNamed('NoCurrentSessionError') {}
/** The sign-in was started in another browser. */
export class MissingPKCEError extends errorNamed('MissingPKCEError') {}
/** An unexpected exception. */
export class InternalError extends errorNamed('InternalError') {}
const NOT_OF_API = ['NoCurrentSessionError', 'MissingPKCEError', 'InternalError', 'InvalidStartUrlError'];
/** An error that does not come from the provider's API. */
export class StytchSDKError extends errorNamed('StytchSDKError', ...NOT_OF_API) {}
