import { SESSION_REFRESH_INTERVAL_MS } from '../constants';
import { claimIn } from './jwt';
import { wholeVisitor, type Visitor } from './visitor';

interface Memory {
  storage: {
    tokens: {
      read(): { session_jwt: string } | null;
      candidates(): string[];
      isAmbiguous(): boolean;
    };
    httpOnly: { read(): boolean };
    visitor: { read(): Visitor | null };
    refresh: { read(): { tab: string; at: number } | null };
  };
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

/** Whether the cached visitor is the subject of the JWT. Otherwise an attacker may have set the cookie. */
function isOf(visitor: Visitor | null, jwt = ''): boolean {
  const subject = claimIn(jwt, 'sub');
  return subject === null || subject === visitor?.user.user_id;
}

/**
 * The cached visitor. The provider must confirm it, unless another tab has just had it confirmed: the number of calls
 * does not grow with the number of tabs.
 */
export function storedVisitor({ storage, endpoints, tabs, clock }: Memory): StoredVisitor {
  const mayHaveSession =
    storage.tokens.candidates().length > 0 || storage.httpOnly.read() || endpoints.customApiDomain;
  if (!mayHaveSession) return { mayHaveSession, visitor: null, unconfirmed: false };
  const visitor = wholeVisitor(storage.visitor.read(), null);
  const last = storage.refresh.read();
  const age = last ? clock.wallTime().getTime() - last.at : Infinity;
  const isDoubtful = storage.tokens.isAmbiguous() || !isOf(visitor, storage.tokens.read()?.session_jwt);
  const isFresh = !isDoubtful && last?.tab !== tabs.id && age >= 0 && age < SESSION_REFRESH_INTERVAL_MS;
  return { mayHaveSession, visitor, unconfirmed: !(visitor && isFresh) };
}
