const POLICY = 'Content-Security-Policy';
const SNIFFING = 'X-Content-Type-Options';

/** Headers that faults cannot change, so that a fault's answer cannot run as a page at the sandbox's origin. */
export const PROTECTING_HEADERS: readonly string[] = [POLICY, SNIFFING].map((name) => name.toLowerCase());

/** Cookies ignore ports, so a script in an answer could read the cookies of every app on localhost. The sandbox's pages set their own policy. */
export function protect(response: Response): Response {
  if (response.type === 'error') return response;
  response.headers.set(SNIFFING, 'nosniff');
  if (!response.headers.has(POLICY)) response.headers.set(POLICY, "sandbox; default-src 'none'");
  return response;
}
