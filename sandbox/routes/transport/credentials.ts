import { COOKIE_NAMES } from '../../../src/domain/constants';
import { fromBase64, textOfUtf8 } from '../../verify/bytes';
import { refuse } from '../../verify/refusals';

export interface Credentials {
  publicToken: string;
  /** '' without a session. The header has the public token in its place then. */
  sessionToken: string;
}

/** Parses the Basic header of an SDK call; null when it is missing or malformed. */
export function readBasic(header: string | null): Credentials | null {
  const encoded = /^Basic ([A-Za-z0-9+/_-]+=*)$/.exec(header?.trim() ?? '')?.[1];
  if (encoded === undefined) return null;
  const decoded = textOfUtf8(fromBase64(encoded));
  const colon = decoded.indexOf(':');
  if (colon < 1) return null;
  const publicToken = decoded.slice(0, colon);
  const sessionToken = decoded.slice(colon + 1);
  return { publicToken, sessionToken: sessionToken === publicToken ? '' : sessionToken };
}

/**
 * The project of a call. When the path or body has the public token (bootstrap, events), the header is optional, but must not
 * differ.
 */
export function callCredentials(header: string | null, named: unknown): Credentials {
  const basic = readBasic(header);
  if (named === undefined) return basic ?? refuse('unauthorized_credentials');
  const agrees = typeof named === 'string' && (header === null || basic?.publicToken === named);
  if (!agrees) return refuse('unauthorized_credentials');
  return { publicToken: named, sessionToken: basic?.sessionToken ?? '' };
}

export function readCookie(header: string | null, name: string): string {
  const pairs = (header ?? '').split(';').map((pair) => pair.trim().split('='));
  return pairs.find(([key]) => key === name)?.[1] ?? '';
}

/** HttpOnly mode: both tokens are in cookies that scripts cannot read. */
export function sessionCookies(sessionToken: string, sessionJwt: string, seconds: number): string[] {
  const rest = `Path=/; HttpOnly; SameSite=Lax; Max-Age=${Math.max(0, Math.floor(seconds))}`;
  return [
    `${COOKIE_NAMES.opaqueToken}=${sessionToken}; ${rest}`,
    `${COOKIE_NAMES.jwt}=${sessionJwt}; ${rest}`,
  ];
}

export const clearedCookies = (): string[] => sessionCookies('', '', 0);
