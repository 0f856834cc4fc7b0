/** Why the server could not tell who asks, or what the host must correct. */
export type AuthServerErrorCode =
  /** The options of `createAuthServer` are wrong, or the call needs `secret`. */
  | 'invalid_options'
  /** A method was called with a wrong argument. The message names what was given and what is wanted. */
  | 'invalid_argument'
  /** The provider's keys could not be fetched. */
  | 'keys_unavailable'
  /** The provider did not answer in time, or with an error of its own. */
  | 'provider_unavailable'
  /** The provider asks to wait, or too many unknown session tokens came: see `retryAfterSeconds`. */
  | 'rate_limited'
  /** The provider does not know the project, or the secret is wrong. */
  | 'credentials_refused'
  /** A genuine JWT is refused here. The message names the likely causes, such as this server's clock. */
  | 'jwt_not_accepted'
  /** The provider has no user with this id. */
  | 'not_found'
  /** A write came from a page of another site. */
  | 'cross_origin';

const STATUS: Partial<Record<AuthServerErrorCode, 403 | 503>> = {
  cross_origin: 403,
  keys_unavailable: 503,
  provider_unavailable: 503,
  rate_limited: 503,
};

/** An error of `pricerx-auth/server`. Its message is for developers and contains no tokens. */
export class AuthServerError extends Error {
  override readonly name = 'AuthServerError';
  /** The status with which frameworks answer when the error is thrown: 403 for `cross_origin`, 503 while the provider or its keys fail, else 500. */
  readonly status: 403 | 500 | 503;
  /** The same, for Fastify and h3. */
  readonly statusCode: 403 | 500 | 503;

  constructor(
    readonly code: AuthServerErrorCode,
    message: string,
    options?: ErrorOptions,
    /** With `rate_limited` or `provider_unavailable`: when the provider wants the next call, in seconds. */
    readonly retryAfterSeconds?: number,
  ) {
    super(message, options);
    this.status = this.statusCode = STATUS[code] ?? 500;
  }
}
