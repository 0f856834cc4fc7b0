import { http, HttpResponse, type RequestHandler } from 'msw';
import type { Sandbox } from './createSandbox';

/** The address is this handler's own, whatever its name: no other site can have led a browser here. */
function withoutHost(request: Request): Request {
  if (!request.headers.has('Host')) return request;
  const headers = new Headers(request.headers);
  headers.delete('Host');
  return new Request(request, { headers });
}

/** msw handlers over the sandbox, for jest and Vitest: every call to its address is answered by the real thing. */
export function sandboxHandlers(sandbox: Sandbox, origin: string = sandbox.origin): RequestHandler[] {
  const base = origin.replace(/\/$/, '');
  return [
    http.all(`${base}/*`, async ({ request }) => {
      const response = await sandbox.handle(withoutHost(request));
      return response.type === 'error' ? HttpResponse.error() : response;
    }),
  ];
}
