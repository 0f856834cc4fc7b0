import { AuthServerError } from './errors';
import { bearerOf, type RequestParts } from './requests';

const RETURN_PARAMETER = 'return_to';
/** Only for parsing: its origin must still be that of a path afterwards. */
const ANY_SITE = 'http://site.invalid';
const READS = ['GET', 'HEAD', 'OPTIONS'];

/** A path of this site, normalised; null for every other text, such as `//evil.example`. */
export function sitePath(text: string | null): string | null {
  if (!text?.startsWith('/') || !URL.canParse(text, ANY_SITE)) return null;
  const { origin, pathname, search, hash } = new URL(text, ANY_SITE);
  // `/.//evil.example` becomes `//evil.example`, which browsers take as another host.
  return origin === ANY_SITE && !/^\/[/\\]/.test(pathname) ? pathname + search + hash : null;
}

/** The address of the sign-in page, with the path to come back to. */
export function signInAddress(signInPath: string, { method, url }: RequestParts): string {
  const back = url && READS.includes(method) ? sitePath(url.pathname + url.search) : null;
  const sign = signInPath.includes('?') ? '&' : '?';
  return back === null || back === '/'
    ? signInPath
    : `${signInPath}${sign}${RETURN_PARAMETER}=${encodeURIComponent(back)}`;
}

/** The path in the address of the sign-in page; `/` without one, and where it is the sign-in page itself. */
export function pathBack(signInPath: string, { url }: RequestParts): string {
  const back = sitePath(url?.searchParams.get(RETURN_PARAMETER) ?? null);
  return back === null || new URL(back, ANY_SITE).pathname === new URL(signInPath, ANY_SITE).pathname
    ? '/'
    : back;
}

/**
 * Browsers send cookies with requests that pages of other sites start (CSRF). `Sec-Fetch-Site` and `Origin` cannot be set by pages.
 * @throws AuthServerError `cross_origin`
 */
export function refuseCrossOrigin(parts: RequestParts, origin: string | undefined): void {
  const { method, host, header } = parts;
  if (READS.includes(method) || bearerOf(parts) !== undefined) return;
  const sent = header('origin');
  const isOwn =
    origin === undefined ? URL.canParse(sent) && new URL(sent).host === host && host !== '' : sent === origin;
  const site = header('sec-fetch-site');
  if (isOwn && (site === '' || site === 'same-origin')) return;
  throw new AuthServerError(
    'cross_origin',
    `This ${method} request came from ${sent ? `"${sent}"` : 'a client that sends no Origin header'}, not from a page of ${origin ?? `"${host}"`}. Answer it with status 403.`,
  );
}
