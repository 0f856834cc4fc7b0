import type { Route } from '@playwright/test';
import type { Sandbox } from '../sandboxOn';

/** Headers that Playwright writes in one line, each value in a line of its own. */
function headersOf(headers: Headers): Record<string, string> {
  const all = Object.fromEntries(headers);
  const cookies = headers.getSetCookie();
  return cookies.length > 0 ? { ...all, 'set-cookie': cookies.join('\n') } : all;
}

/** Answers a page's request by a sandbox of this process. */
export async function answerBy(sandbox: Sandbox, route: Route): Promise<void> {
  const request = route.request();
  const sent = Object.entries(await request.allHeaders()).filter(([name]) => !name.startsWith(':'));
  const body = request.postDataBuffer();
  const response = await sandbox.handle(
    new Request(request.url(), {
      method: request.method(),
      headers: sent,
      ...(body && { body: new Uint8Array(body) }),
    }),
  );
  if (response.type === 'error') return route.abort('connectionreset');
  return route.fulfill({
    status: response.status,
    headers: headersOf(response.headers),
    body: Buffer.from(await response.arrayBuffer()),
  });
}
