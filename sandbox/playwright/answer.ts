import type { Route } from '@playwright/test';
import type { Sandbox } from '../sandboxOn';

/** The headers for Playwright, which takes several values of one header as lines of one text. */
function headersOf(headers: Headers): Record<string, string> {
  const all = Object.fromEntries(headers);
  const cookies = headers.getSetCookie();
  return cookies.length > 0 ? { ...all, 'set-cookie': cookies.join('\n') } : all;
}

/** Answers a page's request with the answer of a sandbox in this process. */
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
