import type { HttpAnswer, HttpRequest } from '../src/browser/requests/http';
import { createClock } from '../src/browser/time/clock';
import { createSessionCookies } from '../src/browser/storage/cookies.entry';
import { createRemovableCookies } from '../src/browser/storage/cookies';
import { createUrlTokenStore } from '../src/browser/storage/urlTokenStore';
import { storageKey } from '../src/browser/storage/storageKeys';
import type { StorageKey } from '../src/browser/storage/storageKeys.entry';
import { createKeyValueStore } from '../src/browser/storage/keyValueStore';
import { createLocks } from '../src/browser/tabs/locks';
import { createNavigation } from '../src/browser/page/navigation';
import { createPKCEPair, sha256 } from '../src/browser/protection/pkce';
import { estimatePassword } from '../src/browser/fields/passwordEstimate';
import { parsePhone } from '../src/browser/phone/phone';
import { createRandom } from '../src/browser/page/random';
import type { Services } from '../src/browser/services/services';
import { tokenDigest } from '../src/domain/session/tokenDigest';
import { readRefresh } from '../src/browser/storage/refreshRecord';
import { createSeenDomains } from '../src/browser/storage/seenDomains';
import { createClientStorage } from '../src/browser/storage/storage';
import { createTabs } from '../src/browser/tabs/tabs';
import { resolveEndpoints } from '../src/domain/config/clientOptions';
import type { RawBootstrap } from '../src/domain/entities';
import { createFakeBrowser, type FakeBrowser } from './browser/fakeBrowser';

const PUBLIC_TOKEN = 'public-token-test-1';

/** Answers a call. A rejected promise is a request without an answer. */
export type Provider = (call: ProviderCall) => HttpAnswer | Promise<HttpAnswer>;

export interface ProviderCall {
  /** Method and path below `/sdk/v1`: `POST /otps/authenticate`. */
  route: string;
  body: Record<string, unknown>;
  request: HttpRequest;
  /** The time of the request on the monotonic clock. */
  at: number;
}

export const answer = (status: number, text: string, headers: Record<string, string> = {}): HttpAnswer => {
  const all = new Headers(headers);
  return { status, text, header: (name) => all.get(name) };
};

const JSON_TYPE = { 'Content-Type': 'application/json' };

export const data = (fields: object): HttpAnswer =>
  answer(200, JSON.stringify({ data: { request_id: 'request-1', status_code: 200, ...fields } }), JSON_TYPE);

export const apiError = (status: number, error_type: string, headers: Record<string, string> = {}) =>
  answer(
    status,
    JSON.stringify({
      status_code: status,
      error_type,
      error_message: error_type,
      error_url: '',
      request_id: '',
    }),
    { ...JSON_TYPE, ...headers },
  );

export const captchaRequired = (): HttpAnswer =>
  answer(403, 'Captcha required', { 'Content-Type': 'text/plain' });

export const offline = (): Promise<HttpAnswer> => Promise.reject(new TypeError('Failed to fetch'));

/** Gives no answer, so that the request times out. */
export const hang = ({ request }: ProviderCall): Promise<HttpAnswer> =>
  new Promise((_, reject) =>
    setTimeout(() => reject(new DOMException('aborted', 'AbortError')), request.timeoutMs),
  );

export const bootstrap = (fields: Partial<RawBootstrap> = {}): HttpAnswer =>
  data({ email_domains: ['pricerx.example'], captcha_settings: { enabled: false }, ...fields });

export interface FakeServices extends Services {
  browser: FakeBrowser;
  /** Every call that reached the provider, in order. */
  calls: ProviderCall[];
  callsTo(route: string): ProviderCall[];
  warnings: string[];
  errors: string[];
}

type Replaced = Partial<
  Pick<Services, 'options' | 'captcha' | 'telemetry' | 'parsePhone' | 'createPKCEPair'>
>;

