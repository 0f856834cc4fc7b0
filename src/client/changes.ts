import type { Visitor } from '../domain/session/visitor';

export interface VisitorInfo {
  visitor: Visitor | null;
  /** Whether the visitor comes from this browser's cache and the provider has not confirmed them yet. */
  fromCache: boolean;
  /** Whether the session came from a cookie alone, without a record of its sign-in in this browser. */
  isAdopted?: boolean;
}

/** What a listener learns of a change beside the visitor. */
export interface ChangeInfo {
  /**
   * True for the first event of a session that was found in a cookie, without a record in this browser of its
   * sign-in: your server has set it, or another page of your domain. The provider has confirmed it.
   */
  adopted: boolean;
}

/** A listener of the host, with the values that it was last called with. */
export interface Watcher {
  /** Reports changes of the session or of the user only. Default: both. */
  part: keyof Visitor | undefined;
  listener: (visitor: Visitor | null, info: ChangeInfo) => void;
  /** The visitor at the last comparison. */
  known: VisitorInfo;
}

/** The current visitor: from this browser's cache, or from the store once the core is loaded. */
export interface VisitorSource {
  info(): VisitorInfo;
  /**
   * Calls back on each change of the visitor or of a part, and once when the provider has confirmed a cached
   * visitor. A later `last_accessed_at` alone is no change.
   * @returns a function that removes the listener
   */
  watch(listener: Watcher['listener'], part?: Watcher['part']): () => void;
}
