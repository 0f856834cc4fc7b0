import type { PKCEPair } from '../domain/entities';
import { createClock, type Clock } from './time/clock';
import { storageKey } from './storage/storageKeys';
import { createNavigation, type Navigation } from './page/navigation';
import { createLazyServices, type LazyServices } from './lazyServices';
import { once, type EntryServices } from './entryServices';
import { createRequestServices, type RequestServices } from './requestServices';
import { createPKCEPair, sha256 } from './protection/pkce';
import { createRemovableCookies } from './storage/cookies';
import { createClientStorage, type ClientStorage } from './storage/storage';
import { createTabs, type Tabs } from './tabs/tabs';

/** Services that come with the core. */
interface CoreServices extends Pick<RequestServices, 'endpoints' | 'random' | 'page' | 'sendHttp'> {
  clock: Clock;
  storage: ClientStorage;
  tabs: Tabs;
  navigation: Navigation;
  /** Called when the browser has a network again. */
  onOnline(listener: () => void): () => void;
  createPKCEPair(): Promise<PKCEPair>;
  sha256(text: string): Promise<string>;
}

/**
 * All access to the browser, one object per client: services of the entry, of the core, and those that are fetched at
 * their first use. Tests replace parts of it.
 */
export interface Services
  extends Omit<EntryServices, 'areas' | keyof CoreServices | 'webauthn'>, CoreServices, LazyServices {}

export function createServices(page: EntryServices): Services {
  const { publicToken, log, areas, storage } = page;
  const requests = createRequestServices(page);
  const { endpoints, random } = requests;
  if (!page.early) endpoints.warnings.forEach(log.warn);
  const clock = createClock();
  // In the chunk of the session refresh, its only user.
  const locks = once(async () => {
    const { createLocks } = await import(/* webpackChunkName: "session" */ './tabs/locks');
    return createLocks({
      locks: navigator.locks,
      local: areas.local,
      keyOf: () => storageKey('refreshLock', publicToken),
      clock,
      random,
    });
  });

  return {
    ...page,
    ...requests,
    clock,
    storage: createClientStorage(
      publicToken,
      areas,
      createRemovableCookies(storage.tokens),
      storage.urlToken,
      page.options,
    ),
    tabs: createTabs({
      window,
      session: areas.session,
      random,
      acquire: async (name) => (await locks())?.(name) ?? (() => undefined),
    }),
    navigation: createNavigation(window, page.navigation),
    onOnline(listener) {
      window.addEventListener('online', listener);
      return () => window.removeEventListener('online', listener);
    },
    createPKCEPair,
    sha256,
    ...createLazyServices(page, endpoints),
  };
}
