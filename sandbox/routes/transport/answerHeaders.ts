const POLICY = 'Content-Security-Policy';
const SNIFFING = 'X-Content-Type-Options';

/** What a fault may not change: they keep its answer from becoming a page that runs at the sandbox's origin. */
export const PROTECTING_HEADERS: readonly string[] = [POLICY, SNIFFING].map((name) => name.toLowerCase());

/** Cookies know no ports: a document here could read those of every app on localhost. Own pages have a policy already. */
export function protect(response: Response): Response {
  if (response.type === 'error') return response;
  response.headers.set(SNIFFING, 'nosniff');
  if (!response.headers.has(POLICY)) response.headers.set(POLICY, "sandbox; default-src 'none'");
  return response;
}
