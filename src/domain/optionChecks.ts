import type { ClientOptions, CookieOptions, Endpoints } from './clientOptions';

/** What an option may hold: a type, or further options. */
type Rule = 'string' | 'boolean' | 'boolean or function' | { readonly [name: string]: Rule };
/** No option can be added without its rule. */
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

const pairsOfLetters = (name: string): string[] =>
  [...name.toLowerCase()].map((letter, at, all) => `${letter}${all[at + 1] ?? ''}`);

/** The known name that shares most pairs of letters with what was written, for its length. */
export function nearestName(written: string, known: readonly string[]): string {
  const pairs = pairsOfLetters(written);
  const likeness = (name: string) =>
    pairsOfLetters(name).filter((pair) => pairs.includes(pair)).length / (pairs.length + name.length);
  return known.reduce((best, name) => (likeness(name) > likeness(best) ? name : best));
}

export interface OptionProblems {
  /** Of a wrong type: no client can be made of them. */
  wrong: string[];
  /** Names that do not exist: nothing would happen, and nobody would know why. */
  unknown: string[];
}

function look(path: string, value: unknown, rule: Rule, { wrong, unknown }: OptionProblems): void {
  if (value === undefined || value === null) return;
  if (typeof rule === 'string') {
    if (!rule.split(' or ').includes(typeof value)) wrong.push(`${path} must be a ${rule}.`);
    return;
  }
  if (typeof value !== 'object' || Array.isArray(value)) {
    wrong.push(`${path} must be an object.`);
    return;
  }
  for (const [name, item] of Object.entries(value)) {
    const inner = Object.hasOwn(rule, name) && rule[name];
    if (inner) look(`${path}.${name}`, item, inner, { wrong, unknown });
    else
      unknown.push(`${path}.${name} does nothing. Did you mean "${nearestName(name, Object.keys(rule))}"?`);
  }
}

/** §5 What is wrong with the options of a client. */
export function optionProblems(options: unknown): OptionProblems {
  const problems: OptionProblems = { wrong: [], unknown: [] };
  look('options', options, OPTIONS, problems);
  return problems;
}
