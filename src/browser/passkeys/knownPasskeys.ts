import { isRecord, isString } from '../../domain/calls/checkValues';
import { storageKey, type StorageNameIn } from '../storage/storageKeys';
import type { StorageKey } from '../storage/storageKeys.entry';
import type { KeyValueStore } from '../storage/keyValueStore';

/**
 * Data of a passkey that this browser saw during its registration or a sign-in. The provider's list of
 * passkeys names neither the credential nor its authenticator. It contains no secrets. A sign-out removes all
 * but the authenticator's model, kept under the hash of the credential id.
 */
export interface KnownPasskey {
  /** Base64url, like `user_handle`. */
  credential_id: string;
  /** SHA-256 of the credential's id, base64url. */
  hash: string;
  user_id: string;
  /**
   * The user's id in the authenticator. It differs from the provider's user id when a host sets
   * `override_id`.
   */
  user_handle: string;
  /** The relying party's domain. */
  domain: string;
  /** Model of the authenticator or password manager. Known from a registration only, and not always. */
  aaguid?: string;
  /**
   * Whether the passkey shows the account's own names rather than names set by the host: they may be updated.
   */
  has_account_names?: boolean;
}

export interface KnownPasskeys {
  /** By registration id. */
  all(): Record<string, KnownPasskey>;
  /** Stores a passkey. Keeps earlier fields that the new data lacks, such as the authenticator's model. */
  learn(registrationId: string, passkey: KnownPasskey): void;
  forget(registrationIds: readonly string[]): void;
}

/** Limit of entries, for browsers that many people share. */
const MAX_ENTRIES = 50;

const isKnownPasskey = (value: unknown): value is KnownPasskey =>
  isRecord(value) &&
  ['credential_id', 'hash', 'user_id', 'user_handle', 'domain'].every((field) => isString(value[field]));

export function createKnownPasskeys(local: KeyValueStore<StorageKey>, publicToken: string): KnownPasskeys {
  const read = <T>(
    name: StorageNameIn<'localStorage'>,
    isGood: (value: unknown) => value is T,
  ): Record<string, T> => {
    try {
      const entries = Object.entries(
        JSON.parse(local.get(storageKey(name, publicToken)) ?? '{}') as Record<string, unknown>,
      );
      return Object.fromEntries(entries.filter((entry): entry is [string, T] => isGood(entry[1])));
    } catch {
      return {};
    }
  };
  const write = (name: StorageNameIn<'localStorage'>, items: Record<string, unknown>) => {
    const kept = Object.entries(items).slice(-MAX_ENTRIES);
    if (kept.length === 0) local.remove(storageKey(name, publicToken));
    else local.set(storageKey(name, publicToken), JSON.stringify(Object.fromEntries(kept)));
  };
  const all = () => read('knownPasskeys', isKnownPasskey);
  const makers = () => read('passkeyMakers', isString);

  return {
    all,
    learn(registrationId, passkey) {
      const { [registrationId]: known, ...others } = all();
      const { [passkey.hash]: maker, ...otherMakers } = makers();
      const aaguid = passkey.aaguid ?? maker;
      const learnt = { ...known, ...passkey, ...(aaguid && { aaguid }) };
      write('knownPasskeys', { ...others, [registrationId]: learnt });
      if (aaguid) write('passkeyMakers', { ...otherMakers, [passkey.hash]: aaguid });
    },
    forget(registrationIds) {
      if (registrationIds.length === 0) return;
      const [kept, known] = [all(), makers()];
      for (const id of registrationIds) {
        const gone = kept[id];
        if (gone) delete known[gone.hash];
        delete kept[id];
      }
      write('knownPasskeys', kept);
      write('passkeyMakers', known);
    },
  };
}
