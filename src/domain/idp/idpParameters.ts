import type { AuthError } from '../errors/errors';

/** Parameters with which an app requests access, from the page's address. */
export interface OAuthAuthorizeParameters {
  /** Id of the app. */
  client_id: string;
  /** Where the visitor returns to. Must be registered for the app. */
  redirect_uri: string;
  /** Default: `code`. */
  response_type?: string;
  /** Separated by spaces. Default: `openid email profile`. */
  scope?: string;
  /** OpenID Connect's `prompt`; `consent` shows the consent even if it was given before. Default: empty. */
  prompt?: string;
}

export interface OAuthAuthorizeSubmission extends OAuthAuthorizeParameters {
  /** The app's PKCE challenge. */
  code_challenge?: string;
  /** Opaque value of the app, returned unchanged. */
  state?: string;
  /** Value of the app for its id token. */
  nonce?: string;
  /** Whether the visitor allows the request. */
  consent_granted: boolean;
}

export interface OAuthLogoutStartFields {
  /** Id of the app that requests the sign-out. */
  client_id: string;
  /** Where the visitor goes afterwards. Must be registered for the app. */
  post_logout_redirect_uri: string;
  /** Opaque value of the app, returned unchanged. */
  state?: string;
  /** The app's id token for this visitor; with it the provider may skip the consent. */
  id_token_hint?: string;
}

/** §3 Identity-provider parameters: the query of an authorization request, with OAuth's names. */
export type AuthorizeParameters = Omit<OAuthAuthorizeSubmission, 'consent_granted'>;

/** The request in the page's address, or its error. */
type IDPRequest =
  | { flow: 'authorize'; parameters: AuthorizeParameters }
  | { flow: 'logout'; parameters: OAuthLogoutStartFields }
  | { flow: 'broken'; error: AuthError };

const AUTHORIZE = {
  required: ['client_id', 'redirect_uri'],
  optional: ['response_type', 'scope', 'code_challenge', 'state', 'nonce', 'prompt'],
} as const;
const LOGOUT = {
  required: ['client_id', 'post_logout_redirect_uri'],
  optional: ['id_token_hint', 'state'],
} as const;

interface Names<R extends string, O extends string> {
  required: readonly R[];
  optional: readonly O[];
}

/** The values as they were sent. An empty value counts as missing. */
function read<R extends string, O extends string>(
  query: URLSearchParams,
  { required, optional }: Names<R, O>,
): { missing: R } | { parameters: Record<R, string> & Partial<Record<O, string>> } {
  const missing = required.find((name) => !query.get(name));
  if (missing !== undefined) return { missing };
  const pairs = [...required, ...optional].flatMap((name) => {
    const value = query.get(name);
    return value ? [[name, value]] : [];
  });
  return { parameters: Object.fromEntries(pairs) as Record<R, string> & Partial<Record<O, string>> };
}

const broken = (parameter: string): IDPRequest => ({
  flow: 'broken',
  error: {
    kind: 'device',
    name: 'IDPOAuthFlowMissingParamError',
    message: `Required parameter is missing: ${parameter}. Please reach out to the application developer.`,
  },
});

/** §4 Authorize flow: an address with `post_logout_redirect_uri` is a sign-out request, any other a request for access. */
export function readIDPRequest(query: URLSearchParams): IDPRequest {
  if (query.has('post_logout_redirect_uri')) {
    const found = read(query, LOGOUT);
    return 'missing' in found ? broken(found.missing) : { flow: 'logout', ...found };
  }
  const found = read(query, AUTHORIZE);
  return 'missing' in found ? broken(found.missing) : { flow: 'authorize', ...found };
}
