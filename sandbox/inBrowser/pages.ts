const CACHE = 'pricerx-auth-sandbox-pages';

/** The address under which a file is kept. Pages have none of their query, which can have the token of a link. */
function keyOf({ url, mode }: Request): string {
  const key = new URL(url);
  if (mode === 'navigate') key.search = '';
  return key.href;
}

/** Answers for the host's own files from the network, and without a network from what it answered before. */
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
