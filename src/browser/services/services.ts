import { CALL_PREPARATION_MS } from '../../domain/constants';
import type { ResolvedEndpoints } from '../../domain/config/clientOptions';
import type { PKCEPair } from '../../domain/entities';
import type { PendingCalls } from '../credentials/credentialCalls';
import type { OneTap } from '../oneTap/oneTap';
import { createNavigation, type Navigation } from '../page/navigation';
import { sharedOnPage } from '../page/sharedOnPage';
import type { PasskeyProviders } from '../passkeys/passkeyProviders';
import type { WebAuthn } from '../passkeys/webauthn';
import type { PasskeySupport } from '../passkeys/webauthn.entry';
import type { ParsedPhone } from '../phone/phone';
import type { Captcha } from '../protection/captcha';
import { createPKCEPair, sha256 } from '../protection/pkce';
import type { Telemetry } from '../protection/telemetry';
import { createRequestServices, type RequestServices } from '../requests/requestServices';
import { createRemovableCookies } from '../storage/cookies';
import { createClientStorage, type ClientStorage } from '../storage/storage';
import { storageKey } from '../storage/storageKeys';
import { createTabs, type Tabs } from '../tabs/tabs';
import { createClock, type Clock } from '../time/clock';
import { once, withTimeout } from '../time/withTimeout';
import type { EntryServices } from './services.entry';

/**
 * All access to the browser, one object per client: services of the entry and of requests, of the core, and those whose code is a
 * chunk that is fetched at their first use. Tests replace parts of it.
 */
export interface Services
  extends
    Pick<EntryServices, 'publicToken' | 'options' | 'wallets' | 'warnDeveloper' | 'log' | 'early'>,
    Pick<RequestServices, 'endpoints' | 'random' | 'page' | 'sendHttp'> {
  clock: Clock;
  storage: ClientStorage;
  tabs: Tabs;
  navigation: Navigation;
  /** Called when the browser has a network again. */
  onOnline(listener: () => void): () => void;
  createPKCEPair(): Promise<PKCEPair>;
  sha256(text: string): Promise<string>;
  captcha: Captcha;
  telemetry: Telemetry;
  webauthn: PasskeySupport & {
    /** Null when the chunk for passkeys cannot be fetched. */
    load(): Promise<WebAuthn | null>;
  };
  /** Names of authenticators and password managers; null when the list cannot be fetched. */
  passkeyProviders(): Promise<PasskeyProviders | null>;
  /** Google's One Tap prompt; null when its chunk cannot be fetched. */
  oneTap(): Promise<OneTap | null>;
  /** The code of the next text message to this page; null where the browser gives none (WebOTP). */
  codeFromMessage(signal: AbortSignal): Promise<string | null>;
  parsePhone(phoneNumber: string, regionCode?: string): Promise<ParsedPhone>;
  /** Fetches the estimator of passwords, unless data saving is enabled. */
  loadEstimator(): Promise<void>;
  /** zxcvbn's score of a password, 0 to 4; null before the estimator is loaded. */
  estimatePassword(password: string, personalWords: string[]): Promise<number | null>;
  /** The address that was probably meant; null if the domain is known or like none, or the list cannot be fetched. */
  suggestEmail(email: string, ownDomains: readonly string[]): Promise<string | null>;
}

type LazyServices = Pick<
  Services,
  | 'captcha'
  | 'telemetry'
  | 'webauthn'
  | 'passkeyProviders'
  | 'oneTap'
  | 'codeFromMessage'
  | 'parsePhone'
  | 'loadEstimator'
  | 'estimatePassword'
  | 'suggestEmail'
>;

/** Whether the visitor has enabled data saving. */
const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Services whose code is a chunk that is fetched at their first use. */
function createLazyServices(page: EntryServices, endpoints: ResolvedEndpoints): LazyServices {
  const { publicToken, options, log, areas } = page;
  const protection = once(async () => {
    const { createProtection } = await import(
      /* webpackChunkName: "protection" */ '../protection/protection'
    );
    return createProtection(publicToken, endpoints, log.warn);
  });
  /** The time limit includes the load of the chunk. */
  const beforeCall = (ask: () => Promise<string | undefined>): Promise<string | undefined> =>
    withTimeout(ask(), CALL_PREPARATION_MS).catch(() => undefined);
  const webOTP = once(() => import(/* webpackChunkName: "webOTP" */ '../credentials/webOTP'));
  const typo = once(() => import(/* webpackChunkName: "emailTypo" */ '../fields/emailTypo'));
  const fetchEstimator = once(() => import(/* webpackChunkName: "zxcvbn" */ '../fields/passwordEstimate'));
  let estimator: Awaited<ReturnType<typeof fetchEstimator>> = null;

  return {
    captcha: {
      prepare: (settings) => void protection().then((code) => code?.captcha.prepare(settings)),
      token: (settings) => beforeCall(async () => (await protection())?.captcha.token(settings)),
    },
    telemetry: {
      prepare: () => void protection().then((code) => code?.telemetry.prepare()),
      id: () => beforeCall(async () => (await protection())?.telemetry.id()),
    },
    webauthn: {
      ...page.webauthn,
      load: once(async () => {
        const { createWebAuthn } = await import(/* webpackChunkName: "webauthn" */ '../passkeys/webauthn');
        return createWebAuthn({
          pendingCalls: sharedOnPage('pricerx-auth.credentials.v1', () => new Set()),
          local: areas.local,
          publicToken,
        });
      }),
    },
    passkeyProviders: once(
      () => import(/* webpackChunkName: "passkeyProviders" */ '../passkeys/passkeyProviders'),
    ),
    oneTap: once(async () => {
      const { createOneTap } = await import(/* webpackChunkName: "oneTapPrompt" */ '../oneTap/oneTap');
      return createOneTap(publicToken, options, endpoints);
    }),
    codeFromMessage: async (signal) => {
      if (!('OTPCredential' in window)) return null;
      const calls = sharedOnPage<PendingCalls>('pricerx-auth.webOTP.v1', () => new Set());
      return (await webOTP())?.codeFromMessage(calls, signal) ?? null;
    },
    parsePhone: async (phoneNumber, regionCode) => {
      const { parsePhone } = await import(/* webpackChunkName: "phone" */ '../phone/phone');
      return parsePhone(phoneNumber, regionCode);
    },
    suggestEmail: async (email, ownDomains) => (await typo())?.suggestEmail(email, ownDomains) ?? null,
    loadEstimator: async () => {
      if (!savesData()) estimator = await fetchEstimator();
    },
    estimatePassword: async (password, personalWords) =>
      (await estimator?.estimatePassword(password, personalWords)) ?? null,
  };
}

export function createServices(page: EntryServices): Services {
  const { publicToken, log, areas, storage } = page;
  const requests = createRequestServices(page);
  const { endpoints, random } = requests;
  if (!page.early) endpoints.warnings.forEach(log.warn);
  const clock = createClock();
  // In the chunk of the session refresh, its only user.
  const locks = once(async () => {
    const { createLocks } = await import(/* webpackChunkName: "session" */ '../tabs/locks');
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
