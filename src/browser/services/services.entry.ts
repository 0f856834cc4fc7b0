import type { Advice } from '../advice/advice';
import type { ClientOptions } from '../../domain/config/clientOptions';
import type { Bootstrap } from '../../domain/entities';
import { isLiveToken, namesApiDomain } from '../../domain/config/publicToken';
import { tokenDigest } from '../../domain/session/tokenDigest';
import { createSessionCookies } from '../storage/cookies.entry';
import { createUrlTokenStore } from '../storage/urlTokenStore';
import { entryStorageKey, type StorageKey } from '../storage/storageKeys.entry';
import { createKeyValueStore } from '../storage/keyValueStore';
import { otherTabs, type OtherTabs } from '../tabs/tabs.entry';
import { createPageAddress, type PageAddress } from '../page/navigation.entry';
import { randomInteger } from '../page/random.entry';
import { createEntryStorage, type EntryStorage, type StorageAreas } from '../storage/storage.entry';
import { readRefresh } from '../storage/refreshRecord';
import { createSeenDomains } from '../storage/seenDomains';
import { createPasskeySupport, type PasskeySupport } from '../passkeys/webauthn.entry';
import { once } from '../time/withTimeout';
import type { Wallets } from '../wallets/wallets';

/** The services that are needed before the core is loaded. The core uses the same objects. */
export interface EntryServices {
  publicToken: string;
  options: ClientOptions;
  endpoints: { customApiDomain: boolean };
  clock: { wallTime(): Date };
  random: { integer(min: number, max: number): number };
  areas: StorageAreas;
  storage: EntryStorage;
  tabs: OtherTabs & { id: string | null };
  navigation: PageAddress;
  webauthn: PasskeySupport;
  /** The crypto wallets of this browser; null when their chunk cannot be fetched. */
  wallets(): Promise<Wallets | null>;
  /** Fetches the code for warnings, then logs them. With a live token it does nothing. */
  warnDeveloper(warningsOf: (advice: Advice) => string[]): void;
  log: Log;
  /** What was asked of the provider before the core is loaded; null if nothing was. */
  early: EarlyCalls | null;
}

/** Calls to the provider without the core: for the project's settings, and for the events of mounts. */
export interface EarlyCalls {
  /** The provider's answer for the project's settings; null without a usable one. */
  settings: Promise<Bootstrap | null>;
  /** Logs a mount. */
  log(event: UnsentEvent): void;
  /** Ends the calls. Returns the events that are not sent yet. */
  end(): UnsentEvent[];
}

/** An event for the provider's log, before the host's `events` option is applied. */
export interface UnsentEvent {
  name: string;
  details: Record<string, unknown>;
}

export interface Log {
  warn(message: string): void;
  error(message: string): void;
}

const PREFIX = '[PriceRxAuth]';

const consoleLog: Log = {
  warn: (message) => console.warn(`${PREFIX} ${message}`),
  error: (message) => console.error(`${PREFIX} ${message}`),
};

/** False during server-side rendering, where the package may be imported but no client created. */
export const isBrowser = (): boolean => typeof window !== 'undefined';

export function createEntryServices(publicToken: string, options: ClientOptions): EntryServices {
  const log = consoleLog;
  let warned = false;
  const warnOfStorage = () => {
    if (!warned) {
      log.warn(
        'This browser keeps no data, so a sign-in ends with the page. Check https, the frame and the browser settings.',
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
    isOwn: (value) => {
      const last = readRefresh(publicToken, local);
      return [last?.tokenDigest, last?.jwtDigest].includes(tokenDigest(value));
    },
    seenDomains: createSeenDomains(publicToken, local),
    warn: log.warn,
    onRefused: warnOfStorage,
  });
  const advice = once(async () => {
    const { createAdvice } = await import(/* webpackChunkName: "advice" */ '../advice/advice');
    return createAdvice(log.warn);
  });

  return {
    publicToken,
    options,
    endpoints: { customApiDomain: namesApiDomain(publicToken, options) },
    clock: { wallTime: () => new Date() },
    random: { integer: randomInteger },
    areas: { local, session },
    storage: createEntryStorage(
      publicToken,
      { local, session },
      cookies,
      createUrlTokenStore(publicToken, session),
    ),
    tabs: { ...otherTabs(window), id: session.get(entryStorageKey('tab', '')) },
    navigation: createPageAddress(window),
    webauthn: createPasskeySupport(),
    wallets: once(async () => {
      const { createWallets } = await import(/* webpackChunkName: "wallets" */ '../wallets/wallets');
      return createWallets(window);
    }),
    warnDeveloper(warningsOf) {
      if (isLiveToken(publicToken)) return;
      void advice().then((loaded) => loaded?.log(warningsOf(loaded)));
    },
    log,
    early: null,
  };
}
