import type { Visitor } from '../domain/visitor';
import { selectSession } from '../store/session';
import type { Runtime } from './runtime';

export interface VisitorInfo {
  visitor: Visitor | null;
  fromCache: boolean;
}

export const visitorInfo = ({ store }: Runtime): VisitorInfo => {
  const { visitor, fromCache } = selectSession(store.getState());
  return { visitor, fromCache };
};

/**
 * Tells of each change of a part of the visitor, and once when the provider has confirmed what this browser remembered.
 * A later `last_accessed_at` alone is no change, and neither is where the devtools travel.
 */
export function onVisitorChange<T>(
  runtime: Runtime,
  partOf: (visitor: Visitor | null) => T,
  isSame: (before: T, now: T) => boolean,
  listener: (part: T) => void,
): () => void {
  let known = visitorInfo(runtime);
  return runtime.store.subscribe(() => {
    if (!runtime.isPerforming()) return;
    const before = known;
    const now = visitorInfo(runtime);
    known = now;
    const confirmed = before.fromCache && !now.fromCache;
    if (!confirmed && isSame(partOf(before.visitor), partOf(now.visitor))) return;
    try {
      listener(partOf(now.visitor));
    } catch (error) {
      runtime.services.log.error(
        `A change listener threw: ${error instanceof Error ? error.message : String(error)}`,
      );
    }
  });
}
