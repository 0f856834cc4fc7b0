import { originOf } from '../domain/addresses/webAddress';
import { isLocalhost } from '../domain/session/cookieText';
import type { RequestParts } from './requests';

/**
 * The site's own address: of the given origins the one of the request's host, else the first. Without one it is what the request says,
 * which is wrong behind a proxy that does not forward host and scheme.
 */
export function siteOf({ host, forwarded }: RequestParts, origins: readonly string[]) {
  const asked = host();
  const schemes = ['https', 'http'].map((scheme) => originOf(`${scheme}://${asked}`));
  const given = origins.find((origin) => schemes.includes(origin)) ?? origins[0];
  const hostname = given === undefined ? asked.replace(/:\d+$/, '') : new URL(given).hostname;
  const isLocal = isLocalhost(hostname);
  // Some browsers refuse `Secure` cookies on http://localhost.
  const isHttps = given?.startsWith('https:') ?? (!isLocal || forwarded('proto') === 'https');
  return { origin: given ?? `${isHttps ? 'https' : 'http'}://${asked}`, hostname, isLocal, isHttps };
}

/** The origins from which a write may come: the given ones, else the request's host with the scheme of the page. */
export function ownOrigins({ host, forwarded }: RequestParts, origins: readonly string[], page: string) {
  if (origins.length > 0) return origins;
  const asked = host();
  const scheme = /^https?:\/\//.exec(page)?.[0];
  const port = forwarded('port');
  const hosts = [asked, ...(port && !/:\d+$/.test(asked) ? [`${asked}:${port}`] : [])];
  return scheme && asked ? hosts.map((each) => originOf(scheme + each)) : [];
}