interface Setting extends Replaced {
  provider?: Provider;
  /** The browser of this tab. Default: a new one. */
  browser?: FakeBrowser;
  webLocks?: boolean;
}

const quiet: Provider = ({ route }) => (route.startsWith('GET /projects') ? bootstrap() : data({}));

/** The real services of a tab, with an in-memory browser and a provider that the test defines. */
export function createFakeServices(setting: Setting = {}): FakeServices {
  const {
    provider = quiet,
    browser = createFakeBrowser(),
    webLocks = true,
    options = {},
    ...replaced
  } = setting;
  const tab = browser.openTab();
  const [calls, warnings, errors]: [ProviderCall[], string[], string[]] = [[], [], []];
  const ignore = () => undefined;
  const local = createKeyValueStore<StorageKey>(() => tab.localStorage, ignore);
  const session = createKeyValueStore<StorageKey<'sessionStorage'>>(() => tab.sessionStorage, ignore);
  const [clock, random] = [createClock(), createRandom()];
  const cookies = createSessionCookies(options.cookieOptions ?? {}, {
    document: browser.cookies,
    location: { host: 'pricerx.example', hostname: 'pricerx.example', pathname: '/', protocol: 'https:' },
    isOwn: (value) => {
      const last = readRefresh(PUBLIC_TOKEN, local);
      return [last?.tokenDigest, last?.jwtDigest].includes(tokenDigest(value));
    },
    seenDomains: createSeenDomains(PUBLIC_TOKEN, local),
    warn: (message) => warnings.push(message),
    onRefused: ignore,
  });
  return {
    publicToken: PUBLIC_TOKEN,
    options,
    onOnline: () => ignore,
    endpoints: resolveEndpoints(PUBLIC_TOKEN, options),
    early: null,
    page: {
      origin: 'https://pricerx.example',
      hostname: 'pricerx.example',
      timezone: 'UTC',
      userAgent: 'Tests/1.0',
    },
    async sendHttp(request) {
      const call: ProviderCall = {
        route: `${request.method} ${new URL(request.url).pathname.replace('/sdk/v1', '')}`,
        body: JSON.parse(request.body ?? '{}') as Record<string, unknown>,
        request,
        at: clock.now(),
      };
      calls.push(call);
      return provider(call);
    },
    clock,
    random,
    storage: createClientStorage(
      PUBLIC_TOKEN,
      { local, session },
      createRemovableCookies(cookies),
      createUrlTokenStore(PUBLIC_TOKEN, session),
      options,
    ),
    tabs: createTabs({
      window: tab.window,
      session,
      random,
      acquire: createLocks({
        locks: webLocks ? browser.locks : undefined,
        local,
        keyOf: () => storageKey('refreshLock', PUBLIC_TOKEN),
        clock,
        random,
      }),
    }),
    navigation: createNavigation(window),
    createPKCEPair,
    sha256,
    captcha: { prepare: ignore, token: () => Promise.resolve(undefined) },
    telemetry: { prepare: ignore, id: () => Promise.resolve(undefined) },
    webauthn: {
      isSupported: () => false,
      supportsAutofill: () => Promise.resolve(false),
      supports: () => Promise.resolve(false),
      load: () => Promise.resolve(null),
    },
    passkeyProviders: () => Promise.resolve(null),
    oneTap: () => Promise.resolve(null),
    wallets: () => Promise.resolve(null),
    codeFromMessage: () => Promise.resolve(null),
    parsePhone: (number, region) => Promise.resolve(parsePhone(number, region)),
    loadEstimator: () => Promise.resolve(),
    estimatePassword,
    suggestEmail: () => Promise.resolve(null),
    warnDeveloper: ignore,
    ...replaced,
    log: { warn: (message) => warnings.push(message), error: (message) => errors.push(message) },
    browser,
    calls,
    callsTo: (route) => calls.filter((call) => call.route === route),
    warnings,
    errors,
  };
}
