import type { Services } from '../browser/services';
import { createServices, sharedOnPage } from '../browser/services';
import { isTestToken, type ClientOptions } from '../domain/clientOptions';
import type { Outcome } from '../domain/errors';
import type { Operation } from '../sagas/effects';
import { rootSaga } from '../sagas/root';
import { createStore, type ClientStore } from '../store/createStore';
import { keepSession } from './sessionKeeper';
import { StytchSDKUsageError, toError } from './toError';

/** One store with its sagas: what every client and every widget of a public token stands on. */
export interface Runtime extends ClientStore {
  services: Services;
  /** Runs an operation; rejects with a host's `Error`. */
  run<T>(operation: () => Operation<Outcome<T>>): Promise<T>;
  nextMountId(): string;
  stop(): void;
}

export function createRuntime(publicToken: string, options: ClientOptions): Runtime {
  const services = createServices(publicToken, options);
  const clientStore = createStore(services);
  const tasks = [keepSession, rootSaga].map((saga) => clientStore.runRoot(saga));
  let mounts = 0;
  let stopped = false;

  async function run<T>(operation: () => Operation<Outcome<T>>): Promise<T> {
    if (stopped) {
      throw new StytchSDKUsageError('This client was destroyed. Make a new one with createClient.');
    }
    const outcome = (await clientStore.runRoot(operation).toPromise()) as Outcome<T>;
    if (outcome.error) throw toError(outcome.error);
    return outcome.data as T;
  }

  return {
    ...clientStore,
    services,
    run,
    nextMountId: () => `${isTestToken(publicToken) ? 'test' : 'live'}-${(mounts += 1)}`,
    stop() {
      stopped = true;
      tasks.forEach((task) => task.cancel());
    },
  };
}

interface Shared {
  runtime: Runtime;
  clients: number;
}

/**
 * The runtimes of this page by public token. On the page and not in this module, so that a script tag and an import, or two
 * copies of the package, give one session and one refresh loop.
 */
const registry = () => sharedOnPage('pricerx-auth.runtimes.v1', () => new Map<string, Shared>());

/** The runtime of a token: the first client makes it, the last to go stops it. */
export function shareRuntime(
  publicToken: string,
  options: ClientOptions,
): { runtime: Runtime; release(): void; clients: number } {
  const shared = registry().get(publicToken) ?? { runtime: createRuntime(publicToken, options), clients: 0 };
  registry().set(publicToken, shared);
  shared.clients += 1;
  let released = false;
  return {
    runtime: shared.runtime,
    clients: shared.clients,
    release() {
      if (released) return;
      released = true;
      shared.clients -= 1;
      if (shared.clients > 0) return;
      registry().delete(publicToken);
      shared.runtime.stop();
    },
  };
}
