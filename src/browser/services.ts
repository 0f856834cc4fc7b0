import { CALL_PREPARATION_MS } from '../domain/constants';
import type { PKCEPair } from '../domain/entities';
import type { Captcha } from './captcha';
import { sendHttp, type HttpAnswer, type HttpRequest } from './http';
import type { OneTap } from './oneTap';
import { once, sharedOnPage, type PageServices, type PasskeySupport } from './pageServices';
import type { PasskeyProviders } from './passkeyProviders';
import type { ParsedPhone } from './phone';
import { createPKCEPair } from './pkce';
import type { Telemetry } from './telemetry';
import { timeZone } from './timeZone';
import type { WebAuthn } from './webauthn';
import { withTimeout } from './withTimeout';

/** All we ever ask of the browser. One object per client; tests put in what they need to hold still. */
export interface Services extends Omit<PageServices, 'areas'> {
  /** The page that we are on, for headers. */
  page: { origin: string; hostname: string; timezone: string; userAgent: string };
  sendHttp(request: HttpRequest): Promise<HttpAnswer>;
  createPKCEPair(): Promise<PKCEPair>;
  captcha: Captcha;
  telemetry: Telemetry;
  webauthn: PasskeySupport & {
    /** Null when the code for passkeys cannot be had now. */
    load(): Promise<WebAuthn | null>;
  };
  /** The products that keep passkeys, by name; null when the list cannot be had now. */
  passkeyProviders(): Promise<PasskeyProviders | null>;
  /** Google's One Tap prompt; null when its code cannot be had now. */
  oneTap(): Promise<OneTap | null>;
  parsePhone(phoneNumber: string, regionCode?: string): Promise<ParsedPhone>;
  /** A guess at a password's strength, 0 to 4; null where the estimator cannot be had, or would cost too much data. */
  estimatePassword(password: string, personalWords: string[]): Promise<number | null>;
}

/** The visitor has asked their browser to fetch no more than it must. */
const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

export function createServices(page: PageServices): Services {
  const { publicToken, options, endpoints, log, areas } = page;
  const protection = once(async () => {
    const { createProtection } = await import(/* webpackChunkName: "protection" */ './protection');
    return createProtection(publicToken, endpoints, log.warn);
  });
  /** Their own code may hang as well as the scripts. */
  const beforeCall = (ask: () => Promise<string | undefined>): Promise<string | undefined> =>
    withTimeout(ask(), CALL_PREPARATION_MS).catch(() => undefined);
  const estimator = once(() => import(/* webpackChunkName: "zxcvbn" */ './passwordEstimate'));

  return {
    ...page,
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
        const { createWebAuthn } = await import(/* webpackChunkName: "webauthn" */ './webauthn');
        return createWebAuthn({
          uses: sharedOnPage('pricerx-auth.credentials.v1', () => new Set()),
          local: areas.local,
          publicToken,
        });
      }),
    },
    passkeyProviders: once(() => import(/* webpackChunkName: "passkeyProviders" */ './passkeyProviders')),
    oneTap: once(async () => {
      const { createOneTap } = await import(/* webpackChunkName: "oneTapPrompt" */ './oneTap');
      return createOneTap(publicToken, options, endpoints);
    }),
    parsePhone: async (phoneNumber, regionCode) => {
      const { parsePhone } = await import(/* webpackChunkName: "phone" */ './phone');
      return parsePhone(phoneNumber, regionCode);
    },
    estimatePassword: async (password, personalWords) =>
      savesData() ? null : ((await (await estimator())?.estimatePassword(password, personalWords)) ?? null),
  };
}
