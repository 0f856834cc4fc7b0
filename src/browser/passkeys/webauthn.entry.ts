/** What is known of passkeys before their chunk is loaded. `webauthn.ts` has the other functions. */
export interface PasskeySupport {
  isSupported(): boolean;
  /** Whether the browser supports passkeys in autofill (conditional mediation). */
  supportsAutofill(): Promise<boolean>;
  /** Whether the browser reports this capability (WebAuthn 5.1.7). */
  supports(capability: PasskeyCapability): Promise<boolean>;
}

/**
 * `conditionalCreate`: a passkey is made without a dialog. `immediateGet`, of a draft (w3c/webauthn#2291): an answer at once when no
 * passkey is on this device.
 */
type PasskeyCapability = 'conditionalCreate' | 'immediateGet';

export const createPasskeySupport = (): PasskeySupport => ({
  supports: async (capability) => {
    try {
      const known: Record<string, boolean> | undefined = await PublicKeyCredential.getClientCapabilities?.();
      return known?.[capability] === true;
    } catch {
      return false;
    }
  },
  isSupported: () => typeof PublicKeyCredential === 'function',
  supportsAutofill: async () => {
    try {
      const known = await PublicKeyCredential.getClientCapabilities?.();
      return Boolean(
        known?.conditionalGet ?? (await PublicKeyCredential.isConditionalMediationAvailable?.()),
      );
    } catch {
      return false;
    }
  },
});
