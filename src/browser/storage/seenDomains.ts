import { parseJSON } from './keyValueStore';
import { entryStorageKey } from './storageKeys.entry';
import type { StorageAreas } from './storage.entry';

/** The domains for which session cookies were set. */
export function createSeenDomains(publicToken: string, local: StorageAreas['local']) {
  const key = entryStorageKey('seenDomains', publicToken);
  const all = (): string[] => {
    const value = parseJSON(local.get(key));
    return Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : [];
  };
  return {
    all,
    add: (domain: string) => {
      if (!all().includes(domain)) local.set(key, JSON.stringify([...all(), domain]));
    },
  };
}
