/** Whether a host's name, without a port, is this device: browsers share no cookies of it with subdomains. */
export const isLocalhost = (hostname: string): boolean =>
  /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(hostname);

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** The different values of a name in `document.cookie` or in a `Cookie` header. */
export function cookieValues(cookies: string, name: string): string[] {
  const pairs = cookies.split(/; */).filter((pair) => pair.startsWith(`${name}=`));
  return [...new Set(pairs.map((pair) => decoded(pair.slice(name.length + 1))))];
}

export interface CookieAttributes {
  /** In seconds. */
  maxAge?: number | undefined;
  path?: string | undefined;
  domain?: string | undefined;
  httpOnly?: boolean | undefined;
  secure: boolean;
}

/** The text that sets a cookie, for `document.cookie` or a `Set-Cookie` header. */
export const cookieText = (
  name: string,
  value: string,
  { maxAge, path, domain, httpOnly, secure }: CookieAttributes,
): string =>
  [
    `${name}=${encodeURIComponent(value)}`,
    path && `Path=${path}`,
    domain && `Domain=${domain}`,
    maxAge !== undefined && `Max-Age=${maxAge}`,
    'SameSite=Lax',
    httpOnly && 'HttpOnly',
    secure && 'Secure',
  ]
    .filter(Boolean)
    .join('; ');
