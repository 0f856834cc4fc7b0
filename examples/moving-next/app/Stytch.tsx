'use client';

import { createStytchClient, StytchProvider } from 'pricerx-auth/compat/react';
import type { ReactNode } from 'react';

/** For the sandbox, in the provider's names. */
const sandbox: object = {
  endpoints: {
    testAPIURL: 'http://localhost:4311',
    liveAPIURL: 'http://localhost:4311',
    dfpBackendURL: 'http://localhost:4311',
    clientsideServicesIframeURL: 'http://localhost:4311/clientside-services/index.html',
  },
};
const stytch = createStytchClient('public-token-test-sandbox', sandbox);

export const Stytch = ({ children }: { children: ReactNode }) => (
  <StytchProvider stytch={stytch}>{children}</StytchProvider>
);
