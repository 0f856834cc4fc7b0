import type { Clock } from './clock';
import type { KeyValueStore } from './keyValueStore';
import type { Random } from './random';

/** A holder that has not renewed its claim for so long has been frozen or closed: its lock is void. */
const LOCK_LIFETIME_MS = 12_000;
const LOCK_RENEWAL_MS = 4_000;
/** How often a storage lock is looked at: seldom once its holder takes long. */
const LOCK_POLL_MS = { first: 100, most: 2_000 };
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
  /** Renews a claim until it is released. */
  function holdInStorage(key: Key, claim: string): () => void {
    let written = claim;
    const isOurs = () => local.get(key) === written;
    const timer = setInterval(() => {
      // One who took us for frozen may hold the name by now.
      if (!isOurs()) return clearInterval(timer);
      written = `${claim} ${clock.now()}`;
      local.set(key, written);
    }, LOCK_RENEWAL_MS);
    return () => {
      clearInterval(timer);
      if (isOurs()) local.remove(key);
    };
  }

  /** Browsers without Web Locks: claim the name in storage, let rivals' claims arrive, and see whose claim stood. */
  async function claimInStorage(key: Key): Promise<() => void> {
    const claim = random.uuid();
    let seen = { held: local.get(key), since: clock.now() };
    for (let wait = LOCK_POLL_MS.first; ; wait = Math.min(2 * wait, LOCK_POLL_MS.most)) {
      const held = local.get(key);
      if (held !== seen.held) seen = { held, since: clock.now() };
      if (held === null || clock.now() - seen.since > LOCK_LIFETIME_MS) {
        local.set(key, claim);
        await pause(LOCK_SETTLE_MS + random.integer(0, LOCK_SETTLE_MS));
        if (local.get(key) === claim) return holdInStorage(key, claim);
      }
      await pause(wait);
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
