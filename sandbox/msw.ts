import { http, HttpResponse, type RequestHandler } from 'msw';
import type { Sandbox } from './createSandbox';

/** msw handlers over the sandbox, for jest and Vitest: every call to its address is answered by the real thing. */
export function sandboxHandlers(sandbox: Sandbox, origin: string = sandbox.origin): RequestHandler[] {
  const base = origin.replace(/\/$/, '');
  return [
    http.all(`${base}/*`, async ({ request }) => {
      const response = await sandbox.handle(request);
      return response.type === 'error' ? HttpResponse.error() : response;
    }),
  ];
}
