import type { Services } from '../browser/services';
import { createServices, isBrowser, sharedOnPage } from '../browser/services';
import type { UnknownName } from '../domain/checkValues';
import { isTestToken, type ClientOptions } from '../domain/clientOptions';
import type { Outcome } from '../domain/errors';
import { optionProblems } from '../domain/optionChecks';
import type { Operation } from '../sagas/effects';
import { resume } from '../sagas/resume';
import { rootSaga } from '../sagas/root';
import { stopped } from '../store/client';
import { createStore, type ClientStore } from '../store/createStore';
import { keepSession } from './sessionKeeper';
import { StytchSDKUsageError } from './sdkErrors';

/** One store with its sagas: what every client and every widget of a public token stands on. */
export interface Runtime extends ClientStore {
  services: Services;
  /** Runs an operation. `client/perform.ts` makes a host's promise of its outcome. */
  run<T>(operation: () => Operation<Outcome<T>>): Promise<Outcome<T>>;
  nextMountId(): string;
  stop(): void;
}

export function createRuntime(publicToken: string, options: ClientOptions): Runtime {
  const services = createServices(publicToken, options);
  const clientStore = createStore(services);
  const tasks = [keepSession, rootSaga].map((saga) => clientStore.runRoot(saga));
  clientStore.onRewritten(() => void clientStore.runRoot(resume));
  let mounts = 0;
  let isStopped = false;

  async function run<T>(operation: () => Operation<Outcome<T>>): Promise<Outcome<T>> {
    if (isStopped) {
      throw new StytchSDKUsageError('This client was destroyed. Make a new one with createClient.');
    }
    return clientStore.runRoot(operation).toPromise() as Promise<Outcome<T>>;
  }

  return {
    ...clientStore,
    services,
    run,
    nextMountId: () => `${isTestToken(publicToken) ? 'test' : 'live'}-${(mounts += 1)}`,
    stop() {
      isStopped = true;
      tasks.forEach((task) => task.cancel());
      clientStore.store.dispatch(stopped());
    },
  };
}

interface Shared {
  runtime: Runtime;
  /** Clients and widgets that stand on it; the last to go takes it away. */
  holders: number;
  clients: number;
  warned: boolean;
}

/**
 * The runtimes of this page by public token. On the page and not in this module, so that a script tag and an import, or two
 * copies of the package, give one session and one refresh loop.
 */
const registry = () => sharedOnPage('pricerx-auth.runtimes.v1', () => new Map<string, Shared>());

/** A place on a runtime, until it is released. */
export interface Hold {
  runtime: Runtime;
  release(): void;
}

function hold(shared: Shared, released: () => void): Hold {
  shared.holders += 1;
  let isHeld = true;
  return {
    runtime: shared.runtime,
    release() {
      if (!isHeld) return;
      isHeld = false;
      shared.holders -= 1;
      released();
      if (shared.holders > 0) return;
      registry().delete(shared.runtime.services.publicToken);
      shared.runtime.stop();
    },
  };
}

/** Importing us is fine anywhere; what stands on a page is not. */
export function requireBrowser(call: string): void {
  if (isBrowser()) return;
  throw new StytchSDKUsageError(
    `${call} needs a browser. Importing pricerx-auth on a server is fine, but make this call where only the browser runs your code: in an effect, in onMounted, or in a script of the page.`,
  );
}

type Options = ClientOptions | null | undefined;

function sharedRuntime(given: unknown, options: Options): Shared {
  const publicToken = String(given ?? '');
  const known = registry().get(publicToken);
  if (known) return known;
  // §5 Options of a wrong type throw; whatever else cannot work as meant is warned of.
  const unknown: UnknownName[] = [];
  const wrong = optionProblems(options, unknown);
  if (wrong.length > 0) throw new StytchSDKUsageError(['Invalid call to createClient', ...wrong].join('\n'));
  const runtime = createRuntime(publicToken, options ?? {});
  if (unknown.length > 0 || given !== publicToken || !publicToken.startsWith('public-token-')) {
    runtime.services.advise((advice) => advice.ofClient(given, unknown));
  }
  const made = { runtime, holders: 0, clients: 0, warned: false };
  registry().set(publicToken, made);
  return made;
}

/** For a client. A second one at a time is warned of, once: its own options are not looked at. */
export function holdForClient(publicToken: unknown, options: Options): Hold {
  const shared = sharedRuntime(publicToken, options);
  shared.clients += 1;
  if (shared.clients > 1 && !shared.warned) {
    shared.warned = true;
    shared.runtime.services.log.warn(
      `A client for ${shared.runtime.services.publicToken} exists already: this one shares its session, and its own options are ignored. Make one client and pass it around.`,
    );
  }
  return hold(shared, () => {
    shared.clients -= 1;
  });
}

/** For a widget that was given a public token. */
export const holdForWidget = (publicToken: unknown, options: Options): Hold =>
  hold(sharedRuntime(publicToken, options), () => undefined);

/** For a widget that was given a client; null when that client was destroyed. */
export function holdAgain(runtime: Runtime): Hold | null {
  const shared = registry().get(runtime.services.publicToken);
  return shared?.runtime === runtime ? hold(shared, () => undefined) : null;
}
