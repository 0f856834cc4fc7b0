import { httpsOrigin, type ClientOptions, type ResolvedEndpoints } from './clientOptions';
import type { OAuthProvider } from './enums';

/** What a start at a social provider may carry. */
export interface OAuthStartOptions {
  /** Scopes beside those that the project asks for anyway. */
  custom_scopes?: string[] | null;
  /** Parameters that are handed on to the social provider, such as `{ prompt: 'select_account' }`. */
  provider_params?: Record<string, string> | null;
  /** Where a known user comes back to. Default: the project's. Must be registered with the provider. */
  login_redirect_url?: string | null;
  /** Where a new user comes back to. */
  signup_redirect_url?: string | null;
}

/** Where starts go: to the address that the host gave, else the project's own domain, else the default host. */
export function oauthBaseUrl(
  { endpoints: given }: ClientOptions,
  { apiUrl }: Pick<ResolvedEndpoints, 'apiUrl'>,
  cnameDomain: string | null,
): string {
  if (given?.apiUrl !== undefined || !cnameDomain) return apiUrl;
  return httpsOrigin(cnameDomain) ?? apiUrl;
}

/** §7 The address of the OAuth start page; the parameters stand in the wire's order. */
export function oauthStartUrl(
  base: string,
  provider: OAuthProvider,
  start: OAuthStartOptions & { public_token: string; code_challenge?: string },
): string {
  const query = new URLSearchParams();
  const add = (name: string, value: string | null | undefined) => {
    if (value) query.append(name, value);
  };
  add('public_token', start.public_token);
  add('code_challenge', start.code_challenge);
  add('custom_scopes', start.custom_scopes?.join(' '));
  for (const [name, value] of Object.entries(start.provider_params ?? {})) {
    // Handed on as it is: for the social provider an empty one may mean something.
    if (value !== undefined && value !== null) query.append(`provider_${name}`, value);
  }
  add('login_redirect_url', start.login_redirect_url);
  add('signup_redirect_url', start.signup_redirect_url);
  return `${base}/v1/public/oauth/${provider}/start?${query.toString()}`;
}
