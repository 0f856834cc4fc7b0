import { SESSION_REFRESH_INTERVAL_MS } from '../constants';
import { claimIn } from './jwt';
import { tokenDigest } from './tokenDigest';
import { wholeVisitor, type Visitor } from './visitor';

interface Stored {
  tokens: {
    read(): { session_token: string; session_jwt: string } | null;
    candidates(): string[];
    duplicates(): string[];
  };
  httpOnly: { read(): boolean };
  visitor: { read(): Visitor | null };
  refresh: { read(): { tab: string; at: number; tokenDigest?: string } | null };
}

interface Memory {
  storage: Stored;
  endpoints: { customApiDomain: boolean };
  tabs: { id: string | null };
  clock: { wallTime(): Date };
}

export interface StoredVisitor {
  /** A session may exist: in cookies of this page, or in HttpOnly cookies of the API. */
  mayHaveSession: boolean;
  visitor: Visitor | null;
  /** Whether the provider must still confirm the session. */
  unconfirmed: boolean;
}

/**
 * Whether the cookies are those that were stored with the cached visitor: its session token, and a JWT of its user. Otherwise another
 * page of the domain may have set them.
 */
export function isOwnSession({ tokens, httpOnly, visitor, refresh }: Stored): boolean {
  const now = tokens.read();
  if (!now) return httpOnly.read();
  if (!now.session_jwt || tokenDigest(now.session_token) !== refresh.read()?.tokenDigest) return false;
  const subject = claimIn(now.session_jwt, 'sub');
  return subject === null || subject === visitor.read()?.user.user_id;
}

/**
 * The cached visitor; null beside cookies that are not their own. The provider must confirm it, unless another tab has just had it
 * confirmed: the number of calls does not grow with the number of tabs.
 */
export function storedVisitor({ storage, endpoints, tabs, clock }: Memory): StoredVisitor {
  const mayHaveSession =
    storage.tokens.candidates().length > 0 || storage.httpOnly.read() || endpoints.customApiDomain;
  if (!mayHaveSession) return { mayHaveSession, visitor: null, unconfirmed: false };
  const visitor = isOwnSession(storage) ? wholeVisitor(storage.visitor.read(), null) : null;
  const last = storage.refresh.read();
  const age = last ? clock.wallTime().getTime() - last.at : Infinity;
  const isDoubtful = storage.tokens.duplicates().length > 0;
  const isFresh = !isDoubtful && last?.tab !== tabs.id && age >= 0 && age < SESSION_REFRESH_INTERVAL_MS;
  return { mayHaveSession, visitor, unconfirmed: !(visitor && isFresh) };
}
