import type { Advice } from './advice';
import {
  isLiveToken,
  resolveEndpoints,
  type ClientOptions,
  type ResolvedEndpoints,
} from '../domain/clientOptions';
import { CHUNK_TIMEOUT_MS } from '../domain/constants';
import { createClock, type Clock } from './clock';
import { createSessionCookies } from './cookies';
import { createHeldToken } from './heldToken';
import { keptKey, type StorageKey } from './keptKeys';
import { createKeyValueStore } from './keyValueStore';
import { createNavigation, type Navigation } from './navigation';
import { createRandom, type Random } from './random';
import { createClientStorage, createSeenDomains, type ClientStorage, type StorageAreas } from './storage';
import { createTabs, type Tabs } from './tabs';
import { withTimeout } from './withTimeout';
import type { Wallets } from './wallets/wallets';

/** Browser services needed before the core is loaded. The core uses the same objects. */
export interface PageServices {
  publicToken: string;
  options: ClientOptions;
  endpoints: ResolvedEndpoints;
  clock: Clock;
  random: Random;
  areas: StorageAreas;
  storage: ClientStorage;
  tabs: Tabs;
  navigation: Navigation;
  webauthn: PasskeySupport;
  /** The crypto wallets of this browser; null when their chunk cannot be fetched. */
  wallets(): Promise<Wallets | null>;
  /**
   * Logs warnings for developers, a moment later. Does nothing with a live token, and fetches no code then.
   */
  advise(ask: (advice: Advice) => string[]): void;
  log: Log;
}

export interface PasskeySupport {
  isSupported(): boolean;
  /** Whether the browser supports passkeys in autofill (conditional mediation). */
  supportsAutofill(): Promise<boolean>;
}

export interface Log {
  warn(message: string): void;
  error(message: string): void;
}

const PREFIX = '[PriceRxAuth]';

export const consoleLog: Log = {
  warn: (message) => console.warn(`${PREFIX} ${message}`),
  error: (message) => console.error(`${PREFIX} ${message}`),
};

/** False during server-side rendering, where the package may be imported but no client created. */
export const isBrowser = (): boolean => typeof window !== 'undefined';

/**
 * One value per page, shared by several copies or versions of the package.
 * @param name must change when the value's shape changes.
 */
export function sharedOnPage<T>(name: string, make: () => T): T {
  const page = globalThis as unknown as Record<symbol, T | undefined>;
  return (page[Symbol.for(name)] ??= make());
}

/** Limits the wait for a chunk, because browsers set no limit. */
export const inTime = <T>(code: Promise<T>): Promise<T> => withTimeout(code, CHUNK_TIMEOUT_MS);

/** Loads a chunk once. Returns null when that fails; the next call tries again. */
export function once<T>(load: () => Promise<T>): () => Promise<T | null> {
  let loading: Promise<T | null> | null = null;
  return () => {
    loading ??= inTime(load()).catch(() => {
      loading = null;
      return null;
    });
    return loading;
  };
}

export function createPageServices(publicToken: string, options: ClientOptions): PageServices {
  const log = consoleLog;
  const endpoints = resolveEndpoints(publicToken, options);
  endpoints.warnings.forEach(log.warn);

  let warned = false;
  const warnOfStorage = () => {
    if (!warned) {
      log.warn(
        'This browser keeps no data or cookies for this page, so a sign-in lasts only until the page is left. Check that the page is served over https, the sandbox attributes of its frame, and the storage settings of the browser.',
      );
    }
    warned = true;
  };
  const local = createKeyValueStore<StorageKey>(() => window.localStorage, warnOfStorage);
  const session = createKeyValueStore<StorageKey<'sessionStorage'>>(
    () => window.sessionStorage,
    () => undefined,
  );
  const cookies = createSessionCookies(options.cookieOptions ?? {}, {
    document,
    location: window.location,
    seenDomains: createSeenDomains(publicToken, local),
    warn: log.warn,
    onRefused: warnOfStorage,
  });
  const clock = createClock();
  const random = createRandom();
  // In the chunk of the session refresh, its only user.
  const locks = once(async () => {
    const { createLocks } = await import(/* webpackChunkName: "session" */ './locks');
    return createLocks({
      locks: navigator.locks,
      local,
      keyOf: () => keptKey('refreshLock', publicToken),
      clock,
      random,
    });
  });
  const advice = once(async () => {
    const { createAdvice } = await import(/* webpackChunkName: "advice" */ './advice');
    return createAdvice(log.warn);
  });

  return {
    publicToken,
    options,
    endpoints,
    clock,
    random,
    areas: { local, session },
    storage: createClientStorage(
      publicToken,
      { local, session },
      cookies,
      createHeldToken(publicToken, session),
    ),
    tabs: createTabs({
      window,
      session,
      random,
      acquire: async (name) => (await locks())?.(name) ?? (() => undefined),
    }),
    navigation: createNavigation(window),
    webauthn: {
      isSupported: () => typeof PublicKeyCredential === 'function',
      supportsAutofill: async () => {
        try {
          const known = await PublicKeyCredential.getClientCapabilities?.();
          return Boolean(
            known?.conditionalGet ?? (await PublicKeyCredential.isConditionalMediationAvailable?.()),
          );
        } catch {
          return false;
        }
      },
    },
    wallets: once(async () => {
      const { createWallets } = await import(/* webpackChunkName: "wallets" */ './wallets/wallets');
      return createWallets(window);
    }),
    advise(ask) {
      if (isLiveToken(publicToken)) return;
      void advice().then((known) => known?.tell(ask(known)));
    },
    log,
  };
}
