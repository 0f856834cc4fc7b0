import { sameVisitor, type Visitor } from '../domain/visitor';
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
 * Tells of each change of the session or the user, and once when the provider has confirmed what this browser remembered.
 * A later `last_accessed_at` alone is no change.
 */
export function onVisitorChange(runtime: Runtime, listener: (info: VisitorInfo) => void): () => void {
  let known = visitorInfo(runtime);
  return runtime.store.subscribe(() => {
    const now = visitorInfo(runtime);
    const confirmed = known.fromCache && !now.fromCache;
    const changed = !sameVisitor(known.visitor, now.visitor);
    known = now;
    if (!changed && !confirmed) return;
    try {
      listener(now);
    } catch (error) {
      runtime.services.log.error(
        `A change listener threw: ${error instanceof Error ? error.message : String(error)}`,
      );
    }
  });
}
