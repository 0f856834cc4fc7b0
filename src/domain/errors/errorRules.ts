import { causeOf, CHUNK_NOT_LOADED, type AuthError } from './errors';
import { MISSING_PKCE_MESSAGE } from './missingPKCE';

/** A successful response without the required data. */
export const INVALID_JSON = {
  kind: 'unreachable',
  id: 'error.invalidJson',
  message: 'Invalid JSON response from our servers.',
} as const;
/** An error response that is not in the provider's format. */
export const INVALID_RESPONSE = {
  kind: 'unreachable',
  id: 'error.invalidResponse',
  message: 'Invalid response from our servers.',
} as const;

/** A link without proof that this browser requested it has signed in another user than the one of the requested mail. */
export const OTHER_USERS_LINK = {
  kind: 'local',
  id: 'error.otherUsersLink',
  message:
    'This link is for a different account, so you were not logged in. Open the link in the email that you asked for.',
} as const;

/** Creates errors with texts of this package: a new object each time, so that screen readers announce each failure. */
export const localErrors =
  <Id extends string>(messages: Readonly<Record<Id, string>>) =>
  (id: Id): Extract<AuthError, { kind: 'local' }> => ({ kind: 'local', id, message: messages[id] });

/** Whether a retry may succeed: no answer, a server error (5xx), or too many requests (429). */
export const isRetryable = (error: AuthError): boolean =>
  'status_code' in error
    ? error.status_code >= 500 || error.status_code === 429
    : error.kind === 'unreachable';

/** `setTimeout` fires at once for delays beyond 2^31 ms. */
const LONGEST_WAIT_MS = 24 * 60 * 60 * 1000;

/** The time in the `Retry-After` header, in ms; 0 without one. */
export const retryAfterOf = (error: AuthError): number =>
  'retryAfterMs' in error ? Math.min(error.retryAfterMs ?? 0, LONGEST_WAIT_MS) : 0;

/** The API errors that end a session. After all other errors the refresh is retried. */
export const UNRECOVERABLE_ERROR_TYPES: readonly string[] = [
  'unauthorized_credentials',
  'user_unauthenticated',
  'invalid_secret_authentication',
  'session_not_found',
];

export const isUnrecoverable = (error: AuthError): boolean =>
  error.kind === 'api' && UNRECOVERABLE_ERROR_TYPES.includes(error.error_type);

const SPENT_LINK_ERROR_TYPES: readonly string[] = [
  'magic_link_not_found',
  'unable_to_auth_magic_link',
  'unable_to_auth_password_reset_token',
  'pkce_expected_code_verifier',
  'pkce_did_not_expect_code_verifier',
  'pkce_mismatch',
];

/** Whether a link was used, has expired or belongs to another browser, so that a retry cannot succeed. */
export const isLinkUnusable = (error: AuthError): boolean =>
  error.kind === 'api' && SPENT_LINK_ERROR_TYPES.includes(error.error_type);

export const missingPKCEError = (): AuthError => ({
  kind: 'device',
  name: 'MissingPKCEError',
  message: MISSING_PKCE_MESSAGE,
});

/** Whether the link or the OAuth start was made without a PKCE challenge. */
export const expectsNoVerifier = (error: AuthError | undefined): boolean =>
  error?.kind === 'api' && /pkce_did_not_expect_code_verifier/i.test(error.error_type);

/** Whether the verifier belongs to another mail. */
export const isVerifierMismatch = (error: AuthError | undefined): boolean =>
  error?.kind === 'api' && /pkce_mismatch/i.test(error.error_type);

/** The error that the host receives when a chunk could not be fetched. */
export const chunkNotLoaded = (thrown: unknown): AuthError => ({
  ...CHUNK_NOT_LOADED,
  cause: causeOf(thrown),
});

export const chunkMissing = (name: string): AuthError =>
  chunkNotLoaded(new Error(`The chunk "${name}" did not load.`));
