import { createReadStream, existsSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { listenOnLoopback } from '../../../demo/host/http/listen';

/** The client of a page: the provider's published package, or our build. */
export type Whose = 'provider' | 'ours';

/** The package of a page. `widget` is the provider's package with its screens. */
export type PageKind = Whose | 'widget';

export interface ClientPages {
  url: string;
  /** Opens a page whose clients are made and called by `makeClient` and `tryClient`. */
  open(context: BrowserContext, kind: PageKind, query?: string): Promise<Page>;
  close(): Promise<void>;
}

/** The result of a client method, as JSON. */
export interface Called {
  answer?: unknown;
  error?: { name: string; message: string } & Record<string, unknown>;
}

interface ClientWindow {
  makeOne(publicToken: string, options: unknown): Record<string, unknown>;
  clients: Record<string, Record<string, unknown>>;
}

const root = path.resolve(import.meta.dirname, '../../..');
/** Both packages run in a browser without a bundler, but the widget reads Node's `process`. */
const FOLDERS: Record<Whose, string> = {
  provider: path.join(root, 'node_modules/@stytch/vanilla-js/dist'),
  ours: path.join(root, 'dist/esm'),
};
const SCRIPTS: Record<PageKind, string> = {
  provider: `import { StytchHeadlessClient } from '/provider/index.headless.esm.js';
    window.makeOne = (publicToken, options) => new StytchHeadlessClient(publicToken, options);`,
  ours: `import { createClient } from '/ours/headless.js';
    window.makeOne = (publicToken, options) => {
      const client = createClient(publicToken, options);
      // Ours asks for the project's settings with the first call alone; the provider's when it is made.
      void client.rbac.isAuthorized('resource', 'action');
      return client;
    };`,
  widget: `import { StytchUIClient } from '/provider/index.esm.js';
    window.makeOne = (publicToken, options) => new StytchUIClient(publicToken, options);`,
};

const html = (script: string): string =>
  `<!doctype html><html lang="en"><title>Client</title><link rel="icon" href="data:,"><body><div id="widget"></div>
    <script>window.process = { env: {} };</script><script type="module">${script}
    window.clients = {};</script></body></html>`;

function sendFile(response: ServerResponse, whose: string, name: string): void {
  const folder = FOLDERS[whose as Whose];
  const file = folder && path.join(folder, path.basename(name));
  if (!file?.endsWith('.js') || !existsSync(file)) {
    response.writeHead(404).end();
    return;
  }
  response.writeHead(200, { 'content-type': 'text/javascript' });
  createReadStream(file).pipe(response);
}

/** Pages with one client's package each and nothing else, on an origin of their own. */
export async function serveClientPages(): Promise<ClientPages> {
  const pages: Record<string, string> = {
    '/provider': html(SCRIPTS.provider),
    '/ours': html(SCRIPTS.ours),
    '/widget': html(SCRIPTS.widget),
  };
  const { port, close } = await listenOnLoopback((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const page = pages[pathname];
    const [, whose = '', name = ''] = pathname.split('/');
    if (page === undefined) return sendFile(response, whose, name);
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page);
  }, 0);
  const url = `http://localhost:${port}`;

  return {
    url,
    async open(context, kind, query = '') {
      const page = await context.newPage();
      await page.goto(`${url}/${kind}${query}`);
      return page;
    },
    close,
  };
}

/** A client on the page, kept under a name. */
export const makeClient = (page: Page, name: string, publicToken: string, options: unknown): Promise<void> =>
  page.evaluate(
    ([key, token, given]) => {
      const world = window as unknown as ClientWindow;
      world.clients[key] = world.makeOne(token, given);
    },
    [name, publicToken, options] as const,
  );

/** Calls a method such as `otps.sms.send`. @returns its result */
export const tryClient = (page: Page, name: string, method: string, args: unknown[]): Promise<Called> =>
  page.evaluate(
    async ([key, dotted, given]) => {
      const rooms = dotted.split('.');
      const last = rooms.pop() ?? '';
      let room = (window as unknown as ClientWindow).clients[key] as Record<string, unknown>;
      for (const step of rooms) room = room[step] as Record<string, unknown>;
      try {
        return { answer: await (room[last] as (...values: unknown[]) => unknown).apply(room, given) };
      } catch (error) {
        const { name: kind, message } = error as Error;
        return { error: { ...(error as object), name: kind, message } };
      }
    },
    [name, method, args] as const,
  );
