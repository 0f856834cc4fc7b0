import { createSandboxControl } from '../client/createSandboxControl';
import type { Sandbox } from '../sandboxOn';
import type { PageScope } from './pageScope';
import type { SandboxInPage, StartOptions } from './startSandbox';
import { baseOf } from './workerSettings';

/** Options of `loadSandbox`. */
export type LoadOptions = Omit<StartOptions, 'scope' | 'keepPages' | 'keepData'>;

/** For `sandboxHandlers` of `pricerx-auth-sandbox/msw`, and for the page. */
export interface LoadedSandbox extends Omit<SandboxInPage, 'stop'>, Pick<Sandbox, 'origin' | 'handle'> {}

const page = globalThis as PageScope;

async function load(script: URL): Promise<void> {
  const element = document.createElement('script');
  element.src = script.href;
  await new Promise((resolve, reject) => {
    element.addEventListener('load', resolve, { once: true });
    element.addEventListener('error', () => reject(new Error(`${script.href} cannot be loaded.`)), {
      once: true,
    });
    document.head.append(element);
  });
  element.remove();
}

/**
 * Loads a sandbox into this page, for handlers of msw. The data is in memory until the page is left.
 * @throws Error when the worker's script cannot be loaded
 * @example
 * const sandbox = await loadSandbox();
 * await setupWorker(...sandboxHandlers(sandbox)).start({ onUnhandledRequest: 'bypass' });
 */
export async function loadSandbox({
  worker = 'pricerx-auth-sandbox-worker.js',
  base,
  publicToken,
  ...options
}: LoadOptions = {}): Promise<LoadedSandbox> {
  const script = new URL(worker, document.baseURI);
  if (!page.openPriceRxAuthSandbox) await load(script);
  if (!page.openPriceRxAuthSandbox) throw new Error(`${script.href} is not the sandbox’s script.`);
  const origin = baseOf(script, base);
  const { handle } = await page.openPriceRxAuthSandbox({ ...options, origin });
  const control = createSandboxControl({ origin, handle }, { publicToken });
  const { endpoints } = await control.health();
  return { origin, handle, url: control.url, publicToken: control.publicToken, endpoints, control };
}
