import { SESSION_REFRESH_INTERVAL_MS } from './constants';
import { subjectOf } from './jwt';
import type { Visitor } from './visitor';

/** What this browser can be asked about its visitor. */
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
  tabs: { id: string };
  clock: { wallTime(): Date };
}

export interface Remembered {
  /** A session may exist: in cookies of this page, or in those of the API that no script can read. */
  mayHaveSession: boolean;
  visitor: Visitor | null;
  /** The provider has yet to confirm it. */
  unconfirmed: boolean;
}

/** Unless the JWT names another user: then somebody may have planted it, and the provider is asked. */
function isOf(visitor: Visitor | null, jwt = ''): boolean {
  const subject = subjectOf(jwt);
  return subject === null || subject === visitor?.user.user_id;
}

/**
 * What this browser remembers of its visitor. It is to be confirmed at once, unless another tab has just done so: then
 * asking again would only multiply the calls by the number of tabs.
 */
export function rememberedVisitor({ storage, endpoints, tabs, clock }: Memory): Remembered {
  const mayHaveSession =
    storage.tokens.candidates().length > 0 || storage.httpOnly.read() || endpoints.customApiDomain;
  if (!mayHaveSession) return { mayHaveSession, visitor: null, unconfirmed: false };
  const visitor = storage.visitor.read();
  const last = storage.refresh.read();
  const age = last ? clock.wallTime().getTime() - last.at : Infinity;
  const isDoubtful = storage.tokens.isAmbiguous() || !isOf(visitor, storage.tokens.read()?.session_jwt);
  const isFresh = !isDoubtful && last?.tab !== tabs.id && age >= 0 && age < SESSION_REFRESH_INTERVAL_MS;
  return { mayHaveSession, visitor, unconfirmed: !(visitor && isFresh) };
}
