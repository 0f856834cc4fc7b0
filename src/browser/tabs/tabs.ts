import { entryStorageKey, type StorageKey } from '../storage/storageKeys.entry';
import type { KeyValueStore } from '../storage/keyValueStore';
import type { Acquire } from './locks';
import { otherTabs, type OtherTabs } from './tabs.entry';
import type { Random } from '../page/random';

/** Communication between the tabs of a browser. */
export interface Tabs extends OtherTabs {
  /** Id of this tab, kept across reloads. */
  readonly id: string;
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
  const key = entryStorageKey('tab', '');
  const id = session.get(key) ?? random.uuid();
  session.set(key, id);
  return {
    id,
    onChange: otherTabs(window).onChange,
    acquire,
  };
}
