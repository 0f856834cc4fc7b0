import { isWebAddress } from '../../src/domain/addresses/webAddress';
import type { RefusalType } from './refusals';
import { refuse } from './refusals';

export interface Redirects {
  /** The project's redirect URLs, or null without a list. */
  listed: string[] | null;
  /** The origin of the page that made the call. */
  page: string;
  /** Whether an origin is loopback, the sandbox's own or a configured one. */
  isTrusted(origin: string): boolean;
}

const HOW_TO_ALLOW =
  'Without a list, redirect URLs are on this machine: add the URL to redirect_urls of the project, or its origin to PRICERX_SANDBOX_ORIGINS.';

/**
 * Checks a requested redirect URL. It must be one of the project's URLs, compared as exact strings; when the project has no list,
 * an http(s) URL of a trusted origin, because pages of every website can make the call. Without a requested URL the project's
 * first URL is used, or else the page that made the call.
 */
export function checkRedirectUrl(
  wish: string | undefined,
  { listed, page, isTrusted }: Redirects,
  refusal: RefusalType = 'no_match_for_provided_magic_link_url',
): string {
  const url = wish || (listed?.[0] ?? page);
  const fits = isWebAddress(url) && (listed ? !wish || listed.includes(url) : isTrusted(new URL(url).origin));
  return fits ? url : refuse(refusal, listed ? undefined : HOW_TO_ALLOW);
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
