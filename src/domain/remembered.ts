import { SESSION_REFRESH_INTERVAL_MS } from './constants';
import type { Visitor } from './visitor';

/** What this browser can be asked about its visitor. */
interface Memory {
  storage: {
    tokens: { read(): object | null };
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

/**
 * What this browser remembers of its visitor. It is to be confirmed at once, unless another tab has just done so: then
 * asking again would only multiply the calls by the number of tabs.
 */
export function rememberedVisitor({ storage, endpoints, tabs, clock }: Memory): Remembered {
  const mayHaveSession =
    storage.tokens.read() !== null || storage.httpOnly.read() || endpoints.customApiDomain;
  if (!mayHaveSession) return { mayHaveSession, visitor: null, unconfirmed: false };
  const visitor = storage.visitor.read();
  const last = storage.refresh.read();
  const age = last ? clock.wallTime().getTime() - last.at : Infinity;
  const isFresh = last?.tab !== tabs.id && age >= 0 && age < SESSION_REFRESH_INTERVAL_MS;
  return { mayHaveSession, visitor, unconfirmed: !(visitor && isFresh) };
}
