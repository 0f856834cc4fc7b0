import type { KeyValueStore } from './keyValueStore';
import { toBytes, urlAlphabet } from './webauthnJSON';

/**
 * What this browser saw of a passkey in a ceremony of its own. The provider's list of a user's passkeys names neither the
 * credential nor its authenticator, so this is all there is to know of them. Nothing in it is a secret.
 */
export interface KnownPasskey {
  /** Base64url, as is the handle. */
  credential_id: string;
  user_id: string;
  /** The user as authenticators know them: not the provider's user id where a host gave another. */
  user_handle: string;
  /** The relying party's domain. */
  domain: string;
  /** Which product keeps it: from its registration alone, and not of all products. */
  aaguid?: string;
  /** Its authenticator shows the account's own names, and not some that a host chose: they may follow a change. */
  has_account_names?: boolean;
}

export interface KnownPasskeys {
  /** By registration id. */
  all(): Record<string, KnownPasskey>;
  /** The same passkey again keeps what was known of it. */
  learn(registrationId: string, passkey: KnownPasskey): void;
  forget(registrationIds: readonly string[]): void;
}

/** A browser that many people share must not fill its storage. */
const MOST = 50;

const isKnownPasskey = (value: unknown): value is KnownPasskey =>
  typeof value === 'object' &&
  value !== null &&
  ['credential_id', 'user_id', 'user_handle', 'domain'].every(
    (field) => typeof (value as Record<string, unknown>)[field] === 'string',
  );

export function createKnownPasskeys(local: KeyValueStore, key: string): KnownPasskeys {
  const all = (): Record<string, KnownPasskey> => {
    try {
      const entries = Object.entries(JSON.parse(local.get(key) ?? '{}') as Record<string, unknown>);
      return Object.fromEntries(
        entries.filter((entry): entry is [string, KnownPasskey] => isKnownPasskey(entry[1])),
      );
    } catch {
      return {};
    }
  };
  const write = (passkeys: Record<string, KnownPasskey>) =>
    local.set(key, JSON.stringify(Object.fromEntries(Object.entries(passkeys).slice(-MOST))));
  return {
    all,
    learn(registrationId, passkey) {
      const { [registrationId]: known, ...others } = all();
      write({ ...others, [registrationId]: { ...known, ...passkey } });
    },
    forget(registrationIds) {
      const kept = Object.entries(all()).filter(([id]) => !registrationIds.includes(id));
      if (registrationIds.length > 0) write(Object.fromEntries(kept));
    },
  };
}

type Fields = Record<string, unknown>;

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** WebAuthn, 6.1: 32 bytes hash, 1 flags, 4 counter, and then, in a registration, 16 of the authenticator's model. */
const AAGUID_AT = 37;
const AAGUID_LENGTH = 16;

/** Nothing where the browser keeps the model to itself, which it says with zeros. */
function aaguidIn(authenticatorData: string): string | undefined {
  try {
    const bytes = toBytes(authenticatorData).slice(AAGUID_AT, AAGUID_AT + AAGUID_LENGTH);
    if (bytes.length < AAGUID_LENGTH || bytes.every((byte) => byte === 0)) return undefined;
    const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
    return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
  } catch {
    return undefined;
  }
}

export type SeenPasskey = Omit<KnownPasskey, 'user_id' | 'has_account_names'>;

export interface SeenRegistration {
  passkey: SeenPasskey;
  /** What the authenticator shows of the user. */
  names: { name: string; displayName: string };
}

/**
 * What a registration tells, from the options and the answer as they travelled.
 * @param host the page's, which is the domain where the options name none.
 */
export function seenInRegistration(
  optionsText: string,
  credentialText: string,
  host: string,
): SeenRegistration {
  const { rp, user } = fieldsOf(JSON.parse(optionsText));
  const { id, response } = fieldsOf(JSON.parse(credentialText));
  const { id: handle, name, displayName } = fieldsOf(user);
  const aaguid = aaguidIn(textOf(fieldsOf(response)['authenticatorData']));
  return {
    passkey: {
      credential_id: textOf(id),
      user_handle: urlAlphabet(textOf(handle)),
      domain: textOf(fieldsOf(rp)['id']) || host,
      ...(aaguid && { aaguid }),
    },
    names: { name: textOf(name), displayName: textOf(displayName) },
  };
}

/** What a sign-in tells. The handle is empty where the authenticator did not name the user. */
export function seenInSignIn(optionsText: string, credentialText: string, host: string): SeenPasskey {
  const { rpId } = fieldsOf(JSON.parse(optionsText));
  const { id, response } = fieldsOf(JSON.parse(credentialText));
  return {
    credential_id: textOf(id),
    user_handle: textOf(fieldsOf(response)['userHandle']),
    domain: textOf(rpId) || host,
  };
}
