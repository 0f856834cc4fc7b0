const SET_COOKIES = new WeakMap<Response, string[]>();

/** Adds cookies to an answer, and remembers them, because a browser drops them from answers that are made in it. */
export function withCookies(response: Response, cookies: string[]): Response {
  for (const cookie of cookies) response.headers.append('Set-Cookie', cookie);
  SET_COOKIES.set(response, cookies);
  return response;
}

/** The values of `Set-Cookie`, and the other headers. */
export function apart(headers: [string, string][]): [cookies: string[], others: [string, string][]] {
  const isCookie = ([name]: [string, string]): boolean => name.toLowerCase() === 'set-cookie';
  return [headers.filter(isCookie).map(([, value]) => value), headers.filter((header) => !isCookie(header))];
}

/** The cookies that the answer sets. */
export const setCookiesOf = (response: Response): string[] => SET_COOKIES.get(response) ?? [];
