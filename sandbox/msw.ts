import { http, HttpResponse, type RequestHandler } from 'msw';
import type { Sandbox } from './sandboxOn';

/** Removes the Host header. The check for DNS rebinding does not apply, because msw intercepts the calls in process. */
function withoutHost(request: Request): Request {
  if (!request.headers.has('Host')) return request;
  const headers = new Headers(request.headers);
  headers.delete('Host');
  return new Request(request, { headers });
}

/**
 * msw handlers, for test runners and pages, that pass every call to an origin on to the sandbox.
 * @param sandbox from `createSandbox` or `loadSandbox`.
 * @param origin the address that the code under test calls. Default: the sandbox's own.
 * @example
 * const server = setupServer(...sandboxHandlers(await createSandbox()));
 * server.listen({ onUnhandledRequest: 'bypass' });
 */
export function sandboxHandlers(
  sandbox: Pick<Sandbox, 'origin' | 'handle'>,
  origin: string = sandbox.origin,
): RequestHandler[] {
  const base = origin.replace(/\/$/, '');
  return [
    http.all(`${base}/*`, async ({ request }) => {
      const response = await sandbox.handle(withoutHost(request));
      return response.type === 'error' ? HttpResponse.error() : response;
    }),
  ];
}
