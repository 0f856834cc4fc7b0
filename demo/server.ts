import type { IncomingMessage, ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import { getPrices } from './host/catalogue';
import { bundleHeaders, commonHeaders } from './host/headers';
import { listenOnLoopback } from './host/listen';
import { createPagesRoute } from './host/pages';
import { PROJECT } from './host/project';
import { json, methodNotAllowed, notFound, problem } from './host/reply';
import type { Reply } from './host/reply';
import { refuseForeignHost } from './host/sameOrigin';
import { createSandboxInfo } from './host/sandbox';
import { createSavedPricesRoute, SAVED_PRICES_PATH } from './host/savedPrices';
import { createSavedPriceStore } from './host/savedPriceStore';
import { sendReply, serverError } from './host/send';
import { createVisitorCheck } from './host/visitor';

export interface HostOptions {
  /** 0 takes any free port. */
  port: number;
  sandboxUrl: string;
  /** An address to listen on instead of both loopback ones. */
  hostname?: string;
  /** Where the widget's build is; `dist` of this project when left out. */
  distDir?: string;
  /** Where the build of the page's own scripts is; `demo/dist` when left out. */
  pageDir?: string;
  /** Origins of apps that use this site's accounts; looked at with each page. */
  appOrigins?: readonly string[];
  /** A folder for what visitors save; in memory when left out. */
  dataDir?: string;
  /** For developers: the page's address may name another project, and its sessions are taken. */
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
    checkVisitor: createVisitorCheck({ sandboxUrl, anyProject }),
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
    const { accept, 'if-none-match': ifNoneMatch } = request.headers;
    return pages({ path, query, accept, ifNoneMatch });
  };
};

const withCommonHeaders = (reply: Reply): Reply => ({
  ...reply,
  headers: { ...commonHeaders, ...reply.headers },
});

/** The host page's server: a price-comparison site on an origin of its own, with the widget's files beside it. */
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
