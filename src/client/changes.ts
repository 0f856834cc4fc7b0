import type { Visitor } from '../domain/session/visitor';

export interface VisitorInfo {
  visitor: Visitor | null;
  /** Whether the visitor comes from this browser's cache and the provider has not confirmed them yet. */
  fromCache: boolean;
}

/** A host's listener. */
export interface Watcher {
  /** The part whose changes are reported; both without one. */
  part: keyof Visitor | undefined;
  listener: (visitor: Visitor | null) => void;
  /** What the listener was last compared with. */
  known: VisitorInfo;
}

/** The current visitor: from this browser's cache, or from the store once the core is loaded. */
export interface VisitorSource {
  info(): VisitorInfo;
  /**
   * Calls back on each change of the visitor or of a part, and once when the provider has confirmed a cached
   * visitor. A later `last_accessed_at` alone is no change.
   * @returns stops it
   */
  watch(listener: Watcher['listener'], part?: Watcher['part']): () => void;
}
