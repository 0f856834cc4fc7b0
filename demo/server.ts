import type { IncomingMessage, ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import { getPrices } from './host/prices/catalogue';
import { bundleHeaders, commonHeaders } from './host/headers';
import { listenOnLoopback } from './host/http/listen';
import { createPagesRoute } from './host/pages';
import { json, methodNotAllowed, notFound, problem } from './host/http/reply';
import type { Reply } from './host/http/reply';
import { refuseForeignHost } from './host/http/sameOrigin';
import { createSandboxInfo, PROJECT } from './host/sandbox';
import { createSavedPricesRoute, SAVED_PRICES_PATH } from './host/prices/savedPrices';
import { createSavedPriceStore } from './host/prices/savedPriceStore';
import { sendReply, serverError } from './host/http/send';
import { createVisitorChecks } from './host/prices/visitor';

export interface HostOptions {
  /** 0 chooses a free port. */
  port: number;
  sandboxUrl: string;
  /** Address to listen on. Default: 127.0.0.1 and ::1. */
  hostname?: string;
  /** Folder of the widget's build. Default: `dist`. */
  distDir?: string;
  /** Folder of the build of the page's scripts. Default: `demo/dist`. */
  pageDir?: string;
  /** Origins of apps that use this site's accounts, for the content security policy. */
  appOrigins?: readonly string[];
  /** Folder for saved prices. Default: in memory. */
  dataDir?: string;
  /** Allows another project in the page's URL and accepts its sessions, for developers. */
  anyProject?: boolean;
}

export interface Host {
  url: string;
  close(): Promise<void>;
}

const defaultDist = fileURLToPath(new URL('../dist/', import.meta.url));
const defaultPageDir = fileURLToPath(new URL('dist/', import.meta.url));

const addressOf = (request: IncomingMessage): { path: string; query: URLSearchParams } | undefined => {
  try {
    const url = new URL(`http://localhost${request.url ?? '/'}`);
    return { path: decodeURIComponent(url.pathname), query: url.searchParams };
  } catch {
    return undefined;
  }
};

const createRoutes = ({
  sandboxUrl,
  hostname,
  distDir = defaultDist,
  pageDir = defaultPageDir,
  dataDir,
  appOrigins = [],
  anyProject = false,
}: HostOptions) => {
  const sandboxOrigin = new URL(sandboxUrl).origin;
  const sandboxInfo = createSandboxInfo(sandboxUrl, anyProject);
  const pages = createPagesRoute({ distDir, pageDir, sandboxOrigin, appOrigins });
  const savedPrices = createSavedPricesRoute({
    store: createSavedPriceStore(dataDir),
    visitors: createVisitorChecks({ sandboxUrl, anyProject }),
  });

  const config = async (): Promise<Reply> => {
    const known = await sandboxInfo();
    return known === undefined
      ? problem(503, 'sandbox_unreachable', 'Sign-in is not available right now.')
      : json(200, { publicToken: PROJECT.publicToken, sandboxUrl: sandboxOrigin, ...known });
  };

  return async (request: IncomingMessage): Promise<Reply> => {
    const foreign = refuseForeignHost(request, hostname);
    if (foreign !== undefined) return foreign;
    const address = addressOf(request);
    if (address === undefined) return problem(400, 'bad_address', 'This address cannot be read.');
    const { path, query } = address;
    if (path === SAVED_PRICES_PATH || path.startsWith(`${SAVED_PRICES_PATH}/`))
      return savedPrices(request, path);
    if (request.method === 'OPTIONS')
      return { status: 204, headers: { ...bundleHeaders, Allow: 'GET, HEAD' } };
    if (request.method !== 'GET' && request.method !== 'HEAD') return methodNotAllowed('GET, HEAD');
    if (path === '/config.json') return config();
    if (path === '/api/prices') return getPrices(query);
    if (path.startsWith('/api/')) return notFound();
    const { accept, cookie = '', host = '', 'if-none-match': ifNoneMatch } = request.headers;
    const acceptLanguage = request.headers['accept-language'] ?? '';
    const origin = `http://${host}`;
    return pages({ path, query, accept, ifNoneMatch, cookie, origin, acceptLanguage });
  };
};

const withCommonHeaders = (reply: Reply): Reply => ({
  ...reply,
  headers: { ...commonHeaders, ...reply.headers },
});

/** Starts the host page: a price comparison site at its own origin, which also serves the widget's files. */
export const serveHost = async (options: HostOptions): Promise<Host> => {
  const route = createRoutes(options);
  const listener = (request: IncomingMessage, response: ServerResponse): void =>
    void sendReply(request, response, route(request).then(withCommonHeaders), (error) => {
      console.error('The host page failed:', error);
      return withCommonHeaders(serverError());
    });
  const addresses = options.hostname === undefined ? undefined : [options.hostname];
  const { port, close } = await listenOnLoopback(listener, options.port, addresses);
  return { url: `http://${options.hostname ?? 'localhost'}:${port}`, close };
};
