const SET_COOKIES = new WeakMap<Response, string[]>();

/** Adds cookies to an answer, and stores them beside it, because browsers remove `Set-Cookie` from a constructed Response. */
export function withCookies(response: Response, cookies: string[]): Response {
  for (const cookie of cookies) response.headers.append('Set-Cookie', cookie);
  SET_COOKIES.set(response, cookies);
  return response;
}

/** Separates the values of `Set-Cookie` from the other headers. */
export function splitCookies(headers: [string, string][]): [cookies: string[], others: [string, string][]] {
  const isCookie = ([name]: [string, string]): boolean => name.toLowerCase() === 'set-cookie';
  return [headers.filter(isCookie).map(([, value]) => value), headers.filter((header) => !isCookie(header))];
}

/** The cookies that the answer sets. */
export const setCookiesOf = (response: Response): string[] => SET_COOKIES.get(response) ?? [];
