import type { EntryServices } from '../browser/services/services.entry';
import { createServices, type Services } from '../browser/services/services';
import { isTestToken } from '../domain/config/publicToken';
import type { RBACPolicy } from '../domain/entities';
import type { Result } from '../domain/errors/errors';
import { untilStopped, type SagaGenerator } from '../sagas/effects';
import { selectAuthority } from '../sagas/session/rbac';
import { keepSession } from '../sagas/session/sessionKeeper';
import { resume, rootSaga } from '../sagas/root';
import { lastUsedChanged, stopped } from '../store/client';
import { createStore, type ClientStore } from '../store/createStore';
import { readsOutdated, selectSession } from '../store/session';
import type { VisitorInfo } from './changes';
import { destroyedError } from './errors/sdkErrors';

/** The core: one store and its sagas, shared by all clients and widgets of a public token. */
export interface Runtime extends ClientStore {
  services: Services;
  visitor(): VisitorInfo;
  /** The project's policy: the stored copy until the first fetch has ended, then the provider's; null when that failed. */
  policy(): RBACPolicy | null;
  /**
   * To be called after the host has written tokens: removes other cookies with the same names, and marks
   * fetched data of the visitor as outdated.
   */
  tokensWritten(): void;
  /** Runs an operation until the client is stopped. `client/perform.ts` turns its result into a host's promise. */
  run<T>(operation: () => SagaGenerator<Result<T>>): Promise<Result<T>>;
  nextMountId(): string;
  /** Whether a link in the page's address must be opened in another browser; the widget then shows a screen about it. */
  hasLinkProblem(): boolean;
  stop(): void;
}

/**
 * @param known the visitor as the page knows it: from its start, or from another tab
 * @param changed called after each action, for the hosts' listeners
 */
export function createRuntime(
  page: EntryServices,
  known: VisitorInfo,
  changed: () => void = () => undefined,
): Runtime {
  const services = createServices(page);
  services.storage.tokens.removeOthers();
  const clientStore = createStore(services);
  const { store } = clientStore;
  const start = <T>(saga: () => SagaGenerator<T>) => clientStore.runRoot(() => untilStopped(saga));
  const restored = { visitor: known.visitor, unconfirmed: known.fromCache };
  [keepSession, () => rootSaga(restored)].forEach(start);
  clientStore.onRewritten(() => void start(resume));
  const visitor = () => selectSession(store.getState());
  // Listeners are not called for time travel in the devtools.
  store.subscribe(() => clientStore.isPerforming() && changed());
  const stopForgetting = page.storage.lastUsed.onClear(() => void store.dispatch(lastUsedChanged(null)));
  let mounts = 0;
  let isStopped = false;

  async function run<T>(operation: () => SagaGenerator<Result<T>>): Promise<Result<T>> {
    if (isStopped) throw destroyedError();
    const result = (await start(operation).toPromise()) as Result<T> | undefined;
    if (!result) throw destroyedError();
    return result;
  }

  return {
    ...clientStore,
    services,
    visitor,
    policy: () =>
      store.getState().client.bootstrapSettled
        ? selectAuthority(store.getState()).policy
        : services.storage.policy(),
    tokensWritten() {
      services.storage.tokens.removeOthers();
      store.dispatch(readsOutdated());
    },
    run,
    nextMountId: () => `${isTestToken(page.publicToken) ? 'test' : 'live'}-${(mounts += 1)}`,
    hasLinkProblem: () => store.getState().client.linkProblem !== null,
    stop() {
      isStopped = true;
      stopForgetting();
      store.dispatch(stopped());
    },
  };
}
