import type { Sandbox } from '../sandboxOn';

/** Sends control calls as JSON with the origin of the host page. */
export const controlOf =
  (sandbox: { readonly current: Sandbox }) =>
  async (method: string, path: string, input: Record<string, unknown> | string = {}) => {
    const query =
      method === 'POST' ? '' : `?${new URLSearchParams(input as Record<string, string>).toString()}`;
    const body = typeof input === 'string' ? input : JSON.stringify(input);
    const headers = { 'Content-Type': 'application/json', Origin: 'http://localhost:4310' };
    const init = method === 'POST' ? { method, headers, body } : { method, headers };
    const { origin, handle } = sandbox.current;
    const response = await handle(new Request(`${origin}/sandbox/v1${path}${query}`, init));
    return {
      status: response.status,
      headers: response.headers,
      body: (await response.json()) as Record<string, unknown>,
    };
  };
