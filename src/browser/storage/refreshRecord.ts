import { isRecord } from '../../domain/calls/checkValues';
import { parseJSON, type KeyValueStore } from './keyValueStore';
import { entryStorageKey, type StorageKey } from './entryStorageKeys';

/** The session's last confirmation in this browser. */
export interface RefreshRecord {
  tab: string;
  /** Wall time in milliseconds. */
  at: number;
  /** Of the session token and of the JWT that were stored with the visitor. Undefined in HttpOnly mode. */
  digests?: readonly [string, string];
  /** The session came from a cookie alone: this browser had no record of its sign-in. */
  isAdopted?: boolean;
}

function digestsIn(value: unknown): RefreshRecord['digests'] {
  const [token, jwt]: unknown[] = Array.isArray(value) ? value : [];
  return typeof token === 'string' && typeof jwt === 'string' ? [token, jwt] : undefined;
}

export function readRefresh(publicToken: string, local: KeyValueStore<StorageKey>): RefreshRecord | null {
  const record = parseJSON(local.get(entryStorageKey('refresh', publicToken)));
  if (!isRecord(record) || typeof record.tab !== 'string' || typeof record.at !== 'number') return null;
  const digests = digestsIn(record.digests);
  return {
    tab: record.tab,
    at: record.at,
    ...(digests && { digests }),
    ...(record.isAdopted === true && { isAdopted: true }),
  };
}
