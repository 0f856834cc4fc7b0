import { pagePath } from '../domain/addresses/pagePath';
import { RETURN_PARAMETER } from '../domain/addresses/sitePath';
import { AuthServerError } from '../domain/server/authServerError';
import type { RequestParts } from './requests';
import { ownOrigins } from './site';

const READS = ['GET', 'HEAD', 'OPTIONS'];
const PAGES = ['document', 'iframe', 'frame'];

/** Whether the browser shows the answer as a page. All others are read by a script, an image and so on. */
export function isForPage({ header }: RequestParts): boolean {
  const destination = header('sec-fetch-dest');
  return destination ? PAGES.includes(destination) : header('accept').includes('text/html');
}

/** The address of the sign-in page, with the path to return to. */
export function signInAddress(signInPath: string, parts: RequestParts): string {
  const address = READS.includes(parts.method || 'GET') ? parts.url() : null;
  const back = address && pagePath(address, isForPage(parts));
  if (back === null || back === '/') return signInPath;
  return `${signInPath}${signInPath.includes('?') ? '&' : '?'}${RETURN_PARAMETER}=${encodeURIComponent(back)}`;
}

/**
 * Browsers send cookies with requests that pages of other sites start (CSRF). `Sec-Fetch-Site` and `Origin` cannot be set by pages.
 * A request whose method is unknown counts as a write.
 * @throws AuthServerError `cross_origin`
 */
export function refuseCrossOrigin(parts: RequestParts, origins: readonly string[]): void {
  const { method, header, host } = parts;
  if (READS.includes(method)) return;
  const sent = header('origin');
  const isOwn = ownOrigins(parts, origins, sent).includes(sent);
  if (isOwn && ['', 'same-origin'].includes(header('sec-fetch-site'))) return;
  const own = origins.length > 0 ? origins.join(' or ') : `"${host()}"`;
  throw new AuthServerError(
    'cross_origin',
    `This ${method ? `${method} request` : 'request without a method'} came from ${sent ? `"${sent}"` : 'a client that sends no Origin header'}, not from a page of ${own}. Answer it with status 403.`,
  );
}
