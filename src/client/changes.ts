import type { Log } from '../browser/pageServices';
import type { Visitor } from '../domain/visitor';

export interface VisitorInfo {
  visitor: Visitor | null;
  /** True until the provider has confirmed what this browser remembered. */
  fromCache: boolean;
}

/** Who the visitor is: as this browser remembers, and as the core's store has it once that is here. */
export interface VisitorSource {
  info(): VisitorInfo;
  /** Calls back whenever the answer may have changed; returns the way to stop. */
  subscribe(listener: () => void): () => void;
  log: Log;
}

/**
 * Tells of each change of a part of the visitor, and once when the provider has confirmed what this browser remembered.
 * A later `last_accessed_at` alone is no change.
 */
export function onVisitorChange<T>(
  source: VisitorSource,
  partOf: (visitor: Visitor | null) => T,
  isSame: (before: T, now: T) => boolean,
  listener: (part: T) => void,
): () => void {
  let known = source.info();
  return source.subscribe(() => {
    const before = known;
    const now = source.info();
    known = now;
    const confirmed = before.fromCache && !now.fromCache;
    if (!confirmed && isSame(partOf(before.visitor), partOf(now.visitor))) return;
    try {
      listener(partOf(now.visitor));
    } catch (error) {
      source.log.error(`A change listener threw: ${error instanceof Error ? error.message : String(error)}`);
    }
  });
}
