import type { PageServices } from '../browser/pageServices';
import { createServices, type Services } from '../browser/services';
import { isTestToken } from '../domain/clientOptions';
import type { RBACPolicy } from '../domain/entities';
import type { Outcome } from '../domain/errors';
import type { Operation } from '../sagas/effects';
import { selectAuthority } from '../sagas/rbac';
import { resume } from '../sagas/resume';
import { rootSaga } from '../sagas/root';
import { stopped } from '../store/client';
import { createStore, type ClientStore } from '../store/createStore';
import { readsOutdated, selectSession } from '../store/session';
import type { VisitorSource } from './changes';
import { destroyedError } from './sdkErrors';
import { keepSession } from './sessionKeeper';

/** The core: one store with its sagas, for all clients and widgets of a public token. */
export interface Runtime extends ClientStore {
  services: Services;
  visitor: VisitorSource;
  /** The project's policy, as far as it is known now. */
  policy(): RBACPolicy | null;
  /** What was read of the visitor may no longer hold. */
  readsOutdated(): void;
  /** Runs an operation. `client/perform.ts` makes a host's promise of its outcome. */
  run<T>(operation: () => Operation<Outcome<T>>): Promise<Outcome<T>>;
  nextMountId(): string;
  /** Something in the page's address keeps a visitor from signing in here: a screen other than Main says so. */
  hasLinkProblem(): boolean;
  stop(): void;
}

export function createRuntime(page: PageServices): Runtime {
  const services = createServices(page);
  const clientStore = createStore(services);
  const { store } = clientStore;
  const tasks = [keepSession, rootSaga].map((saga) => clientStore.runRoot(saga));
  clientStore.onRewritten(() => void clientStore.runRoot(resume));
  let mounts = 0;
  let isStopped = false;

  async function run<T>(operation: () => Operation<Outcome<T>>): Promise<Outcome<T>> {
    if (isStopped) throw destroyedError();
    return clientStore.runRoot(operation).toPromise() as Promise<Outcome<T>>;
  }

  return {
    ...clientStore,
    services,
    visitor: {
      log: services.log,
      info: () => selectSession(store.getState()),
      // Where the devtools travel is no news.
      subscribe: (listener) => store.subscribe(() => clientStore.isPerforming() && listener()),
    },
    policy: () => selectAuthority(store.getState()).policy,
    readsOutdated: () => void store.dispatch(readsOutdated()),
    run,
    nextMountId: () => `${isTestToken(page.publicToken) ? 'test' : 'live'}-${(mounts += 1)}`,
    hasLinkProblem: () => store.getState().client.linkProblem !== null,
    stop() {
      isStopped = true;
      tasks.forEach((task) => task.cancel());
      store.dispatch(stopped());
    },
  };
}
