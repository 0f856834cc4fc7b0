import type { PKCEPair } from '../domain/entities';
import { resolveEndpoints, type ResolvedEndpoints } from '../domain/config/clientOptions';
import { createClock, type Clock } from './time/clock';
import { sendHttp, type HttpAnswer, type HttpRequest } from './http';
import { storageKey } from './storage/storageKeys';
import { createNavigation, type Navigation } from './page/navigation';
import { createLazyServices, type LazyServices } from './lazyServices';
import { once, type EntryServices } from './entryServices';
import { createPKCEPair, sha256 } from './protection/pkce';
import { createRandom, type Random } from './page/random';
import { createRemovableCookies } from './storage/removableCookies';
import { createClientStorage, type ClientStorage } from './storage/storage';
import { createTabs, type Tabs } from './tabs/tabs';
import { timeZone } from './time/timeZone';

/** Services that come with the core. */
interface CoreServices {
  endpoints: ResolvedEndpoints;
  clock: Clock;
  random: Random;
  storage: ClientStorage;
  tabs: Tabs;
  navigation: Navigation;
  /** Facts about the page for request headers. */
  page: { origin: string; hostname: string; timezone: string; userAgent: string };
  sendHttp(request: HttpRequest): Promise<HttpAnswer>;
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
  const { publicToken, options, log, areas, storage } = page;
  const endpoints = resolveEndpoints(publicToken, options);
  endpoints.warnings.forEach(log.warn);
  const [clock, random] = [createClock(), createRandom()];
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
    endpoints,
    clock,
    random,
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
    page: {
      origin: window.location.origin,
      hostname: window.location.hostname,
      timezone: timeZone(),
      userAgent: navigator.userAgent,
    },
    sendHttp,
    onOnline(listener) {
      window.addEventListener('online', listener);
      return () => window.removeEventListener('online', listener);
    },
    createPKCEPair,
    sha256,
    ...createLazyServices(page, endpoints),
  };
}
