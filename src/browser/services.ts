import type { Advice } from './advice';
import {
  isLiveToken,
  resolveEndpoints,
  type ClientOptions,
  type ResolvedEndpoints,
} from '../domain/clientOptions';
import { CALL_PREPARATION_MS, CHUNK_TIMEOUT_MS } from '../domain/constants';
import type { PKCEPair } from '../domain/entities';
import type { Captcha } from './captcha';
import { createClock, type Clock } from './clock';
import { createSessionCookies } from './cookies';
import { sendHttp, type HttpAnswer, type HttpRequest } from './http';
import { keptKey, type StorageKey } from './keptKeys';
import { createKeyValueStore } from './keyValueStore';
import { createNavigation, type Navigation } from './navigation';
import type { OneTap } from './oneTap';
import type { PasskeyProviders } from './passkeyProviders';
import type { ParsedPhone } from './phone';
import { createPKCEPair } from './pkce';
import { createRandom, type Random } from './random';
import { createClientStorage, createSeenDomains, type ClientStorage } from './storage';
import { timeZone } from './timeZone';
import { createTabs, type Tabs } from './tabs';
import type { Telemetry } from './telemetry';
import type { Wallets } from './wallets/wallets';
import type { WebAuthn } from './webauthn';
import { withTimeout } from './withTimeout';

/** All we ever ask of the browser. One object per client; tests put in what they need to hold still. */
export interface Services {
  publicToken: string;
  options: ClientOptions;
  endpoints: ResolvedEndpoints;
  /** The page that we are on, for headers. */
  page: { origin: string; hostname: string; timezone: string; userAgent: string };
  sendHttp(request: HttpRequest): Promise<HttpAnswer>;
  clock: Clock;
  random: Random;
  storage: ClientStorage;
  tabs: Tabs;
  navigation: Navigation;
  createPKCEPair(): Promise<PKCEPair>;
  captcha: Captcha;
  telemetry: Telemetry;
  webauthn: {
    isSupported(): boolean;
    /** Whether the browser can offer passkeys among the suggestions of an input. */
    supportsAutofill(): Promise<boolean>;
    /** Null when the code for passkeys cannot be had now. */
    load(): Promise<WebAuthn | null>;
  };
  /** The products that keep passkeys, by name; null when the list cannot be had now. */
  passkeyProviders(): Promise<PasskeyProviders | null>;
  /** Google's One Tap prompt; null when its code cannot be had now. */
  oneTap(): Promise<OneTap | null>;
  /** The crypto wallets of this browser; null when their code cannot be had now. */
  wallets(): Promise<Wallets | null>;
  parsePhone(phoneNumber: string, regionCode?: string): Promise<ParsedPhone>;
  /** A guess at a password's strength, 0 to 4; null where the estimator cannot be had, or would cost too much data. */
  estimatePassword(password: string, personalWords: string[]): Promise<number | null>;
  /** Tells a developer what they should know, a moment later. With a live token nobody reads it, and nothing is fetched. */
  advise(ask: (advice: Advice) => string[]): void;
  log: Log;
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

/** False on a server, where importing us is fine and making a client is not. */
export const isBrowser = (): boolean => typeof window !== 'undefined';

/**
 * One thing for the whole page, whichever copy of the package asks: a script tag and an import, or two versions.
 * @param name names its shape as well: a new shape is a new name.
 */
export function sharedOnPage<T>(name: string, make: () => T): T {
  const page = globalThis as unknown as Record<symbol, T | undefined>;
  return (page[Symbol.for(name)] ??= make());
}

/** For code of ours that is fetched: a browser waits for ever for an answer that does not come. */
export const inTime = <T>(code: Promise<T>): Promise<T> => withTimeout(code, CHUNK_TIMEOUT_MS);

/** Loads once; null when it cannot be had now, and the next call tries again. */
function once<T>(load: () => Promise<T>): () => Promise<T | null> {
  let loading: Promise<T | null> | null = null;
  return () => {
    loading ??= inTime(load()).catch(() => {
      loading = null;
      return null;
    });
    return loading;
  };
}

/** The visitor has asked their browser to fetch no more than it must. */
const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

export function createServices(publicToken: string, options: ClientOptions): Services {
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
  // Beside the refresh, which alone asks for them.
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
  const protection = once(async () => {
    const { createProtection } = await import(/* webpackChunkName: "protection" */ './protection');
    return createProtection(publicToken, endpoints, log.warn);
  });

  /** Their own code may hang as well as the scripts. */
  const beforeCall = (ask: () => Promise<string | undefined>): Promise<string | undefined> =>
    withTimeout(ask(), CALL_PREPARATION_MS).catch(() => undefined);

  const advice = once(async () => {
    const { createAdvice } = await import(/* webpackChunkName: "advice" */ './advice');
    return createAdvice(log.warn);
  });
  const estimator = once(() => import(/* webpackChunkName: "zxcvbn" */ './passwordEstimate'));

  return {
    publicToken,
    options,
    endpoints,
    page: {
      origin: window.location.origin,
      hostname: window.location.hostname,
      timezone: timeZone(),
      userAgent: navigator.userAgent,
    },
    sendHttp,
    clock,
    random,
    storage: createClientStorage(publicToken, { local, session }, cookies),
    tabs: createTabs({
      window,
      session,
      random,
      acquire: async (name) => (await locks())?.(name) ?? (() => undefined),
    }),
    navigation: createNavigation(window),
    createPKCEPair,
    captcha: {
      token: async (settings) =>
        settings.enabled ? beforeCall(async () => (await protection())?.captcha.token(settings)) : undefined,
    },
    telemetry: { id: () => beforeCall(async () => (await protection())?.telemetry.id()) },
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
      load: once(async () => {
        const { createWebAuthn } = await import(/* webpackChunkName: "webauthn" */ './webauthn');
        return createWebAuthn({
          uses: sharedOnPage('pricerx-auth.credentials.v1', () => new Set()),
          local,
          publicToken,
        });
      }),
    },
    passkeyProviders: once(() => import(/* webpackChunkName: "passkeyProviders" */ './passkeyProviders')),
    oneTap: once(async () => {
      const { createOneTap } = await import(/* webpackChunkName: "oneTapPrompt" */ './oneTap');
      return createOneTap(publicToken, options, endpoints);
    }),
    wallets: once(async () => {
      const { createWallets } = await import(/* webpackChunkName: "wallets" */ './wallets/wallets');
      return createWallets(window);
    }),
    parsePhone: async (phoneNumber, regionCode) => {
      const { parsePhone } = await import(/* webpackChunkName: "phone" */ './phone');
      return parsePhone(phoneNumber, regionCode);
    },
    estimatePassword: async (password, personalWords) =>
      savesData() ? null : ((await (await estimator())?.estimatePassword(password, personalWords)) ?? null),
    advise(ask) {
      if (isLiveToken(publicToken)) return;
      void advice().then((known) => known?.tell(ask(known)));
    },
    log,
  };
}
