import { isRecord } from '../domain/calls/checkValues';
import { SDK_IDENTIFIER, VERSION } from '../domain/version';
import type { SessionTokens } from './cookies';
import { AuthServerError } from './errors';

const TIMEOUT_MS = 3_000;
/** For requests of a page whose browser has not stored the renewed cookie yet. */
const SHARED_AFTERWARDS_MS = 10_000;
const LONGEST_PAUSE_SECONDS = 600;

export type Renewal =
  | { status: 'renewed'; tokens: SessionTokens; maxAgeSeconds: number; setCookies: string[] }
  /** The session has ended, or there never was one. */
  | { status: 'ended' }
  | { status: 'unknown'; error: AuthServerError };

export interface ProviderOptions {
  apiUrl: string;
  publicToken: string;
  projectId: string;
  secret: string | undefined;
  jwtCookieName: string;
}

/** Base64 of the UTF-8 bytes: `btoa` alone throws on characters beyond Latin-1. */
const base64 = (text: string): string => btoa(String.fromCharCode(...new TextEncoder().encode(text)));
export const basic = (name: string, password: string): string => `Basic ${base64(`${name}:${password}`)}`;

const ENDED = ['session_not_found', 'user_unauthenticated'];
const CREDENTIALS = ['unauthorized_credentials', 'invalid_secret_authentication'];

/** Seconds of a `Retry-After` header (RFC 9110, section 10.2.3), which has seconds or a date. */
function retryAfterOf({ headers }: Response): number | undefined {
  const text = headers.get('retry-after');
  if (text === null) return undefined;
  const seconds = /^\d+$/.test(text) ? Number(text) : (Date.parse(text) - Date.now()) / 1000;
  return Number.isFinite(seconds)
    ? Math.min(Math.max(0, Math.ceil(seconds)), LONGEST_PAUSE_SECONDS)
    : undefined;
}

/** §7 `POST /sessions/authenticate`: with the secret as a server's call, without it as a browser's. */
function request(
  { apiUrl, publicToken, projectId, secret }: ProviderOptions,
  token: string,
  origin: string,
): Promise<Response> {
  const headers = { 'Content-Type': 'application/json' };
  const send = (path: string, own: Record<string, string>, body: object): Promise<Response> =>
    fetch(apiUrl + path, {
      method: 'POST',
      headers: { ...headers, ...own },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  if (secret !== undefined)
    return send(
      '/v1/sessions/authenticate',
      { Authorization: basic(projectId, secret) },
      { session_token: token },
    );
  const own = {
    Authorization: basic(publicToken, token),
    'X-SDK-Client': base64(JSON.stringify({ sdk: { identifier: SDK_IDENTIFIER, version: VERSION } })),
    'X-SDK-Parent-Host': origin,
  };
  return send('/sdk/v1/sessions/authenticate', own, {});
}

/** The tokens of an answer. In HttpOnly mode they are in its cookies. */
function renewed(answer: Response, body: unknown, jwtName: string, token: string): Renewal | null {
  const data = isRecord(body) && isRecord(body.data) ? body.data : body;
  if (!isRecord(data) || !isRecord(data.session)) return null;
  const setCookies = answer.headers.getSetCookie();
  const inCookie = setCookies.find((cookie) => cookie.startsWith(`${jwtName}=`))?.slice(jwtName.length + 1);
  const sessionJwt = data.session_jwt || inCookie?.split(';')[0];
  const { expires_at, last_accessed_at } = data.session;
  const maxAgeSeconds = (Date.parse(String(expires_at)) - Date.parse(String(last_accessed_at))) / 1000;
  if (typeof sessionJwt !== 'string' || !sessionJwt || !Number.isFinite(maxAgeSeconds)) return null;
  const sessionToken =
    typeof data.session_token === 'string' && data.session_token ? data.session_token : token;
  return {
    status: 'renewed',
    tokens: { sessionToken, sessionJwt },
    maxAgeSeconds,
    setCookies: data.session_jwt ? [] : setCookies,
  };
}

async function renewOnce(options: ProviderOptions, token: string, origin: string): Promise<Renewal> {
  const unknown = (error: AuthServerError): Renewal => ({ status: 'unknown', error });
  try {
    const answer = await request(options, token, origin);
    const body: unknown = await answer.json().catch(() => null);
    const found = answer.ok ? renewed(answer, body, options.jwtCookieName, token) : null;
    if (found) return found;
    const type = isRecord(body) && typeof body.error_type === 'string' ? body.error_type : '';
    if (ENDED.includes(type)) return { status: 'ended' };
    if (CREDENTIALS.includes(type)) {
      const given =
        options.secret === undefined ? `public token "${options.publicToken}"` : 'project id and secret';
      return unknown(
        new AuthServerError('credentials_refused', `The provider at ${options.apiUrl} refuses the ${given}.`),
      );
    }
    const retryAfterSeconds = retryAfterOf(answer);
    return unknown(
      new AuthServerError(
        answer.status === 429 ? 'rate_limited' : 'provider_unavailable',
        `The provider at ${options.apiUrl} answered with status ${answer.status}${type && ` (${type})`}.`,
        retryAfterSeconds === undefined ? {} : { retryAfterSeconds },
      ),
    );
  } catch (cause) {
    const message = `The provider at ${options.apiUrl} did not answer within ${TIMEOUT_MS / 1000} s.`;
    return unknown(new AuthServerError('provider_unavailable', message, { cause }));
  }
}

/** Cloudflare's workers cannot wait for a call that another request has started. */
const CAN_SHARE = globalThis.navigator?.userAgent !== 'Cloudflare-Workers';

/**
 * Renews sessions at the provider. Requests with the same token share one call, and its result for a few seconds after it. While
 * the provider asks to wait, no call is made.
 */
export function createRenewals(options: ProviderOptions) {
  const shared = new Map<string, { result: Promise<Renewal>; until: number }>();
  let pause: { until: number; error: AuthServerError } | null = null;

  function start(token: string, origin: string): Promise<Renewal> {
    const entry = { result: renewOnce(options, token, origin), until: Infinity };
    if (CAN_SHARE) shared.set(token, entry);
    void entry.result.then((renewal) => {
      const now = Date.now();
      entry.until = renewal.status === 'unknown' ? now : now + SHARED_AFTERWARDS_MS;
      if (renewal.status === 'unknown' && renewal.error.retryAfterSeconds !== undefined)
        pause = { until: now + renewal.error.retryAfterSeconds * 1000, error: renewal.error };
    });
    return entry.result;
  }

  return (token: string, origin: string): Promise<Renewal> => {
    const now = Date.now();
    for (const [key, { until }] of shared) if (until <= now) shared.delete(key);
    const running = shared.get(token);
    if (running) return running.result;
    if (pause && pause.until > now) return Promise.resolve({ status: 'unknown', error: pause.error });
    return start(token, origin);
  };
}
