import { isRecord, shown } from '../calls/checkValues';
import { retryAfterMs } from '../calls/httpHeaders';

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
    /** With `rate_limited`, `provider_unavailable` or `keys_unavailable`: when the provider wants the next call, in seconds. */
    readonly retryAfterSeconds?: number,
  ) {
    super(message, options);
    this.status = this.statusCode = STATUS[code] ?? 500;
  }
}

/** For how long the provider asks to wait after this error, in ms. */
export const askedWaitMs = (error: unknown): number =>
  error instanceof AuthServerError ? (error.retryAfterSeconds ?? 0) * 1000 : 0;

/** A call to the provider as the project's server. */
export const secretMissing = (call: string): AuthServerError =>
  new AuthServerError('invalid_options', `${call} asks the provider with options.secret, which is missing.`);

/** Something else than a request was given. */
export function noRequest(call: string, given: unknown): AuthServerError {
  const hints: [boolean, string][] = [
    [isRecord(given) && 'then' in given, ', a promise: await it first'],
    [isRecord(given) && 'request' in given, ', which has a request: pass its field "request"'],
    [isRecord(given) && isRecord(given.req), ', which has a request: pass its field "req" or "req.raw"'],
  ];
  const hint = hints.find(([fits]) => fits)?.[1] ?? '';
  const message = `${call} needs a Request, Node's request or Headers, but got ${shown(given)}${hint}.`;
  return new AuthServerError('invalid_argument', message);
}

/** Something else than a response was given. */
export function noResponse(given: unknown): AuthServerError {
  const message = `applyHeaders needs a Response, Headers, Node's response or Fastify's reply, but got ${shown(given)}.`;
  return new AuthServerError('invalid_argument', message);
}

/** A JWT that the provider has just issued is refused. */
export function jwtNotAccepted(problem: string): AuthServerError {
  const message = `A session JWT that the provider has just issued is not accepted: ${problem}. Compare projectId (the audience), endpoints.issuer and endpoints.jwksUrl with the provider's, and this server's clock.`;
  return new AuthServerError('jwt_not_accepted', message);
}

/** A genuine JWT begins in the future. */
export function clockIsSlow(seconds: number): AuthServerError {
  const message = `A genuine session JWT is valid only in ${seconds} s by this server's clock, which seems to be slow. Set the clock, or options.clockToleranceSeconds.`;
  return new AuthServerError('jwt_not_accepted', message);
}

/** The provider does not know the project, or the secret is another one. */
export function credentialsRefused(
  address: string,
  publicToken: string,
  secret: string | undefined,
): AuthServerError {
  const given = secret === undefined ? `public token "${publicToken}"` : 'project id and secret';
  const hint = secret !== secret?.trim() ? ' The secret begins or ends with white space.' : '';
  const message = `The provider at ${address} refuses the ${given}.${hint}`;
  return new AuthServerError('credentials_refused', message);
}

/** Tells a timeout from a connection that failed, and both from a runtime that cannot make the call. */
export function noAnswer(address: string, thrown: unknown, timeoutMs: number): AuthServerError {
  const cause = thrown as Error & { code?: string; cause?: { code?: string } };
  const code = cause.code ?? cause.cause?.code;
  const isNetwork = code !== undefined || /fetch failed|network|connect|sending request/i.test(cause.message);
  let problem = `was not called, because this runtime refused: ${cause.name}: ${cause.message}`;
  if (isNetwork) problem = `could not be reached${code ? ` (${code})` : ''}.`;
  if (cause.name === 'TimeoutError') problem = `did not answer within ${timeoutMs / 1000} s.`;
  return new AuthServerError('provider_unavailable', `The provider at ${address} ${problem}`, { cause });
}

const LONGEST_PAUSE_SECONDS = 600;

/** An answer of the provider that is of no use, with its type of error or ''. */
export function unusableAnswer(
  address: string,
  { status, headers }: Response,
  type: string,
): AuthServerError {
  const wait = retryAfterMs((name) => headers.get(name));
  let problem = `${type && ` (${type})`}.`;
  if (status < 300) problem = ', but not as its API does. Is it endpoints.apiUrl?';
  // A runtime may hide the status of a redirect.
  if (status === 0 || (status >= 300 && status < 400))
    problem = ', a redirect, which is not followed. Give the address that it leads to as endpoints.apiUrl.';
  return new AuthServerError(
    status === 429 ? 'rate_limited' : 'provider_unavailable',
    `The provider at ${address} answered with status ${status}${problem}`,
    {},
    wait === undefined ? wait : Math.min(Math.ceil(wait / 1000), LONGEST_PAUSE_SECONDS),
  );
}
