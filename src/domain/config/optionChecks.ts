import { isRecord, problemsOf, shown, type Rule, type UnknownName } from '../calls/checkValues';
import type { ClientOptions, CookieOptions, Endpoints, EventOptions } from './clientOptions';

/** Requires a rule for every option. */
type RulesOf<T> = Record<keyof T, Rule>;

export const COOKIE_RULES: RulesOf<CookieOptions> = {
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
  // Unused. It is accepted because the sandbox lists it with its other addresses.
  clientServicesFrameUrl: 'string',
};

const EVENTS: RulesOf<EventOptions> = {
  redact: 'function',
  batchSize: 'count',
  batchIntervalMs: 'milliseconds',
};

const events: Rule = (path, value, unknown) => {
  if (isRecord(value)) return problemsOf(path, value, EVENTS, unknown);
  if (typeof value === 'boolean' || typeof value === 'function') return [];
  return [`${path} must be a boolean, a function or an object, but is ${shown(value)}.`];
};

const OPTIONS: RulesOf<ClientOptions> = {
  cookieOptions: COOKIE_RULES,
  endpointOptions: DOMAINS,
  endpoints: ENDPOINTS,
  keepSessionAlive: 'boolean',
  rememberUser: 'boolean',
  devTools: 'boolean',
  cspNonce: 'string',
  events,
};

/** §5 Client options: their problems, as texts for developers. */
export const optionProblems = (options: unknown, unknown?: UnknownName[]): string[] =>
  problemsOf('options', options, OPTIONS, unknown);
