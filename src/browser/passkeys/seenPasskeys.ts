import { base64URLStringToBuffer } from '@simplewebauthn/browser';
import { isRecord } from '../../domain/calls/checkValues';
import { stringOf } from '../../domain/calls/wireValues';
import { sha256 } from '../protection/pkce';
import type { KnownPasskey } from './knownPasskeys';
import { urlAlphabet } from './webauthnJSON';

const fieldsOf = (value: unknown) => (isRecord(value) ? value : {});

/** WebAuthn 6.1, authenticator data: 32 bytes hash, 1 flags, 4 counter and, in a registration, 16 AAGUID. */
const AAGUID_AT = 37;
const AAGUID_LENGTH = 16;

/** Undefined when the browser hides the model, which it reports as zeros. */
function aaguidIn(authenticatorData: string): string | undefined {
  try {
    const bytes = new Uint8Array(base64URLStringToBuffer(authenticatorData)).slice(
      AAGUID_AT,
      AAGUID_AT + AAGUID_LENGTH,
    );
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
  /** The user's names shown by the authenticator. */
  names: { name: string; displayName: string };
}

/**
 * Data of a passkey from the JSON of its registration.
 * @param host of the page: the relying party's id when the options name none.
 */
export async function seenInRegistration(
  optionsText: string,
  credentialText: string,
  host: string,
): Promise<SeenRegistration> {
  const { rp, user } = fieldsOf(JSON.parse(optionsText));
  const { id, response } = fieldsOf(JSON.parse(credentialText));
  const { id: handle, name, displayName } = fieldsOf(user);
  const aaguid = aaguidIn(stringOf(fieldsOf(response)['authenticatorData']));
  return {
    passkey: {
      credential_id: stringOf(id),
      hash: await sha256(stringOf(id)),
      user_handle: urlAlphabet(stringOf(handle)),
      domain: stringOf(fieldsOf(rp)['id']) || host,
      ...(aaguid && { aaguid }),
    },
    names: { name: stringOf(name), displayName: stringOf(displayName) },
  };
}

/**
 * Data of a passkey from the JSON of a sign-in. `user_handle` is empty when the authenticator did not return
 * it.
 */
export async function seenInSignIn(
  optionsText: string,
  credentialText: string,
  host: string,
): Promise<SeenPasskey> {
  const { rpId } = fieldsOf(JSON.parse(optionsText));
  const { id, response } = fieldsOf(JSON.parse(credentialText));
  return {
    credential_id: stringOf(id),
    hash: await sha256(stringOf(id)),
    user_handle: stringOf(fieldsOf(response)['userHandle']),
    domain: stringOf(rpId) || host,
  };
}
