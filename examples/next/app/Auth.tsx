'use client';

import {
  createClient,
  PriceRxAuthProvider,
  RedirectAfterSignOut,
  useClient,
  useUser,
} from 'pricerx-auth/react';
import type { ReactNode } from 'react';

const client = createClient('public-token-test-sandbox', {
  endpoints: { apiUrl: 'http://localhost:4311' },
  // No other page of the domain can set cookies with these names. Safari stores them with https only.
  cookieOptions: { opaqueTokenCookieName: '__Host-session', jwtCookieName: '__Host-session_jwt' },
});

export const Auth = ({ children }: { children: ReactNode }) => (
  <PriceRxAuthProvider client={client}>{children}</PriceRxAuthProvider>
);

export const LeaveAfterSignOut = () => <RedirectAfterSignOut to="/sign-in" />;

export function SignOut() {
  const { session } = useClient();
  return <button onClick={() => session.revoke()}>Sign out</button>;
}

/** What the browser knows of the visitor. */
export const Email = () => <output>{useUser().user?.emails[0]?.email}</output>;
