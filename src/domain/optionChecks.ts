import { problemsOf, type Rule, type UnknownName } from './checkValues';
import type { ClientOptions, CookieOptions, Endpoints } from './clientOptions';

/** No option can be added without saying what it holds. */
type RulesOf<T> = Record<keyof T, Rule>;

const COOKIES: RulesOf<CookieOptions> = {
  opaqueTokenCookieName: 'string',
  jwtCookieName: 'string',
  istCookieName: 'string',
  path: 'string',
  domain: 'string',
  availableToSubdomains: 'boolean',
};

const DOMAINS: RulesOf<NonNullable<ClientOptions['endpointOptions']>> = {
  apiDomain: 'string',
  testApiDomain: 'string',
  dfppaDomain: 'string',
  dfpCdnDomain: 'string',
};

const ENDPOINTS: RulesOf<Endpoints> & { clientServicesFrameUrl: Rule } = {
  apiUrl: 'string',
  telemetryUrl: 'string',
  telemetryScriptUrl: 'string',
  captchaScriptUrl: 'string',
  oneTapScriptUrl: 'string',
  // The sandbox names it beside the others, so it may be handed on; nothing here asks for it.
  clientServicesFrameUrl: 'string',
};

const OPTIONS: RulesOf<ClientOptions> = {
  cookieOptions: COOKIES,
  endpointOptions: DOMAINS,
  endpoints: ENDPOINTS,
  keepSessionAlive: 'boolean',
  devTools: 'boolean',
  cspNonce: 'string',
  events: 'boolean or function',
};

/** §5 What is wrong with the options of a client. */
export const optionProblems = (options: unknown, unknown?: UnknownName[]): string[] =>
  problemsOf('options', options, OPTIONS, unknown);
