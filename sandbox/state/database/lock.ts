/** A mutex with a first-in, first-out queue. */
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
 * The lock of a database file, shared by all sandboxes of this process. SQLite blocks the thread while it waits for another
 * writer, so two writers in one process would wait forever.
 */
export function lockOfFile(url: string): Lock {
  const lock = locksOfFiles.get(url) ?? createLock();
  locksOfFiles.set(url, lock);
  return lock;
}
