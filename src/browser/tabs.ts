import { keptKey, type StorageKey } from './keptKeys';
import type { KeyValueStore } from './keyValueStore';
import type { Acquire } from './locks';
import type { Random } from './random';

/** Communication between the tabs of a browser. */
export interface Tabs {
  /** Id of this tab, kept across reloads. */
  readonly id: string;
  /**
   * Listens to other tabs' changes of a storage key; null means removed. Returns a function that stops it.
   */
  onChange(key: string, listener: (raw: string | null) => void): () => void;
  acquire: Acquire;
}

interface TabsEnvironment {
  window: Pick<Window, 'addEventListener' | 'removeEventListener'>;
  session: KeyValueStore<StorageKey<'sessionStorage'>>;
  random: Random;
  acquire: Acquire;
}

export function createTabs({ window, session, random, acquire }: TabsEnvironment): Tabs {
  // The tab's id is the same for all public tokens.
  const key = keptKey('tab', '');
  const id = session.get(key) ?? random.uuid();
  session.set(key, id);
  return {
    id,
    onChange(key, listener) {
      const heard = (event: Event) => {
        const { key: changed, newValue } = event as StorageEvent;
        // `key` is null when the whole storage was cleared.
        if (changed === key || changed === null) listener(changed === null ? null : newValue);
      };
      window.addEventListener('storage', heard);
      return () => window.removeEventListener('storage', heard);
    },
    acquire,
  };
}
