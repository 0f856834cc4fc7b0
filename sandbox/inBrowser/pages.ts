const CACHE = 'pricerx-auth-sandbox-pages';

/** The cache key of a file: its URL. The query of a page is removed, because it can contain the token of a link. */
function keyOf({ url, mode }: Request): string {
  const key = new URL(url);
  if (mode === 'navigate') key.search = '';
  return key.href;
}

/** Answers a request for a file of the host from the network, or from the cache when the network fails. */
export async function keptPage(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  const key = keyOf(request);
  try {
    const response = await fetch(request);
    if (response.status === 200) await cache.put(key, response.clone());
    return response;
  } catch (error) {
    const kept = await cache.match(key);
    if (kept) return kept;
    throw error;
  }
}
