import type { LoggedEvent } from './entities';
import {
  CAPTCHA_SCRIPT_URL,
  LIVE_API_URL,
  ONE_TAP_SCRIPT_URL,
  TELEMETRY_SCRIPT_URL,
  TELEMETRY_URL,
  TEST_API_URL,
} from './constants';

/** What a host may set when it makes a client. Everything is optional. */
export interface ClientOptions {
  cookieOptions?: CookieOptions;
  /** Custom domains that front the provider. The scheme is always https; port, path and query are dropped. */
  endpointOptions?: {
    apiDomain?: string;
    testApiDomain?: string;
    dfppaDomain?: string;
    dfpCdnDomain?: string;
  };
  /** Whole addresses, used verbatim. This is how a local sandbox is addressed. */
  endpoints?: Partial<Endpoints>;
  /** Each background refresh asks for the session's last duration again, so that an open page stays signed in. */
  keepSessionAlive?: boolean;
  /** Redux DevTools. Default: on for test tokens, off for live ones. */
  devTools?: boolean;
  /** Nonce for the widget's style element on pages whose browser lacks constructable stylesheets. */
  cspNonce?: string;
  /**
   * What is logged to the provider's event endpoint. `false` sends nothing; a function may redact an event,
   * or drop it by returning null. Default: true.
   * @example events: (event) => ({ ...event, details: {} })
   */
  events?: boolean | ((event: LoggedEvent['event']) => LoggedEvent['event'] | null);
}

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

/** Where the client calls. Bases have no trailing slash; script addresses are complete. */
export interface Endpoints {
  apiUrl: string;
  telemetryUrl: string;
  telemetryScriptUrl: string;
  captchaScriptUrl: string;
  oneTapScriptUrl: string;
}

export interface ResolvedEndpoints extends Endpoints {
  /** True when the host named an API domain of its own: HttpOnly cookies may exist there. */
  customApiDomain: boolean;
  warnings: string[];
}

export const isTestToken = (publicToken: string): boolean => publicToken.includes('public-token-test');

/** `https://{hostname}` of a custom domain, or null when it is not one. */
export function httpsOrigin(domain: string): string | null {
  for (const candidate of domain.includes('://') ? [domain] : [domain, `https://${domain}`]) {
    try {
      const { hostname } = new URL(candidate);
      if (hostname) return `https://${hostname}`;
    } catch {
      // The next spelling may parse.
    }
  }
  return null;
}

const withoutTrailingSlash = (url: string): string => url.replace(/\/+$/, '');

/** Custom domains and verbatim endpoints to addresses. A bad domain is warned of and the default host is used. */
export function resolveEndpoints(publicToken: string, options: ClientOptions): ResolvedEndpoints {
  const { endpointOptions = {}, endpoints = {} } = options;
  const warnings: string[] = [];
  const custom = (name: keyof NonNullable<ClientOptions['endpointOptions']>): string | null => {
    const domain = endpointOptions[name];
    if (domain === undefined) return null;
    const origin = httpsOrigin(domain);
    if (!origin) {
      warnings.push(
        `endpointOptions.${name} is not a domain ("${domain}"), so the default is used. Give a bare domain such as "login.example.com".`,
      );
    }
    return origin;
  };

  const test = isTestToken(publicToken);
  const customApi = custom(test ? 'testApiDomain' : 'apiDomain');
  const telemetryCdn = custom('dfpCdnDomain');
  return {
    apiUrl: withoutTrailingSlash(endpoints.apiUrl ?? customApi ?? (test ? TEST_API_URL : LIVE_API_URL)),
    telemetryUrl: withoutTrailingSlash(endpoints.telemetryUrl ?? custom('dfppaDomain') ?? TELEMETRY_URL),
    telemetryScriptUrl:
      endpoints.telemetryScriptUrl ?? (telemetryCdn ? `${telemetryCdn}/telemetry.js` : TELEMETRY_SCRIPT_URL),
    captchaScriptUrl: endpoints.captchaScriptUrl ?? CAPTCHA_SCRIPT_URL,
    oneTapScriptUrl: endpoints.oneTapScriptUrl ?? ONE_TAP_SCRIPT_URL,
    customApiDomain: customApi !== null && endpoints.apiUrl === undefined,
    warnings,
  };
}

/** §5 A public token that cannot work is told at once; the client is made all the same. */
export function publicTokenWarning(publicToken: unknown): string | null {
  if (typeof publicToken !== 'string') {
    return `The public token must be a string, but it is ${publicToken === null ? 'null' : `of type ${typeof publicToken}`}. Copy it from your project's dashboard.`;
  }
  if (publicToken === '') {
    return "The public token is an empty string. Copy it from your project's dashboard.";
  }
  if (!publicToken.startsWith('public-token-')) {
    // No more of it than that: it may be a secret.
    return `The public token should start with "public-token-", but it starts with "${publicToken.slice(0, 7)}". Check that it is not a secret or a project id.`;
  }
  return null;
}
