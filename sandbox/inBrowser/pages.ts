const CACHE = 'pricerx-auth-sandbox-pages';

/**
 * Whether a request is for a file of the host: a page, script, style, image or font below the worker's folder. Requests of scripts
 * (`fetch`) are not, because their answers can contain a visitor's data, and other folders can belong to other sites.
 */
export const isOwnFile = ({ url, method, destination }: Request, folder: string): boolean =>
  method === 'GET' && destination !== '' && url.startsWith(folder);

/** Whether an answer may be kept: a whole file, from the folder itself, that its host allows to be stored. */
const mayKeep = ({ status, type, url, headers }: Response, folder: string): boolean =>
  status === 200 &&
  type === 'basic' &&
  url.startsWith(folder) &&
  !/no-store|private/i.test(headers.get('Cache-Control') ?? '');

/**
 * The cache key of a file: its URL. The query and the fragment of a page are removed, because they can contain the token of a
 * link.
 */
function keyOf({ url, mode }: Request): string {
  const key = new URL(url);
  key.hash = '';
  if (mode === 'navigate') key.search = '';
  return key.href;
}

/** Answers a request for a file of the host from the network, or from the cache when the network fails. */
export async function keptPage(request: Request, folder: string): Promise<Response> {
  const cache = await caches.open(CACHE);
  const key = keyOf(request);
  try {
    const response = await fetch(request);
    if (mayKeep(response, folder)) await cache.put(key, response.clone());
    return response;
  } catch (error) {
    const kept = await cache.match(key);
    if (kept) return kept;
    throw error;
  }
}
