import { isWebAddress } from '../../src/domain/addresses/webAddress';
import type { RefusalType } from './refusals';
import { refuse } from './refusals';

/**
 * Checks a requested redirect URL. It must be one of the project's URLs, compared as exact strings, or any http(s) URL when
 * the project has no list. Without a requested URL the project's first URL is used, or else the page that made the call.
 */
export function checkRedirectUrl(
  wish: string | undefined,
  allowed: string[] | null,
  page: string,
  refusal: RefusalType = 'no_match_for_provided_magic_link_url',
): string {
  const url = wish || (allowed?.[0] ?? page);
  const fits = isWebAddress(url) && (!wish || !allowed || allowed.includes(url));
  return fits ? url : refuse(refusal);
}

export const originsOf = (urls: string[]): string[] =>
  urls.flatMap((url) => (isWebAddress(url) ? [new URL(url).origin] : []));

const ADDED = ['stytch_token_type', 'token'];

function withoutToken(url: string): string {
  const plain = new URL(url);
  for (const name of ADDED) plain.searchParams.delete(name);
  return plain.href;
}

/** Whether a URL is one of these redirect URLs, with or without a token. */
export const isRedirectTo = (url: string, allowed: string[]): boolean =>
  allowed.some((each) => URL.canParse(each) && withoutToken(each) === withoutToken(url));

/** Adds the token and its type to the redirect URL. */
export function withToken(redirectUrl: string, tokenType: string, token: string): string {
  const url = new URL(redirectUrl);
  url.searchParams.set('stytch_token_type', tokenType);
  url.searchParams.set('token', token);
  return url.href;
}
