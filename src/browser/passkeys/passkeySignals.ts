/**
 * WebAuthn 5.1.10, signal methods: inform password managers about a user's passkeys. There is no result. Browsers
 * without these methods are skipped.
 */
export interface PasskeySignals {
  /** The user's valid passkeys. Password managers hide all others until they are listed again. */
  allAccepted(domain: string, userHandle: string, credentialIds: readonly string[]): void;
  /** The provider does not know this passkey: password managers delete it. */
  unknown(domain: string, credentialId: string): void;
  /** The user's new names. */
  userDetails(domain: string, userHandle: string, names: { name: string; displayName: string }): void;
}

type Signal = 'signalAllAcceptedCredentials' | 'signalUnknownCredential' | 'signalCurrentUserDetails';

function send(signal: Signal, details: object): void {
  const native = PublicKeyCredential as unknown as Partial<
    Record<Signal, (details: object) => Promise<void>>
  >;
  try {
    native[signal]?.(details).catch(() => undefined);
  } catch {
    // Browser extensions may replace the method by one that throws.
  }
}

export const passkeySignals: PasskeySignals = {
  allAccepted: (rpId, userId, credentialIds) =>
    send('signalAllAcceptedCredentials', { rpId, userId, allAcceptedCredentialIds: [...credentialIds] }),
  unknown: (rpId, credentialId) => send('signalUnknownCredential', { rpId, credentialId }),
  userDetails: (rpId, userId, names) => send('signalCurrentUserDetails', { rpId, userId, ...names }),
};
