import { Login, SignedIn, SignedOut, useClient, useUser } from 'pricerx-auth/react';

function Account() {
  const { user } = useUser();
  const { session } = useClient();
  return (
    <>
      <p>
        Signed in as <output>{user?.emails[0]?.email}</output>
      </p>
      <button onClick={() => session.revoke()}>Sign out</button>
    </>
  );
}

export const App = () => (
  <>
    <h1>Your prices</h1>
    <SignedOut>
      <Login config={{ products: ['otp'], otpOptions: { methods: ['email', 'sms'] } }} />
    </SignedOut>
    <SignedIn>
      <Account />
    </SignedIn>
  </>
);
