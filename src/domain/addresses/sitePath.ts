/** Only for parsing: the origin must still be this one afterwards. */
const ANY_SITE = 'http://site.invalid';
/** The parameter of the sign-in page's address with the path to return to. */
export const RETURN_PARAMETER = 'return_to';

/** An address or a path; null when it cannot be read. Of a path the origin means nothing. */
export const parsedAddress = (text: string | undefined): URL | null =>
  text && URL.canParse(text, ANY_SITE) ? new URL(text, ANY_SITE) : null;

/** A path of this site, normalised; null for every other text, such as `//evil.example`. */
export function sitePath(text: string | null | undefined): string | null {
  if (!text?.startsWith('/') || !URL.canParse(text, ANY_SITE)) return null;
  const { origin, pathname, search, hash } = new URL(text, ANY_SITE);
  // `/.//evil.example` becomes `//evil.example`, which browsers take as another host.
  return origin === ANY_SITE && !/^\/[/\\]/.test(pathname) ? pathname + search + hash : null;
}

/** The path to which the address of the sign-in page leads back; null without one, and where it is that page itself. */
export function returnPathOf(params: URLSearchParams | undefined, signInPath: string): string | null {
  const back = sitePath(params?.get(RETURN_PARAMETER));
  return back?.split(/[?#]/)[0] === parsedAddress(signInPath)?.pathname ? null : back;
}
