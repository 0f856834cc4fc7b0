import { isRecord } from '../../domain/calls/checkValues';
import { parseJSON, type KeyValueStore } from './keyValueStore';
import { entryStorageKey, type StorageKey } from './storageKeys.entry';

/** The session's last confirmation in this browser. */
export interface RefreshRecord {
  tab: string;
  /** Wall time in milliseconds. */
  at: number;
  /** Of the session token that was stored with the visitor. Undefined in HttpOnly mode. */
  tokenDigest?: string;
  /** Of the JWT. */
  jwtDigest?: string;
  /** The session came from a cookie alone: this browser had no record of its sign-in. */
  isAdopted?: boolean;
}

/** The record. Its other fields are compared only, so they are not checked. */
export function readRefresh(publicToken: string, local: KeyValueStore<StorageKey>): RefreshRecord | null {
  const record = parseJSON(local.get(entryStorageKey('refresh', publicToken)));
  return isRecord(record) && typeof record.at === 'number' ? (record as unknown as RefreshRecord) : null;
}
