import { isRecord } from '../calls/checkValues';

export interface SessionTokens {
  sessionToken: string;
  sessionJwt: string;
}

/** A renewed session. */
export interface Renewal {
  tokens: SessionTokens;
  maxAgeSeconds: number;
  /** Cookies of the provider's answer in HttpOnly mode, in place of ours. */
  setCookies: string[];
}

/** An answer of the provider to a server. */
export interface ProviderAnswer {
  /** `{}` in place of an answer that is no JSON object. */
  body: Record<string, unknown>;
  setCookies: string[];
}

/** The tokens of an answer. In HttpOnly mode they are in its cookies. */
export function renewalOf(
  { body, setCookies }: ProviderAnswer,
  token: string,
  jwtName: string,
): Renewal | null {
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
