/** Lets one holder in at a time, in the order they came. */
export interface Lock {
  take(): Promise<void>;
  release(): void;
}

export function createLock(): Lock {
  const waiting: (() => void)[] = [];
  let taken = false;
  return {
    async take() {
      if (taken) await new Promise<void>((resolve) => waiting.push(resolve));
      taken = true;
    },
    release() {
      const next = waiting.shift();
      if (next) next();
      else taken = false;
    },
  };
}

const locksOfFiles = new Map<string, Lock>();

/**
 * The lock of a database file, shared by all sandboxes of this process that have it open. SQLite waits for other
 * processes by holding this one still, so a writer in this very process would never get to its end.
 */
export function lockOfFile(url: string): Lock {
  const lock = locksOfFiles.get(url) ?? createLock();
  locksOfFiles.set(url, lock);
  return lock;
}
