import type { Page } from '@playwright/test';

export interface VirtualAuthenticator {
  /** Whether the visitor answers requests. */
  visitorIsThere(enabled: boolean): Promise<void>;
  /** Whether the visitor passes the device's user verification. */
  visitorIsVerified(isUserVerified: boolean): Promise<void>;
  credentialIds(): Promise<string[]>;
}

/** A virtual authenticator with passkeys (in Chromium). Its user is verified and approves each request. */
export async function addAuthenticator(
  page: Page,
  transport: 'internal' | 'usb' = 'internal',
): Promise<VirtualAuthenticator> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport,
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    async visitorIsThere(enabled) {
      await devtools.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled });
    },
    async visitorIsVerified(isUserVerified) {
      await devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });
    },
    credentialIds: async () => {
      const { credentials } = await devtools.send('WebAuthn.getCredentials', { authenticatorId });
      return credentials.map(({ credentialId }) => credentialId);
    },
  };
}
