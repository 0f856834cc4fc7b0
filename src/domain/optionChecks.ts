import type { ClientOptions, CookieOptions, Endpoints } from './clientOptions';
import { lookOver, type Found, type Known } from './lookOver';

type Type = 'string' | 'boolean' | 'boolean or function';
/** No option can be added without saying what it holds. */
type TypesOf<T> = Record<keyof T, Type | Known<Type>>;

const COOKIES: TypesOf<CookieOptions> = {
  opaqueTokenCookieName: 'string',
  jwtCookieName: 'string',
  istCookieName: 'string',
  path: 'string',
  domain: 'string',
  availableToSubdomains: 'boolean',
};

const DOMAINS: TypesOf<NonNullable<ClientOptions['endpointOptions']>> = {
  apiDomain: 'string',
  testApiDomain: 'string',
  dfppaDomain: 'string',
  dfpCdnDomain: 'string',
};

const ENDPOINTS: TypesOf<Endpoints> & { clientServicesFrameUrl: Type } = {
  apiUrl: 'string',
  telemetryUrl: 'string',
  telemetryScriptUrl: 'string',
  captchaScriptUrl: 'string',
  oneTapScriptUrl: 'string',
  // The sandbox names it beside the others, so it may be handed on; nothing here asks for it.
  clientServicesFrameUrl: 'string',
};

const OPTIONS: TypesOf<ClientOptions> = {
  cookieOptions: COOKIES,
  endpointOptions: DOMAINS,
  endpoints: ENDPOINTS,
  keepSessionAlive: 'boolean',
  devTools: 'boolean',
  cspNonce: 'string',
  events: 'boolean or function',
};

/** §5 What is wrong with the options of a client. */
export const optionProblems = (options: unknown): Found =>
  lookOver<Type>('options', options, OPTIONS, (type, value) =>
    type.split(' or ').includes(typeof value) ? null : `a ${type}`,
  );
