import { RETURN_PARAMETER, sitePath } from '../domain/addresses/sitePath';
import { AuthServerError } from './errors';
import { bearerOf, type RequestParts } from './requests';

const READS = ['GET', 'HEAD', 'OPTIONS'];

/** The address of the sign-in page, with the path to return to. */
export function signInAddress(signInPath: string, { method, url }: RequestParts): string {
  const address = READS.includes(method) ? url() : null;
  const back = address && sitePath(address.pathname + address.search);
  if (back === null || back === '/') return signInPath;
  return `${signInPath}${signInPath.includes('?') ? '&' : '?'}${RETURN_PARAMETER}=${encodeURIComponent(back)}`;
}

/**
 * Browsers send cookies with requests that pages of other sites start (CSRF). `Sec-Fetch-Site` and `Origin` cannot be set by pages.
 * @throws AuthServerError `cross_origin`
 */
export function refuseCrossOrigin(parts: RequestParts, origin: string | undefined): void {
  const { method, header } = parts;
  if (READS.includes(method) || bearerOf(parts) !== undefined) return;
  const host = parts.host();
  const sent = header('origin');
  const isOwn =
    origin === undefined ? URL.canParse(sent) && new URL(sent).host === host && host !== '' : sent === origin;
  if (isOwn && ['', 'same-origin'].includes(header('sec-fetch-site'))) return;
  throw new AuthServerError(
    'cross_origin',
    `This ${method} request came from ${sent ? `"${sent}"` : 'a client that sends no Origin header'}, not from a page of ${origin ?? `"${host}"`}. Answer it with status 403.`,
  );
}
