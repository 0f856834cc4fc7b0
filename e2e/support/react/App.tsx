import { StrictMode } from 'react';
import {
  createClient,
  Login,
  PriceRxAuthProvider,
  SignedIn,
  useClient,
  useUser,
  type LoginProps,
} from '../../../src/react';

declare global {
  /** Set by the page's first script; there is none on the server. */
  var sandboxUrl: string | undefined;
  var loginProps: LoginProps | undefined;
}

const client = createClient('public-token-test-sandbox', {
  endpoints: { apiUrl: globalThis.sandboxUrl ?? '' },
});

function Account() {
  const { user, isInitialized } = useUser();
  const { session } = useClient();
  return (
    <>
      <output>{isInitialized ? (user?.emails[0]?.email ?? 'Nobody') : 'Unknown'}</output>
      <SignedIn>
        <button onClick={() => session.revoke()}>Sign out</button>
      </SignedIn>
    </>
  );
}

/** A host that renders on its server first. */
export const App = (props: LoginProps) => (
  <StrictMode>
    <PriceRxAuthProvider client={client}>
      <Login {...props} />
      <p>Below the widget</p>
      <Account />
    </PriceRxAuthProvider>
  </StrictMode>
);
