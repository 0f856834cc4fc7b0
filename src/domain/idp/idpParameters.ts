import type { AuthError } from '../errors/errors';

/** §3 Identity-provider parameters: the query of an authorization request, with OAuth's names. */
export interface AuthorizeParameters {
  client_id: string;
  redirect_uri: string;
  response_type?: string;
  scope?: string;
  code_challenge?: string;
  state?: string;
  nonce?: string;
  prompt?: string;
}

export interface LogoutParameters {
  client_id: string;
  post_logout_redirect_uri: string;
  id_token_hint?: string;
  state?: string;
}

/** The request in the page's address, or its error. */
export type IDPRequest =
  | { flow: 'authorize'; parameters: AuthorizeParameters }
  | { flow: 'logout'; parameters: LogoutParameters }
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
