/** Whether a host's name, without a port, is this device: browsers share no cookies of it with subdomains. */
export const isLocalhost = (hostname: string): boolean =>
  /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(hostname);

function decoded(value: string): string {
  if (!value.includes('%')) return value;
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/**
 * The different values of a name in `document.cookie` or in a `Cookie` header. Only space and tab are white space around a name, as in
 * browsers: a subdomain can set `__Host-` names with any other white space before them.
 */
export function cookieValues(cookies: string, name: string): string[] {
  const start = `${name}=`;
  const values = new Set<string>();
  for (const text of cookies.split(';')) {
    const pair = text.replace(/^[ \t]+/, '');
    if (pair.startsWith(start)) values.add(decoded(pair.slice(start.length)));
  }
  return [...values];
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
