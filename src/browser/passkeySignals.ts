/**
 * WebAuthn, 5.1.10: what a site tells the password managers of a device. They never say whether it helped, so nobody waits,
 * and a browser that has no such signals is told nothing.
 */
export interface PasskeySignals {
  /** Of all passkeys of this user these are good; others are hidden, until they are named again. */
  allAccepted(domain: string, userHandle: string, credentialIds: readonly string[]): void;
  /** The provider does not know this passkey: it is deleted for good. */
  unknown(domain: string, credentialId: string): void;
  /** What the user is called from now on. */
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
    // A stand-in of an extension.
  }
}

export const passkeySignals: PasskeySignals = {
  allAccepted: (rpId, userId, credentialIds) =>
    send('signalAllAcceptedCredentials', { rpId, userId, allAcceptedCredentialIds: [...credentialIds] }),
  unknown: (rpId, credentialId) => send('signalUnknownCredential', { rpId, credentialId }),
  userDetails: (rpId, userId, names) => send('signalCurrentUserDetails', { rpId, userId, ...names }),
};
