import { answerBy } from './inBrowser/answer';
import { HTTP_ONLY_COOKIES, openCookies } from './inBrowser/cookies';
import { forgetIfLeft } from './inBrowser/leaving';
import { DATABASE, openSandbox, type KeptSandbox } from './inBrowser/openSandbox';
import { isOwnFile, keptPage } from './inBrowser/pages';
import type { PageScope } from './inBrowser/pageScope';
import type { PageMessageEvent, ServiceWorkerScope } from './inBrowser/serviceWorker';
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
  const pages = async (): Promise<string[]> =>
    (await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })).map(({ url }) => url);
  async function forget(): Promise<void> {
    opened = undefined;
    await Promise.all([DATABASE, HTTP_ONLY_COOKIES].map((name) => storage.remove(name)));
  }
  async function hear({ data, ports }: PageMessageEvent): Promise<void> {
    // After a forced reload no worker controls the page.
    await worker.clients.claim();
    await forgetIfLeft(data, { base, pages, forget });
    ports[0]?.postMessage('done');
  }
  worker.addEventListener('message', (event) => event.waitUntil(hear(event)));
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
