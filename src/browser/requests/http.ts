/** The only `fetch` of the project. What is specific to the provider is in `api/http/baseQuery.ts`. */

export interface HttpRequest {
  url: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  headers: Record<string, string>;
  body?: string;
  credentials?: RequestCredentials;
  timeoutMs: number;
  /** Ends the request early. */
  signal?: AbortSignal;
  /** Fetch's `keepalive`: the request may outlive the page. */
  keepalive?: boolean;
}

export interface HttpAnswer {
  status: number;
  text: string;
  header(name: string): string | null;
}

/** Rejects without a complete answer: no network, blocked, aborted, or longer than `timeoutMs`. */
export async function sendHttp({ url, timeoutMs, signal, ...init }: HttpRequest): Promise<HttpAnswer> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), timeoutMs);
  signal?.addEventListener('abort', () => abort.abort());
  try {
    const response = await fetch(url, { ...init, signal: abort.signal });
    // The time limit includes the body, because a server can hang half-way.
    const text = await response.text();
    return { status: response.status, text, header: (name) => response.headers.get(name) };
  } finally {
    clearTimeout(timer);
  }
}
