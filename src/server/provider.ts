import { bootstrapFromWire } from '../domain/bootstrap';
import { isRecord } from '../domain/calls/checkValues';
import { base64, basicAuthorization, retryAfterMs } from '../domain/calls/httpHeaders';
import { stringOf } from '../domain/calls/wireValues';
import type { RBACPolicy } from '../domain/entities';
import { SDK_IDENTIFIER, VERSION } from '../domain/version';
import type { SessionTokens } from './cookies';
import { AuthServerError } from '../domain/errors/authServerError';

const TIMEOUT_MS = 3_000;
const LONGEST_PAUSE_SECONDS = 600;
const CREDENTIALS = ['unauthorized_credentials', 'invalid_secret_authentication'];
const ENDED = ['session_not_found', 'user_unauthenticated'];

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

interface Call {
  authorization?: string | undefined;
  method?: 'GET' | 'POST' | 'DELETE';
  /** The site's origin. */
  origin?: string;
  body?: object;
}

interface Answer {
  ok: boolean;
  /** The provider's type of error, or ''. */
  type: string;
  /** `{}` in place of an answer that is no JSON object. */
  body: Record<string, unknown>;
  setCookies: string[];
  /** Why the answer is of no use. */
  failure(): AuthServerError;
}

/** Tells a timeout from a connection that failed, and both from a runtime that cannot make the call. */
function noAnswer(address: string, thrown: unknown): AuthServerError {
  const cause = thrown as Error & { code?: string; cause?: { code?: string } };
  const code = cause.code ?? cause.cause?.code;
  const isNetwork = code !== undefined || /fetch failed|network|connect|sending request/i.test(cause.message);
  let problem = `was not called, because this runtime refused: ${cause.name}: ${cause.message}`;
  if (isNetwork) problem = `could not be reached${code ? ` (${code})` : ''}.`;
  if (cause.name === 'TimeoutError') problem = `did not answer within ${TIMEOUT_MS / 1000} s.`;
  return new AuthServerError('provider_unavailable', `The provider at ${address} ${problem}`, { cause });
}

/** The tokens of an answer. In HttpOnly mode they are in its cookies. */
function renewalOf({ body, setCookies }: Answer, token: string, jwtName: string): Renewal | null {
  const data = isRecord(body.data) ? body.data : body;
  if (!isRecord(data.session)) return null;
  const inCookie = setCookies.find((cookie) => cookie.startsWith(`${jwtName}=`))?.slice(jwtName.length + 1);
  const sessionJwt = data.session_jwt || inCookie?.split(';')[0];
  const { expires_at, last_accessed_at } = data.session;
  const maxAgeSeconds = (Date.parse(String(expires_at)) - Date.parse(String(last_accessed_at))) / 1000;
  if (typeof sessionJwt !== 'string' || !sessionJwt || !Number.isFinite(maxAgeSeconds)) return null;
  const sessionToken = typeof data.session_token === 'string' ? data.session_token || token : token;
  const tokens = { sessionToken, sessionJwt };
  return { tokens, maxAgeSeconds, setCookies: data.session_jwt ? [] : setCookies };
}

