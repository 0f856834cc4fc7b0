import { bootstrapFromWire } from '../domain/bootstrap';
import { base64, basicAuthorization, retryAfterMs } from '../domain/calls/httpHeaders';
import { isRecord } from '../domain/calls/checkValues';
import { stringOf } from '../domain/calls/wireValues';
import type { RBACPolicy } from '../domain/entities';
import { SDK_IDENTIFIER, VERSION } from '../domain/version';
import type { SessionTokens } from './cookies';
import { AuthServerError } from './errors';

const TIMEOUT_MS = 3_000;
const LONGEST_PAUSE_SECONDS = 600;
const POLICY_LIFETIME_MS = 5 * 60_000;
const CREDENTIALS = ['unauthorized_credentials', 'invalid_secret_authentication'];

/** A renewed session. */
export interface Renewal {
  tokens: SessionTokens;
  maxAgeSeconds: number;
  /** Cookies of the provider's answer in HttpOnly mode, in place of ours. */
  setCookies: string[];
}

export interface ProviderOptions {
  apiUrl: string;
  publicToken: string;
  projectId: string;
  secret: string | undefined;
  jwtCookieName: string;
}

/** The tokens of an answer. In HttpOnly mode they are in its cookies. */
function renewalOf({ headers }: Response, body: unknown, token: string, jwtName: string): Renewal | null {
  const data = isRecord(body) && isRecord(body.data) ? body.data : body;
  if (!isRecord(data) || !isRecord(data.session)) return null;
  const setCookies = headers.getSetCookie();
  const inCookie = setCookies.find((cookie) => cookie.startsWith(`${jwtName}=`))?.slice(jwtName.length + 1);
  const sessionJwt = data.session_jwt || inCookie?.split(';')[0];
  const { expires_at, last_accessed_at } = data.session;
  const maxAgeSeconds = (Date.parse(String(expires_at)) - Date.parse(String(last_accessed_at))) / 1000;
  if (typeof sessionJwt !== 'string' || !sessionJwt || !Number.isFinite(maxAgeSeconds)) return null;
  const sessionToken = typeof data.session_token === 'string' ? data.session_token || token : token;
  const tokens = { sessionToken, sessionJwt };
  return { tokens, maxAgeSeconds, setCookies: data.session_jwt ? [] : setCookies };
}

/** The calls of a host's server to the provider's API. */
export function createProvider({ apiUrl, publicToken, projectId, secret, jwtCookieName }: ProviderOptions) {
  const sdk = base64(JSON.stringify({ sdk: { identifier: SDK_IDENTIFIER, version: VERSION } }));
  let known: { policy: RBACPolicy; until: number } | null = null;

  const send = (path: string, authorization: string, origin: string, body?: object): Promise<Response> =>
    fetch(apiUrl + path, {
      headers: {
        Authorization: authorization,
        'Content-Type': 'application/json',
        'X-SDK-Client': sdk,
        'X-SDK-Parent-Host': origin,
      },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });

  function failureOf({ status, headers }: Response, type: string): AuthServerError {
    if (CREDENTIALS.includes(type)) {
      const given = secret === undefined ? `public token "${publicToken}"` : 'project id and secret';
      return new AuthServerError('credentials_refused', `The provider at ${apiUrl} refuses the ${given}.`);
    }
    const wait = retryAfterMs((name) => headers.get(name));
    return new AuthServerError(
      status === 429 ? 'rate_limited' : 'provider_unavailable',
      `The provider at ${apiUrl} answered with status ${status}${type && ` (${type})`}.`,
      {},
      wait === undefined ? wait : Math.min(Math.ceil(wait / 1000), LONGEST_PAUSE_SECONDS),
    );
  }

  return {
    /**
     * §7 `POST /sessions/authenticate`: with the secret as a server's call, without it as a browser's.
     * @returns null when the session has ended, or never was one
     * @throws AuthServerError
     */
    async renew(token: string, origin: string): Promise<Renewal | null> {
      const call =
        secret === undefined
          ? send('/sdk/v1/sessions/authenticate', basicAuthorization(publicToken, token), origin, {})
          : send('/v1/sessions/authenticate', basicAuthorization(projectId, secret), origin, {
              session_token: token,
            });
      const answer = await call.catch((cause: unknown) => {
        const message = `The provider at ${apiUrl} did not answer within ${TIMEOUT_MS / 1000} s.`;
        throw new AuthServerError('provider_unavailable', message, { cause });
      });
      const body: unknown = await answer.json().catch(() => null);
      const found = answer.ok ? renewalOf(answer, body, token, jwtCookieName) : null;
      if (found) return found;
      const type = isRecord(body) ? stringOf(body.error_type) : '';
      if (['session_not_found', 'user_unauthenticated'].includes(type)) return null;
      throw failureOf(answer, type);
    },
    /**
     * The project's policy, fetched when it is first needed and again after five minutes.
     * @throws AuthServerError `provider_unavailable` while no policy is known
     */
    async policy(origin: string): Promise<RBACPolicy> {
      if (known && known.until > Date.now()) return known.policy;
      try {
        const path = `/sdk/v1/projects/bootstrap/${encodeURIComponent(publicToken)}`;
        const answer = await send(path, basicAuthorization(publicToken, publicToken), origin);
        const body: unknown = answer.ok ? await answer.json() : null;
        const policy = isRecord(body) && isRecord(body.data) && bootstrapFromWire(body.data).rbacPolicy;
        if (!policy) throw new Error(`${path} answered with status ${answer.status} and no policy.`);
        known = { policy, until: Date.now() + POLICY_LIFETIME_MS };
      } catch (cause) {
        const message = 'The RBAC policy could not be fetched.';
        if (!known) throw new AuthServerError('provider_unavailable', message, { cause });
      }
      return known.policy;
    },
  };
}
