import type { Clock } from '../time/clock';
import type { KeyValueStore } from '../storage/keyValueStore';
import type { Random } from '../page/random';

/** A claim expires when it is not renewed for this time: its tab was closed or suspended. */
const LOCK_LIFETIME_MS = 12_000;
const LOCK_RENEWAL_MS = 4_000;
/** Interval at which a waiting tab checks the claim. It grows up to `most`. */
const LOCK_POLL_MS = { first: 100, most: 2_000 };
/** Time until another tab's write is visible in this tab's storage. */
const LOCK_SETTLE_MS = 50;
/**
 * The lock is released with this delay, so that the holder's other writes are visible in other tabs.
 * Otherwise the next tab would repeat a refresh.
 */
const LOCK_HANDOVER_MS = 200;

interface LocksEnvironment<Key extends string> {
  locks: Pick<LockManager, 'request'> | undefined;
  local: KeyValueStore<Key>;
  /** Storage key of a lock's claim. */
  keyOf(name: string): Key;
  clock: Clock;
  random: Random;
}

/** Resolves to a release function once no other tab of this browser holds the lock. */
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
      // Another tab may have taken over while this one was suspended.
      if (!isOurs()) return clearInterval(timer);
      written = `${claim} ${clock.now()}`;
      local.set(key, written);
    }, LOCK_RENEWAL_MS);
    return () => {
      clearInterval(timer);
      if (isOurs()) local.remove(key);
    };
  }

  /**
   * For browsers without the Web Locks API: writes a claim, waits until other tabs' claims are visible, and
   * checks whether its own claim is still there.
   */
  async function claimInStorage(key: Key): Promise<() => void> {
    const claim = random.uuid();
    let seen = { holder: local.get(key), since: clock.now() };
    for (let wait = LOCK_POLL_MS.first; ; wait = Math.min(2 * wait, LOCK_POLL_MS.most)) {
      const holder = local.get(key);
      if (holder !== seen.holder) seen = { holder, since: clock.now() };
      if (holder === null || clock.now() - seen.since > LOCK_LIFETIME_MS) {
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
        // `navigator.locks` rejects in frames without storage access.
        .catch(() => claimInStorage(keyOf(name)).then(acquired, failed));
    });
  };
}
