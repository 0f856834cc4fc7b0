import { bootstrapFromWire } from '../domain/bootstrap';
import { isRecord } from '../domain/calls/checkValues';
import { base64, basicAuthorization } from '../domain/calls/httpHeaders';
import { stringOf } from '../domain/calls/wireValues';
import type { RBACPolicy } from '../domain/entities';
import {
  AuthServerError,
  credentialsRefused,
  noAnswer,
  unusableAnswer,
} from '../domain/server/authServerError';
import type { AuthServerOptions } from '../domain/server/options';
import { renewalOf, type ProviderAnswer, type Renewal } from '../domain/server/renewal';
import { SDK_IDENTIFIER, VERSION } from '../domain/version';

const TIMEOUT_MS = 3_000;
const CREDENTIALS = ['unauthorized_credentials', 'invalid_secret_authentication'];
const ENDED = ['session_not_found', 'user_unauthenticated'];

interface ProviderOptions extends Pick<AuthServerOptions, 'publicToken' | 'projectId' | 'secret'> {
  apiUrl: string;
  jwtCookieName: string;
}

interface Call {
  authorization?: string | undefined;
  method?: 'GET' | 'POST' | 'DELETE';
  /** The site's origin. */
  origin?: string;
  body?: object;
}

interface Answer extends ProviderAnswer {
  ok: boolean;
  /** The provider's type of error in an answer with a status of 400 to 499, or ''. */
  refusal: string;
  /** Why the answer is of no use. */
  failure(): AuthServerError;
}

/** Without a key no JWT could be genuine, and every visitor would be signed out. */
const hasKeys = ({ keys }: Record<string, unknown>): boolean =>
  Array.isArray(keys) &&
  keys.every(isRecord) &&
  keys.some(({ kty, n }) => kty === 'RSA' && typeof n === 'string');

/** The calls of a host's server to the provider's API. Each throws an AuthServerError. */
export function createProvider({ apiUrl, publicToken, projectId, secret, jwtCookieName }: ProviderOptions) {
  const sdk = base64(JSON.stringify({ sdk: { identifier: SDK_IDENTIFIER, version: VERSION } }));
  const bySecret = secret === undefined ? undefined : basicAuthorization(projectId, secret);

  const failureOf = (answer: Response, type: string): AuthServerError =>
    CREDENTIALS.includes(type)
      ? credentialsRefused(apiUrl, publicToken, secret)
      : unusableAnswer(apiUrl, answer, type);

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
      const { ok, status, headers } = answer;
      const refusal = status >= 400 && status < 500 ? type : '';
      const setCookies = headers.getSetCookie();
      return { ok, refusal, body: content, setCookies, failure: () => failureOf(answer, type) };
    } catch (cause) {
      throw noAnswer(new URL(url).origin, cause, TIMEOUT_MS);
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
      const authorization = basicAuthorization(publicToken, token);
      const answer = asBrowser
        ? await send(`${apiUrl}/sdk/v1/sessions/authenticate`, { authorization, origin, body: {} })
        : await this.callWithSecret('/v1/sessions/authenticate', { origin, body: proof });
      const found = answer.ok ? renewalOf(answer, token, jwtCookieName) : null;
      if (!found && !ENDED.includes(answer.refusal)) throw answer.failure();
      return found;
    },
    async policy(origin: string): Promise<RBACPolicy> {
      const authorization = basicAuthorization(publicToken, publicToken);
      const url = `${apiUrl}/sdk/v1/projects/bootstrap/${encodeURIComponent(publicToken)}`;
      const answer = await send(url, { authorization, origin });
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
      const authorization = ownUrl === undefined ? bySecret : undefined;
      const path = authorization
        ? `/v1/sessions/jwks/${encodeURIComponent(projectId)}`
        : '/.well-known/jwks.json';
      const url = ownUrl ?? apiUrl + path;
      try {
        const answer = await send(url, { authorization });
        if (answer.ok && hasKeys(answer.body)) return answer.body;
        throw answer.failure();
      } catch (cause) {
        if (cause instanceof AuthServerError && cause.code === 'credentials_refused') throw cause;
        const message = `The keys at ${url} could not be fetched. ${(cause as Error).message}`;
        const { retryAfterSeconds } = cause as Partial<AuthServerError>;
        throw new AuthServerError('keys_unavailable', message, { cause }, retryAfterSeconds);
      }
    },
  };
}
