import type { LoggedEvent } from '../entities';
import {
  CAPTCHA_SCRIPT_URL,
  LIVE_API_URL,
  ONE_TAP_SCRIPT_URL,
  TELEMETRY_SCRIPT_URL,
  TELEMETRY_URL,
  TEST_API_URL,
} from '../addresses/providerAddresses';
import { EVENT_BATCH_INTERVAL_MS, EVENT_BATCH_SIZE } from '../constants';
import { isTestToken } from './publicToken';
import { isWebAddress } from '../addresses/webAddress';

/** Options of `createClient`. All are optional. */
export interface ClientOptions {
  /** Names and scope of the session cookies. Scripts on pages of your site can read these cookies. */
  cookieOptions?: CookieOptions;
  /**
   * Custom domains for the provider's servers. The scheme is always https; port, path and query are ignored.
   */
  endpointOptions?: {
    /** Domain of the API for live tokens, such as `login.example.com`. */
    apiDomain?: string;
    /** Domain of the API for test tokens. */
    testApiDomain?: string;
    /** Domain that receives the device telemetry. */
    dfppaDomain?: string;
    /** Domain that serves the telemetry script. */
    dfpCdnDomain?: string;
  };
  /** Complete addresses, used unchanged: for a local sandbox. */
  endpoints?: Partial<Endpoints>;
  /**
   * Extend the session at each background refresh by its last requested duration, so that it lasts while the page
   * is open. Default: false.
   */
  keepSessionAlive?: boolean;
  /**
   * Whether the user is kept in local storage with the session, so that the next page shows them at once. With `false`
   * the browser's storage has ids and times only, and a page knows the user after the provider's answer. Default: true.
   */
  rememberUser?: boolean;
  /** Redux DevTools. Default: on for test tokens, off for live ones. */
  devTools?: boolean;
  /**
   * Nonce of the widget's style element, for pages with a Content Security Policy in browsers without
   * constructable stylesheets.
   */
  cspNonce?: string;
  /**
   * Which events are sent to the provider's event endpoint. `false` sends none; a function may redact an
   * event, or drop it by returning null. Default: true.
   * @example events: (event) => ({ ...event, details: {} })
   * @example events: { batchSize: 1 }
   */
  events?: boolean | RedactEvent | EventOptions;
}

export type RedactEvent = (event: LoggedEvent['event']) => LoggedEvent['event'] | null;

export interface EventOptions {
  /** Redacts an event; null drops it. */
  redact?: RedactEvent;
  /** The greatest number of events in one call. Default: 15. */
  batchSize?: number;
  /** Time for which events are collected before they are sent, in milliseconds. Default: 800. */
  batchIntervalMs?: number;
}

/** The event options with all defaults; null when no events are sent. */
export function resolveEvents({ events }: ClientOptions): Required<EventOptions> | null {
  if (events === false) return null;
  const given =
    typeof events === 'function' ? { redact: events } : typeof events === 'object' ? events : null;
  return {
    redact: given?.redact ?? ((event) => event),
    batchSize: given?.batchSize ?? EVENT_BATCH_SIZE,
    batchIntervalMs: given?.batchIntervalMs ?? EVENT_BATCH_INTERVAL_MS,
  };
}

/** Names and scope of the session cookies. */
export interface CookieOptions {
  /** Default: `stytch_session`. */
  opaqueTokenCookieName?: string;
  /** Default: `stytch_session_jwt`. */
  jwtCookieName?: string;
  /** Default: `stytch_intermediate_session_token`. */
  istCookieName?: string;
  /** Default: `/`. */
  path?: string;
  /** Only used with `availableToSubdomains`. Default: the page's host. */
  domain?: string;
  /** Share the session cookies with subdomains. Has no effect on localhost. Default: false. */
  availableToSubdomains?: boolean;
}

