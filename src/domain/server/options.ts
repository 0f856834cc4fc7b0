import { sitePath } from '../addresses/sitePath';
import { isWebAddress } from '../addresses/webAddress';
import { isRecord, problemsOf, shown, type Rule, type UnknownName } from '../calls/checkValues';
import { unknownNameAdvice } from '../config/optionAdvice';
import { COOKIE_RULES } from '../config/optionChecks';
import type { CookieOptions } from '../config/clientOptions';
import type { AuthServerError } from './authServerError';

const LONGEST_TOLERANCE_SECONDS = 60;

/** `cookieOptions` of `createClient`, which must be the same, and whether the provider makes the cookies HttpOnly. */
export interface ServerCookieOptions extends CookieOptions {
  /**
   * Whether scripts of the page cannot read the session cookies, as the provider's project has it. Default: what the provider's answer
   * to the first renewal says.
   */
  httpOnly?: boolean;
}

/** Options of `createAuthServer`. */
export interface AuthServerOptions {
  /** The project's public token, as in the page. */
  publicToken: string;
  /** The project's id, which is the audience of its JWTs, such as `project-live-…`. */
  projectId: string;
  /** The project's secret. Keep it on the server. Without it, sessions are renewed by the call that browsers make. */
  secret?: string;
  /** Addresses, for a custom domain or a local sandbox. */
  endpoints?: {
    /** Base address of the API. Default: the provider's for test or live tokens. */
    apiUrl?: string;
    /** The `iss` claim of session JWTs. Default: the origin of `apiUrl` if that is given, else `stytch.com/{projectId}`. */
    issuer?: string;
    /** Address of the public keys. Default: the provider's call for servers with a secret, else `/.well-known/jwks.json`. */
    jwksUrl?: string;
  };
  /** The same as `createClient`'s, with `httpOnly` when the provider makes the cookies HttpOnly. */
  cookieOptions?: ServerCookieOptions;
  /** The path of the sign-in page. Default: `/sign-in`. */
  signInPath?: string;
  /**
   * The site's origin, such as `https://prices.example`, or all of them: for `assertSameOrigin` and for the cookies behind a proxy.
   * Default: the host of the request.
   */
  origin?: string | readonly string[];
  /** By how many seconds this server's clock may differ from the provider's. At most 60. Default: 5. */
  clockToleranceSeconds?: number;
  /** The provider's public keys (a JWKS), so that a server that has just started need not fetch them. They are refreshed like fetched ones. */
  keys?: { keys: Record<string, unknown>[] };
  /** Is called after a session's JWT was renewed, for logs. It gets no tokens. */
  onRenew?(session: { userId: string; sessionId: string }): void;
  /** Is called for each request of which it cannot be known who asks, for logs. The error contains no tokens. */
  onUnknown?(error: AuthServerError): void;
}

const webAddress: Rule = (path, value) =>
  typeof value === 'string' && isWebAddress(value)
    ? []
    : [`${path} must be a whole address such as "https://login.example.com", but is ${shown(value)}.`];

const origins: Rule = (path, value) =>
  [value]
    .flat()
    .filter((each) => typeof each !== 'string' || !isWebAddress(each) || !/^\w+:\/\/[^/?#]+$/.test(each))
    .map(
      (each) =>
        `${path} must be like "https://prices.example", without a path and a final slash, but is ${shown(each)}.`,
    );

const path: Rule = (name, value) =>
  typeof value === 'string' && sitePath(value) !== null
    ? []
    : [`${name} must be a path of this site such as "/sign-in", but is ${shown(value)}.`];

const tolerance: Rule = (name, value) =>
  typeof value === 'number' && value >= 0 && value <= LONGEST_TOLERANCE_SECONDS
    ? []
    : [`${name} must be a number of seconds from 0 to ${LONGEST_TOLERANCE_SECONDS}, but is ${shown(value)}.`];

const keySet: Rule = (name, value) =>
  isRecord(value) && Array.isArray(value.keys)
    ? []
    : [`${name} must be a JWKS, an object with a list "keys", but is ${shown(value)}.`];

const RULES: Record<keyof AuthServerOptions, Rule> = {
  publicToken: 'string',
  projectId: 'string',
  secret: 'string',
  endpoints: { apiUrl: webAddress, issuer: 'string', jwksUrl: webAddress },
  cookieOptions: { ...COOKIE_RULES, httpOnly: 'boolean' },
  signInPath: path,
  origin: origins,
  clockToleranceSeconds: tolerance,
  keys: keySet,
  onRenew: 'function',
  onUnknown: 'function',
};

/** The beginning of each value in the provider's dashboard. */
const BEGINNINGS = { publicToken: 'public-token-', projectId: 'project-', secret: 'secret-' } as const;
const CREDENTIALS = ['publicToken', 'projectId', 'secret'] as const;

/** Values never appear in these texts: one of them may be the secret. */
function credentialProblems(options: AuthServerOptions): string[] {
  const problems: string[] = [];
  const kinds = new Set<string>();
  for (const name of CREDENTIALS) {
    const value: unknown = options[name];
    if (name === 'secret' ? value === '' : !value)
      problems.push(`options.${name} is ${value === '' ? 'empty' : 'missing'}.`);
    if (typeof value !== 'string') continue;
    const other = CREDENTIALS.find((each) => each !== name && value.startsWith(BEGINNINGS[each]));
    if (other) problems.push(`options.${name} is a ${other}, which begins with "${BEGINNINGS[other]}".`);
    const kind = /^(?:public-token|project|secret)-(test|live)-/.exec(value)?.[1];
    if (kind) kinds.add(kind);
  }
  if (kinds.size > 1)
    problems.push(
      'options.publicToken, projectId and secret are of a test and a live project: take all from one.',
    );
  return problems;
}

/** Browsers drop cookies whose name begins with `__Host-` and that are not for exactly one host. */
function cookieProblems({ cookieOptions = {} }: AuthServerOptions): string[] {
  const {
    opaqueTokenCookieName = '',
    jwtCookieName = '',
    path: given,
    domain,
    availableToSubdomains,
  } = cookieOptions;
  if (![opaqueTokenCookieName, jwtCookieName].some((name) => name.startsWith('__Host-'))) return [];
  const wrong = [
    ['path', given !== undefined && given !== '/'],
    ['domain', domain],
    ['availableToSubdomains', availableToSubdomains],
  ].filter(([, isWrong]) => isWrong);
  return wrong.map(
    ([name]) =>
      `options.cookieOptions.${name} must be left out: browsers drop "__Host-" cookies that have it.`,
  );
}

/** The problems of the options of `createAuthServer`, as texts for developers. */
export function serverOptionProblems(options: AuthServerOptions): string[] {
  if (!isRecord(options)) return [`options must be an object, but is ${shown(options)}.`];
  const unknown: UnknownName[] = [];
  const problems = problemsOf('options', options, RULES, unknown);
  const further = problems.length === 0 ? [...credentialProblems(options), ...cookieProblems(options)] : [];
  return [...problems, ...further, ...unknown.map(unknownNameAdvice)];
}

/** A warning for developers. */
export const cookieTooLong = (name: string, bytes: number, longest: number): string =>
  `The cookie "${name}" has ${bytes} bytes, and browsers drop cookies of more than ${longest}: the visitor stays signed out. Give users fewer roles, or sessions fewer custom claims.`;

/** A warning for developers. */
export const HTTP_ONLY_UNKNOWN =
  'It could not be read whether the project’s cookies are HttpOnly, so they are not renewed. Set cookieOptions.httpOnly of createAuthServer.';
