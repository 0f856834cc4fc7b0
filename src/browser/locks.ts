import type { Clock } from './clock';
import type { KeyValueStore } from './keyValueStore';
import type { Random } from './random';

/** A holder that has not finished by then has been frozen or closed: its lock is void. */
const LOCK_LIFETIME_MS = 12_000;
const LOCK_POLL_MS = 100;
/** Long enough for a rival's write to have reached this tab's view of the storage. */
const LOCK_SETTLE_MS = 50;
/**
 * A lock passes on at once, but what its holder wrote takes a moment to reach the storage of other tabs: so long it is kept,
 * or the next tab would refresh what has just been refreshed.
 */
const LOCK_HANDOVER_MS = 200;

interface LocksEnvironment<Key extends string> {
  locks: Pick<LockManager, 'request'> | undefined;
  local: KeyValueStore<Key>;
  /** Where a claim to a name is kept. */
  keyOf(name: string): Key;
  clock: Clock;
  random: Random;
}

/** Waits until no other tab of this browser holds the name; resolves to the way to let it go. */
export type Acquire = (name: string) => Promise<() => void>;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

export function createLocks<Key extends string>({
  locks,
  local,
  keyOf,
  clock,
  random,
}: LocksEnvironment<Key>): Acquire {
  /** Browsers without Web Locks: claim the name in storage, let rivals' claims arrive, and see whose claim stood. */
  async function claimInStorage(key: Key): Promise<() => void> {
    const claim = random.uuid();
    let seen = { held: local.get(key), since: clock.now() };
    for (;;) {
      const held = local.get(key);
      if (held !== seen.held) seen = { held, since: clock.now() };
      if (held === null || clock.now() - seen.since > LOCK_LIFETIME_MS) {
        local.set(key, claim);
        await pause(LOCK_SETTLE_MS + random.integer(0, LOCK_SETTLE_MS));
        if (local.get(key) === claim) {
          return () => {
            // One who took us for frozen may hold the name by now.
            if (local.get(key) === claim) local.remove(key);
          };
        }
      }
      await pause(LOCK_POLL_MS);
    }
  }

  return (name) => {
    if (!locks) return claimInStorage(keyOf(name));
    return new Promise((acquired, failed) => {
      locks
        .request(
          name,
          () => new Promise<void>((done) => acquired(() => void pause(LOCK_HANDOVER_MS).then(done))),
        )
        // A frame without storage access has no locks either; being alone is the best guess.
        .catch(() => claimInStorage(keyOf(name)).then(acquired, failed));
    });
  };
}