/** Addresses that the client uses. Base addresses have no trailing slash; script addresses are complete. */
export interface Endpoints {
  /** Base address of the API, such as `http://localhost:4311`. */
  apiUrl: string;
  /** Base address of the device telemetry. */
  telemetryUrl: string;
  telemetryScriptUrl: string;
  captchaScriptUrl: string;
  /** Google's script for the One Tap prompt. */
  oneTapScriptUrl: string;
}

export interface ResolvedEndpoints extends Endpoints {
  /** Whether the host set a custom API domain. The API may then have set HttpOnly cookies. */
  customApiDomain: boolean;
  warnings: string[];
}

const SCHEME = /^\s*[a-z][a-z\d+.-]*:\/\//i;

/** A host name: a part of the text that some browsers take for one may have spaces or other characters. */
const HOST_NAME = /^[a-z\d-]+(\.[a-z\d-]+)*\.?$/;

/** `https://{hostname}` of a custom domain, or null when it is none. */
export function httpsOrigin(domain: string): string | null {
  const rest = domain.replace(SCHEME, '');
  // Browsers skip further slashes and control characters before a host.
  if (/^[/\\\p{Cc}]/u.test(rest)) return null;
  try {
    const { hostname } = new URL(`https://${rest}`);
    return HOST_NAME.test(hostname) ? `https://${hostname}` : null;
  } catch {
    return null;
  }
}

/** A complete address, or null when it is none. */
export const wholeAddress = (url: string): string | null => (isWebAddress(url) ? url : null);

/** The kinds of addresses in the options, with what is valid. */
const EXPECTED = {
  endpoints: 'no whole address, so the default is used. Give one such as "https://login.example.com"',
  endpointOptions: 'no domain, so the default is used. Give one such as "login.example.com"',
};

/** The addresses that `read` accepts. The others give a warning. */
function valid<Name extends string>(
  option: keyof typeof EXPECTED,
  given: { [name in Name]?: string } | null | undefined,
  read: (text: string) => string | null,
  warnings: string[],
): { [name in Name]?: string } {
  const accepted: { [name in Name]?: string } = {};
  for (const [name, text] of Object.entries(given ?? {}) as [Name, string | null | undefined][]) {
    if (typeof text !== 'string') continue;
    const address = read(text);
    if (address) accepted[name] = address;
    else warnings.push(`${option}.${name} ("${text}") is ${EXPECTED[option]}.`);
  }
  return accepted;
}

const withoutTrailingSlash = (url: string): string => url.replace(/\/+$/, '');

/**
 * The addresses to use, from custom domains and verbatim endpoints. For an invalid one the default is used. Each of them gives a
 * warning, also when it is not used with this token.
 */
export function resolveEndpoints(publicToken: string, options: ClientOptions): ResolvedEndpoints {
  const warnings: string[] = [];
  const given = valid('endpoints', options.endpoints, wholeAddress, warnings);
  const domains = valid('endpointOptions', options.endpointOptions, httpsOrigin, warnings);
  const test = isTestToken(publicToken);
  const customApi = test ? domains.testApiDomain : domains.apiDomain;
  return {
    apiUrl: withoutTrailingSlash(given.apiUrl ?? customApi ?? (test ? TEST_API_URL : LIVE_API_URL)),
    telemetryUrl: withoutTrailingSlash(given.telemetryUrl ?? domains.dfppaDomain ?? TELEMETRY_URL),
    telemetryScriptUrl:
      given.telemetryScriptUrl ??
      (domains.dfpCdnDomain ? `${domains.dfpCdnDomain}/telemetry.js` : TELEMETRY_SCRIPT_URL),
    captchaScriptUrl: given.captchaScriptUrl ?? CAPTCHA_SCRIPT_URL,
    oneTapScriptUrl: given.oneTapScriptUrl ?? ONE_TAP_SCRIPT_URL,
    customApiDomain: customApi !== undefined && given.apiUrl === undefined,
    warnings,
  };
}
