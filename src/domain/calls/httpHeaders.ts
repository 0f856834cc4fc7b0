/** Base64 of the UTF-8 bytes: `btoa` alone throws on characters beyond Latin-1. */
export const base64 = (text: string): string => btoa(String.fromCharCode(...new TextEncoder().encode(text)));

/** The value of `Authorization` for HTTP's basic authentication (RFC 7617). */
export const basicAuthorization = (name: string, password: string): string =>
  `Basic ${base64(`${name}:${password}`)}`;

/** `Retry-After` in ms (RFC 9110): seconds, or a date, which is compared with the server's own `Date` header. */
export function retryAfterMs(header: (name: string) => string | null | undefined): number | undefined {
  const value = header('Retry-After')?.trim();
  if (!value) return undefined;
  if (/^\d+$/.test(value)) return Number(value) * 1000;
  const wait = Date.parse(value) - Date.parse(header('Date') ?? '');
  return Number.isNaN(wait) ? undefined : Math.max(0, wait);
}
