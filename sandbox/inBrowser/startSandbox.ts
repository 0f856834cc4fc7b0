import { createSandboxControl, type SandboxControl } from '../client/createSandboxControl';
import { forgetWhenLeft } from './leaving';
import { baseOf, workerAddress, type WorkerSettings } from './workerSettings';

/** Options of `startSandbox`. */
export interface StartOptions extends WorkerSettings {
  /** Address of the worker's script, relative to the page. Default: `pricerx-auth-sandbox-worker.js`. */
  worker?: string | URL;
  /** The pages whose requests the worker answers. Default: all below the folder of the worker's script. */
  scope?: string;
  /**
   * Whether the data stays when the pages are left. With `false` it is deleted when the last page that was started so has
   * been left. Default: true.
   */
  keepData?: boolean;
  /** The project of `control`. Default: `public-token-test-sandbox`. */
  publicToken?: string;
}

type Health = Awaited<ReturnType<SandboxControl['health']>>;

/** A sandbox in a service worker of this browser. */
export interface SandboxInPage {
  /** The sandbox's address. Its inbox is at `<url>/sandbox`. */
  readonly url: string;
  /** The public token of its project. */
  readonly publicToken: string;
  /** For the client's `options.endpoints`. */
  readonly endpoints: Health['endpoints'];
  /** Calls for tests: users, messages, faults, the clock and more. */
  readonly control: SandboxControl;
  /** Unregisters the worker. The data stays in the browser until `control.deleteData()`. */
  stop(): Promise<void>;
}

const NO_WORKERS =
  'The sandbox needs a service worker. Browsers have them on https and localhost, and some not in private windows.';

/** The newest worker. When a newer one cannot be installed, for example without a network, the previous one continues. */
async function activated(registration: ServiceWorkerRegistration): Promise<ServiceWorker> {
  const { installing, waiting, active } = registration;
  const worker = installing ?? waiting ?? active;
  if (!worker) throw new Error('The sandbox’s worker is gone.');
  while (worker.state !== 'activated') {
    await new Promise((resolve) => worker.addEventListener('statechange', resolve, { once: true }));
    if (worker.state !== 'redundant') continue;
    if (registration.active?.state === 'activated') return registration.active;
    throw new Error('The sandbox’s worker could not be installed.');
  }
  return worker;
}

/** A page that was opened before the worker, or reloaded by force, has no worker until the worker claims it. */
async function controlledBy(worker: ServiceWorker): Promise<void> {
  const { serviceWorker } = navigator;
  while (serviceWorker.controller?.scriptURL !== worker.scriptURL) {
    const changed = new Promise((resolve) =>
      serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    );
    worker.postMessage('claim');
    await changed;
  }
}

/**
 * Starts a sandbox in this browser, without a server: a service worker answers the requests to `url`. The data stays
 * in the browser (CacheStorage) after the page is left.
 * @throws Error in a browser without service workers, and when the worker's script is not in a folder above the page
 * @example
 * const sandbox = await startSandbox();
 * PriceRxAuth.mountLogin({ publicToken: sandbox.publicToken, options: { endpoints: sandbox.endpoints }, ... });
 * const code = await sandbox.control.lastCode('ada@example.com');
 */
export async function startSandbox({
  worker = 'pricerx-auth-sandbox-worker.js',
  scope,
  keepData = true,
  publicToken,
  ...settings
}: StartOptions = {}): Promise<SandboxInPage> {
  if (!('serviceWorker' in navigator)) throw new Error(NO_WORKERS);
  const script = new URL(worker, document.baseURI);
  const registration = await navigator.serviceWorker.register(workerAddress(script, settings), {
    scope: scope ?? new URL('.', script).href,
  });
  if (!location.href.startsWith(registration.scope))
    throw new Error(
      `The sandbox’s worker answers pages below ${registration.scope}. Put its script into a folder above the page.`,
    );
  const current = await activated(registration);
  await controlledBy(current);
  const base = baseOf(script, settings.base);
  if (!keepData) await forgetWhenLeft(base, current);
  const control = createSandboxControl(base, { publicToken });
  const { endpoints } = await control.health();
  return {
    url: control.url,
    publicToken: control.publicToken,
    endpoints,
    control,
    stop: async () => void (await registration.unregister()),
  };
}
