import type { Log } from '../browser/pageServices';
import type { Visitor } from '../domain/session/visitor';

export interface VisitorInfo {
  visitor: Visitor | null;
  /** Whether the visitor comes from this browser's cache and the provider has not confirmed them yet. */
  fromCache: boolean;
}

/** The current visitor: from this browser's cache, or from the store once the core is loaded. */
export interface VisitorSource {
  info(): VisitorInfo;
  /** Whether two visitors, or parts of them, are equal. A later `last_accessed_at` alone is no change. */
  isSame(before: Partial<Visitor> | null, now: Partial<Visitor> | null): boolean;
  /** Calls back when the visitor may have changed; returns a function that stops it. */
  subscribe(listener: () => void): () => void;
  log: Log;
}

/**
 * Calls back on each change of a part of the visitor, and once when the provider has confirmed a cached
 * visitor.
 */
export function onVisitorChange(
  source: VisitorSource,
  partOf: (visitor: Visitor | null) => Partial<Visitor> | null,
  listener: (visitor: Visitor | null) => void,
): () => void {
  let known = source.info();
  return source.subscribe(() => {
    const before = known;
    const now = source.info();
    known = now;
    const confirmed = before.fromCache && !now.fromCache;
    if (!confirmed && source.isSame(partOf(before.visitor), partOf(now.visitor))) return;
    try {
      listener(now.visitor);
    } catch (error) {
      source.log.error(`A change listener threw: ${error instanceof Error ? error.message : String(error)}`);
    }
  });
}