/** The calls of a host's server to the provider's API. Each throws an AuthServerError. */
export function createProvider({ apiUrl, publicToken, projectId, secret, jwtCookieName }: ProviderOptions) {
  const sdk = base64(JSON.stringify({ sdk: { identifier: SDK_IDENTIFIER, version: VERSION } }));
  const bySecret = secret === undefined ? undefined : basicAuthorization(projectId, secret);

  function failureOf({ status, headers }: Response, type: string): AuthServerError {
    if (CREDENTIALS.includes(type)) {
      const given = secret === undefined ? `public token "${publicToken}"` : 'project id and secret';
      const hint = secret !== secret?.trim() ? ' The secret begins or ends with white space.' : '';
      return new AuthServerError(
        'credentials_refused',
        `The provider at ${apiUrl} refuses the ${given}.${hint}`,
      );
    }
    const wait = retryAfterMs((name) => headers.get(name));
    let problem = `${type && ` (${type})`}.`;
    if (status < 300) problem = ', but not as its API does. Is it endpoints.apiUrl?';
    // A runtime may hide the status of a redirect.
    if (status === 0 || (status >= 300 && status < 400))
      problem = ', a redirect, which is not followed. Give the address that it leads to as endpoints.apiUrl.';
    return new AuthServerError(
      status === 429 ? 'rate_limited' : 'provider_unavailable',
      `The provider at ${apiUrl} answered with status ${status}${problem}`,
      {},
      wait === undefined ? wait : Math.min(Math.ceil(wait / 1000), LONGEST_PAUSE_SECONDS),
    );
  }

  async function send(url: string, { authorization, method, origin, body }: Call): Promise<Answer> {
    try {
      const answer = await fetch(url, {
        headers: {
          ...(authorization && { Authorization: authorization }),
          ...(body && { 'Content-Type': 'application/json' }),
          ...(origin && { 'X-SDK-Parent-Host': origin }),
          'X-SDK-Client': sdk,
        },
        method: method ?? (body ? 'POST' : 'GET'),
        ...(body && { body: JSON.stringify(body) }),
        // Cloudflare's workers do not know `error`.
        redirect: 'manual',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      const json: unknown = await answer.json().catch((error: Error) => {
        if (error.name !== 'SyntaxError') throw error;
      });
      const content = isRecord(json) ? json : {};
      const type = stringOf(content.error_type);
      return {
        ok: answer.ok,
        type,
        body: content,
        setCookies: answer.headers.getSetCookie(),
        failure: () => failureOf(answer, type),
      };
    } catch (cause) {
      throw noAnswer(new URL(url).origin, cause);
    }
  }

  return {
    hasSecret: bySecret !== undefined,
    /** A call with the secret, which only servers make. */
    callWithSecret(path: string, call: Omit<Call, 'authorization'> = {}): Promise<Answer> {
      return send(apiUrl + path, { ...call, authorization: bySecret });
    },
    /**
     * §7 `POST /sessions/authenticate`: with the secret as a server's call, without it as a browser's.
     * @returns null when the session has ended, or never was one
     */
    async renew(
      proof: { session_token: string } | { session_jwt: string },
      origin: string,
      asBrowser = bySecret === undefined,
    ): Promise<Renewal | null> {
      const token = 'session_token' in proof ? proof.session_token : '';
      const answer = asBrowser
        ? await send(`${apiUrl}/sdk/v1/sessions/authenticate`, {
            authorization: basicAuthorization(publicToken, token),
            origin,
            body: {},
          })
        : await this.callWithSecret('/v1/sessions/authenticate', { origin, body: proof });
      const found = answer.ok ? renewalOf(answer, token, jwtCookieName) : null;
      if (!found && !ENDED.includes(answer.type)) throw answer.failure();
      return found;
    },
    async policy(origin: string): Promise<RBACPolicy> {
      const answer = await send(`${apiUrl}/sdk/v1/projects/bootstrap/${encodeURIComponent(publicToken)}`, {
        authorization: basicAuthorization(publicToken, publicToken),
        origin,
      });
      const { data } = answer.body;
      const policy = answer.ok && isRecord(data) ? bootstrapFromWire(data).rbacPolicy : null;
      if (!policy) throw answer.failure();
      return policy;
    },
    /**
     * @param ownUrl a key endpoint of the host's own, which does not get the secret
     * @throws AuthServerError `keys_unavailable`, `credentials_refused`
     */
    async keys(ownUrl: string | undefined): Promise<object> {
      const isSecret = ownUrl === undefined && bySecret !== undefined;
      const path = isSecret ? `/v1/sessions/jwks/${encodeURIComponent(projectId)}` : '/.well-known/jwks.json';
      const url = ownUrl ?? apiUrl + path;
      try {
        const answer = await send(url, isSecret ? { authorization: bySecret } : {});
        if (answer.ok && Array.isArray(answer.body.keys)) return answer.body;
        throw answer.failure();
      } catch (cause) {
        if (cause instanceof AuthServerError && cause.code === 'credentials_refused') throw cause;
        const message = `The keys at ${url} could not be fetched. ${(cause as Error).message}`;
        throw new AuthServerError('keys_unavailable', message, { cause });
      }
    },
  };
}
