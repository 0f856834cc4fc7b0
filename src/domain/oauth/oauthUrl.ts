import {
  httpsOrigin,
  wholeAddress,
  type ClientOptions,
  type ResolvedEndpoints,
} from '../config/clientOptions';
import type { OAuthProvider } from '../enums';

/** Options of a sign-in at a social provider. */
export interface OAuthStartOptions {
  /** OAuth scopes in addition to those that the project always requests. */
  custom_scopes?: string[] | null;
  /** Parameters passed on to the social provider, such as `{ prompt: 'select_account' }`. */
  provider_params?: Record<string, string> | null;
  /** Address to which existing users return. Must be registered with the provider. Default: the project's. */
  login_redirect_url?: string | null;
  /** Address to which new users return. Must be registered with the provider. Default: the project's. */
  signup_redirect_url?: string | null;
}

/**
 * Base address of OAuth starts: the host's `endpoints.apiUrl`, else the project's own domain, else the
 * default host.
 */
export function oauthBaseUrl(
  { endpoints: given }: ClientOptions,
  { apiUrl }: Pick<ResolvedEndpoints, 'apiUrl'>,
  cnameDomain: string | null,
): string {
  if (wholeAddress(given?.apiUrl ?? '') || !cnameDomain) return apiUrl;
  return httpsOrigin(cnameDomain) ?? apiUrl;
}

/** §7 The OAuth start: its address, with its parameters in the wire's order. */
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
    // Kept even when empty: an empty parameter may have a meaning for the social provider.
    if (value !== undefined && value !== null) query.append(`provider_${name}`, value);
  }
  add('login_redirect_url', start.login_redirect_url);
  add('signup_redirect_url', start.signup_redirect_url);
  return `${base}/v1/public/oauth/${provider}/start?${query.toString()}`;
}
