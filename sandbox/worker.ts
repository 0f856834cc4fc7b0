import { openCookies } from './inBrowser/cookies';
import { openSandbox, type KeptSandbox } from './inBrowser/openSandbox';
import { keptPage } from './inBrowser/pages';
import { sandboxRequest } from './inBrowser/requests';
import type { ServiceWorkerScope } from './inBrowser/serviceWorker';
import { openStorage } from './inBrowser/storage';
import { readWorkerSettings } from './inBrowser/workerSettings';
import { setCookiesOf } from './routes/transport/cookies';

/** The service worker that answers the requests below the sandbox's address, and leaves all others to the network, unless it keeps the host's pages. */
const worker = globalThis as unknown as ServiceWorkerScope;
const { base, keepsPages, options } = readWorkerSettings(worker.location);
const storage = openStorage(base);
const cookies = openCookies(storage);
const WASM = new URL('sql.js/dist/sql-wasm.wasm', import.meta.url);

async function fetchWasm(): Promise<ArrayBuffer> {
  const answer = await fetch(WASM);
  if (!answer.ok) throw new Error(`${WASM.href} answers ${answer.status}. It belongs beside the worker.`);
  const wasm = await answer.arrayBuffer();
  await storage.write('sqlite', wasm);
  return wasm;
}

/** SQLite in WebAssembly, cached when this worker was installed, because its version must match the worker's script. */
const readWasm = async (): Promise<ArrayBuffer> =>
  (await storage.read('sqlite'))?.arrayBuffer() ?? fetchWasm();

let opened: Promise<KeptSandbox> | undefined;

/** The browser stops an idle worker and starts it again with the next request. */
function sandbox(): Promise<KeptSandbox> {
  opened ??= readWasm().then((wasm) => openSandbox(wasm, storage, { ...options, origin: base }));
  opened.catch(() => (opened = undefined));
  return opened;
}

async function answer(request: Request): Promise<Response> {
  const { handle, save } = await sandbox();
  const response = await handle(
    await sandboxRequest(request, worker.location.origin, await cookies.header()),
  );
  await cookies.keep(setCookiesOf(response));
  await save();
  return response;
}

worker.addEventListener('fetch', (event) => {
  const { url, method } = event.request;
  if (url.startsWith(`${base}/`) || url === base) event.respondWith(answer(event.request));
  else if (keepsPages && method === 'GET' && new URL(url).origin === worker.location.origin)
    event.respondWith(keptPage(event.request));
});
worker.addEventListener('install', (event) => {
  event.waitUntil(Promise.all([fetchWasm(), worker.skipWaiting()]));
});
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));
// The page sends this message after a forced reload, after which no worker controls it.
worker.addEventListener('message', (event) => event.waitUntil(worker.clients.claim()));
