import type { Page } from '@playwright/test';

/** A virtual authenticator of the browser (WebDriver's virtual authenticators, in Chromium). */
export interface VirtualAuthenticator {
  /** Sets whether the visitor answers requests. */
  visitorIsThere(enabled: boolean): Promise<void>;
  /** Sets whether the visitor passes the device's user verification. */
  visitorIsVerified(isUserVerified: boolean): Promise<void>;
  /** The ids of the stored credentials, in base64. */
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
