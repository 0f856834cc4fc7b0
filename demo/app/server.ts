import type { IncomingMessage, ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import { fileReply, readBelow } from '../host/http/files';
import { listenOnLoopback } from '../host/http/listen';
import { methodNotAllowed, notFound, problem } from '../host/http/reply';
import type { Reply } from '../host/http/reply';
import { sendReply } from '../host/http/send';
import { redirect } from './html';
import { languageOf } from './language';
import { createProvider } from './provider';
import { CALLBACK_PATH, createAppRoutes, SIGNED_OUT_PATH } from './routes';
import { welcome } from './screens';

export interface AppOptions {
  /** 0 chooses a free port. */
  port: number;
  sandboxUrl: string;
}

/** The registration of the app as OAuth client of the provider. */
export interface AppClient {
  client_id: string;
  client_name: string;
  redirect_uris: string[];
  post_logout_redirect_uris: string[];
}

export interface RunningApp {
  url: string;
  close(): Promise<void>;
}

const CLIENT_ID = 'app-refill-reminders';
const ownFiles = fileURLToPath(new URL('./', import.meta.url));

/** Uses 127.0.0.1 instead of localhost, because cookies ignore ports and the app must not get the host page's cookies. */
export const appUrl = (port: number): string => `http://127.0.0.1:${port}`;

export const clientOf = (url: string): AppClient => ({
  client_id: CLIENT_ID,
  client_name: 'Refill Reminders',
  redirect_uris: [url + CALLBACK_PATH],
  post_logout_redirect_uris: [url + SIGNED_OUT_PATH],
});

/** Starts a third-party app at its own origin. It uses only the provider's metadata. */
export const serveApp = async ({ port, sandboxUrl }: AppOptions): Promise<RunningApp> => {
  let routes: ReturnType<typeof createAppRoutes> = new Map();
  let url = '';

  const answer = async (request: IncomingMessage): Promise<Reply> => {
    const { pathname, searchParams } = new URL(request.url ?? '/', url);
    if (request.method !== 'GET' && request.method !== 'HEAD') return methodNotAllowed('GET, HEAD');
    if (request.headers.host === `localhost:${new URL(url).port}`) return redirect(url + pathname);
    if (request.headers.host !== new URL(url).host)
      return problem(421, 'wrong_host', 'This server answers on this machine only.');
    if (pathname === '/app.css') {
      const css = await readBelow(ownFiles, pathname);
      return css === undefined ? notFound() : fileReply(pathname, css, request.headers['if-none-match']);
    }
    return (
      routes.get(pathname)?.(request, searchParams) ??
      welcome(languageOf(request.headers), 'There is no page at this address.', 404)
    );
  };

  const listener = (request: IncomingMessage, response: ServerResponse): void =>
    void sendReply(request, response, answer(request), (error) => {
      console.error('The app failed:', error instanceof Error ? error.message : error);
      return welcome(languageOf(request.headers), 'PriceRx cannot be reached right now. Try again.', 502);
    });

  const { port: bound, close } = await listenOnLoopback(listener, port);
  url = appUrl(bound);
  const provider = createProvider({
    issuer: sandboxUrl,
    clientId: CLIENT_ID,
    callbackUrl: url + CALLBACK_PATH,
    signedOutUrl: url + SIGNED_OUT_PATH,
  });
  routes = createAppRoutes(provider, url);
  return { url, close };
};
