/** The only `fetch` of the project. It knows nothing of the provider: `api/baseQuery.ts` does. */

export interface HttpRequest {
  url: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  headers: Record<string, string>;
  body?: string;
  credentials?: RequestCredentials;
  timeoutMs: number;
  /** Let the call outlive the page. */
  keepalive?: boolean;
}

export interface HttpAnswer {
  status: number;
  text: string;
  header(name: string): string | null;
}

/** Rejects when there is no whole answer: no network, blocked, or longer than `timeoutMs`. */
export async function sendHttp({ url, timeoutMs, ...init }: HttpRequest): Promise<HttpAnswer> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), timeoutMs);
  try {
    const response = await fetch(url, { ...init, signal: abort.signal });
    // The limit covers the body too: a server can hang half-way.
    const text = await response.text();
    return { status: response.status, text, header: (name) => response.headers.get(name) };
  } finally {
    clearTimeout(timer);
  }
}
