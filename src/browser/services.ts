import { CALL_PREPARATION_MS } from '../domain/constants';
import type { PKCEPair } from '../domain/entities';
import { resolveEndpoints, type ResolvedEndpoints } from '../domain/config/clientOptions';
import type { Captcha } from './protection/captcha';
import { createClock, type Clock } from './page/clock';
import { sendHttp, type HttpAnswer, type HttpRequest } from './http';
import { keptKey } from './storage/keptKeys';
import { createNavigation, type Navigation } from './page/navigation';
import type { OneTap } from './oneTap';
import { once, sharedOnPage, type PageServices, type PasskeySupport } from './pageServices';
import type { PasskeyProviders } from './passkeys/passkeyProviders';
import type { ParsedPhone } from './phone/phone';
import { createPKCEPair } from './protection/pkce';
import { createRandom, type Random } from './page/random';
import { createClientStorage, type ClientStorage } from './storage/storage';
import { createTabs, type Tabs } from './page/tabs';
import type { Telemetry } from './protection/telemetry';
import { timeZone } from './page/timeZone';
import type { WebAuthn } from './passkeys/webauthn';
import { withTimeout } from './page/withTimeout';

/** Everything that is asked of the browser: one object per client. Tests replace parts of it. */
export interface Services extends Omit<PageServices, 'areas'> {
  endpoints: ResolvedEndpoints;
  clock: Clock;
  random: Random;
  storage: ClientStorage;
  tabs: Tabs;
  navigation: Navigation;
  /** Facts about the page for request headers. */
  page: { origin: string; hostname: string; timezone: string; userAgent: string };
  sendHttp(request: HttpRequest): Promise<HttpAnswer>;
  createPKCEPair(): Promise<PKCEPair>;
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
  parsePhone(phoneNumber: string, regionCode?: string): Promise<ParsedPhone>;
  /**
   * zxcvbn's score of a password, 0 to 4; null when the estimator cannot be fetched, or data saving is
   * enabled.
   */
  estimatePassword(password: string, personalWords: string[]): Promise<number | null>;
}

/** Whether the visitor has enabled data saving. */
const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

export function createServices(page: PageServices): Services {
  const { publicToken, options, log, areas, storage } = page;
  const endpoints = resolveEndpoints(publicToken, options);
  endpoints.warnings.forEach(log.warn);
  const [clock, random] = [createClock(), createRandom()];
  // In the chunk of the session refresh, its only user.
  const locks = once(async () => {
    const { createLocks } = await import(/* webpackChunkName: "session" */ './page/locks');
    return createLocks({
      locks: navigator.locks,
      local: areas.local,
      keyOf: () => keptKey('refreshLock', publicToken),
      clock,
      random,
    });
  });
  const protection = once(async () => {
    const { createProtection } = await import(/* webpackChunkName: "protection" */ './protection/protection');
    return createProtection(publicToken, endpoints, log.warn);
  });
  /** The chunks, too, may hang, so the limit includes their load. */
  const beforeCall = (ask: () => Promise<string | undefined>): Promise<string | undefined> =>
    withTimeout(ask(), CALL_PREPARATION_MS).catch(() => undefined);
  const estimator = once(() => import(/* webpackChunkName: "zxcvbn" */ './passwordEstimate'));

  return {
    ...page,
    endpoints,
    clock,
    random,
    storage: createClientStorage(publicToken, areas, storage.tokens, storage.urlToken),
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
    createPKCEPair,
    captcha: {
      token: async (settings) =>
        settings.enabled ? beforeCall(async () => (await protection())?.captcha.token(settings)) : undefined,
    },
    telemetry: { id: () => beforeCall(async () => (await protection())?.telemetry.id()) },
    webauthn: {
      ...page.webauthn,
      load: once(async () => {
        const { createWebAuthn } = await import(/* webpackChunkName: "webauthn" */ './passkeys/webauthn');
        return createWebAuthn({
          uses: sharedOnPage('pricerx-auth.credentials.v1', () => new Set()),
          local: areas.local,
          publicToken,
        });
      }),
    },
    passkeyProviders: once(
      () => import(/* webpackChunkName: "passkeyProviders" */ './passkeys/passkeyProviders'),
    ),
    oneTap: once(async () => {
      const { createOneTap } = await import(/* webpackChunkName: "oneTapPrompt" */ './oneTap');
      return createOneTap(publicToken, options, endpoints);
    }),
    parsePhone: async (phoneNumber, regionCode) => {
      const { parsePhone } = await import(/* webpackChunkName: "phone" */ './phone/phone');
      return parsePhone(phoneNumber, regionCode);
    },
    estimatePassword: async (password, personalWords) =>
      savesData() ? null : ((await (await estimator())?.estimatePassword(password, personalWords)) ?? null),
  };
}
