import { answerBy } from './inBrowser/answer';
import { openCookies } from './inBrowser/cookies';
import { openSandbox, type KeptSandbox } from './inBrowser/openSandbox';
import { isOwnFile, keptPage } from './inBrowser/pages';
import type { PageScope } from './inBrowser/pageScope';
import type { ServiceWorkerScope } from './inBrowser/serviceWorker';
import { memoryStorage, openStorage } from './inBrowser/storage';
import { readWorkerSettings } from './inBrowser/workerSettings';

const WASM = new URL('sql.js/dist/sql-wasm.wasm', import.meta.url);

async function fetchWasm(): Promise<ArrayBuffer> {
  const answer = await fetch(WASM);
  if (!answer.ok) throw new Error(`${WASM.href} answers ${answer.status}. It belongs beside the worker.`);
  return answer.arrayBuffer();
}

interface Opened {
  sandbox: KeptSandbox;
  cookies: ReturnType<typeof openCookies>;
}

/** Answers the requests below the sandbox's address. Leaves all others to the network, unless it keeps the host's pages. */
function serveAsWorker(worker: ServiceWorkerScope): void {
  const { base, folder, keepsPages, options } = readWorkerSettings(worker.location);
  const storage = openStorage(base);

  async function cacheWasm(): Promise<ArrayBuffer> {
    const wasm = await fetchWasm();
    await storage.write('sqlite', wasm);
    return wasm;
  }
  /** SQLite in WebAssembly, cached when this worker was installed, because its version must match the worker's script. */
  const readWasm = async (): Promise<ArrayBuffer> =>
    (await storage.read('sqlite'))?.arrayBuffer() ?? cacheWasm();

  async function open(): Promise<Opened> {
    const sandbox = await openSandbox(await readWasm(), storage, { ...options, origin: base });
    return { sandbox, cookies: openCookies(storage, sandbox.renewSession) };
  }
  let opened: Promise<Opened> | undefined;
  /** The browser stops an idle worker and starts it again with the next request. */
  function current(): Promise<Opened> {
    opened ??= open();
    opened.catch(() => (opened = undefined));
    return opened;
  }
  async function answer(request: Request): Promise<Response> {
    const { sandbox, cookies } = await current();
    const response = await answerBy(sandbox, request, cookies);
    await sandbox.save();
    return response;
  }

  worker.addEventListener('fetch', (event) => {
    const { url } = event.request;
    if (url.startsWith(`${base}/`) || url === base) event.respondWith(answer(event.request));
    else if (keepsPages && isOwnFile(event.request, folder))
      event.respondWith(keptPage(event.request, folder));
  });
  worker.addEventListener('install', (event) => {
    event.waitUntil(Promise.all([cacheWasm(), worker.skipWaiting()]));
  });
  worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));
  // The page sends this message after a forced reload, after which no worker controls it.
  worker.addEventListener('message', (event) => event.waitUntil(worker.clients.claim()));
}

/** For msw, whose handlers run in the page. */
function openInPage(page: PageScope): void {
  page.openPriceRxAuthSandbox = async (options) => {
    const storage = memoryStorage();
    const sandbox = await openSandbox(await fetchWasm(), storage, options);
    const cookies = openCookies(storage, sandbox.renewSession);
    return { handle: (request) => answerBy(sandbox, request, cookies) };
  };
}

if ('ServiceWorkerGlobalScope' in globalThis) serveAsWorker(globalThis as unknown as ServiceWorkerScope);
else openInPage(globalThis as PageScope);
