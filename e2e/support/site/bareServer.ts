import { createReadStream, existsSync } from 'node:fs';
import type { RequestListener, ServerResponse } from 'node:http';
import path from 'node:path';
import { listenOnLoopback } from '../../../demo/host/http/listen';

export interface BarePage {
  html?: string;
  /** The whole document, or another file with its `content-type`, in place of one around `html`. */
  document?: string | Buffer;
  /** A policy for the page; `HOST` and `SANDBOX` stand for the two origins. */
  csp?: string;
  /** Further headers of the page. */
  headers?: Record<string, string>;
  /** The script tag's nonce. */
  nonce?: string;
}

export interface BareServer {
  url: string;
  /** Serves a page, at a path of its own unless one is given, and returns its address. */
  add(page: BarePage, pathname?: string): string;
  close(): Promise<void>;
}

const dist = path.resolve(import.meta.dirname, '../../../dist');
const WIDGET_FILE = /^\/(pricerx-auth[\w.]*|esm\/[\w.]+)\.js$/;

/** Serves pages with only the script tag on a separate origin, for set-ups that the host page cannot have. */
export async function serveBarePages(sandboxUrl: string): Promise<BareServer> {
  const pages = new Map<string, BarePage>();

  const listener: RequestListener = (request, response) => {
    const { pathname } = new URL(request.url ?? '/', url);
    const page = pages.get(pathname);
    if (page) return sendPage(response, page);
    const file = path.join(dist, pathname);
    if (!WIDGET_FILE.test(pathname) || !existsSync(file)) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'content-type': 'text/javascript', 'access-control-allow-origin': '*' });
    createReadStream(file).pipe(response);
  };

  const sendPage = (
    response: ServerResponse,
    { html = '<div id="sign-in"></div>', document, csp, headers, nonce = '' }: BarePage,
  ): void => {
    const policy = csp?.replaceAll('HOST', url).replaceAll('SANDBOX', sandboxUrl);
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      ...(policy ? { 'content-security-policy': policy } : {}),
      ...headers,
    });
    response.end(
      document ??
        `<!doctype html><html lang="en"><title>Bare</title><link rel="icon" href="data:,"><body>${html}<script nonce="${nonce}" crossorigin src="/pricerx-auth.js"></script></body></html>`,
    );
  };

  const { port, close } = await listenOnLoopback(listener, 0);
  const url = `http://localhost:${port}`;

  return {
    url,
    add(page, pathname = `/page-${pages.size + 1}.html`) {
      pages.set(pathname, page);
      return `${url}${pathname}`;
    },
    close,
  };
}
