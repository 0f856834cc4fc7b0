import { keptKey, type StorageKey } from './keptKeys';
import type { KeyValueStore } from './keyValueStore';
import type { Acquire } from './locks';
import type { Random } from './random';

/** What the tabs of one browser tell each other. */
export interface Tabs {
  /** Names this tab, across its reloads. */
  readonly id: string;
  /** Hears of every change that another tab makes under `key`; null means removed. Returns the way to stop. */
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
  // Of the tab, whatever the public token.
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
