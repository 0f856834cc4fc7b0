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
  /** What this tab alone keeps, also while it visits other sites. */
  session: KeyValueStore;
}

interface TabsEnvironment {
  window: Pick<Window, 'addEventListener' | 'removeEventListener'>;
  session: KeyValueStore;
  random: Random;
  acquire: Acquire;
}

export function createTabs({ window, session, random, acquire }: TabsEnvironment): Tabs {
  const id = session.get('pricerx_auth_tab') ?? random.uuid();
  session.set('pricerx_auth_tab', id);
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
    session,
  };
}
