'use client';

import {
  OTPMethods,
  Products,
  StytchLogin,
  useStytch,
  useStytchSession,
  withStytchUser,
  type StytchLoginConfig,
  type User,
} from 'pricerx-auth/compat/react';

const config: StytchLoginConfig = {
  products: [Products.otp],
  otpOptions: { methods: [OTPMethods.Email], expirationMinutes: 5 },
};

const Greeting = withStytchUser<object>(({ stytchUser }: { stytchUser: User | null }) => (
  <p>
    Signed in as <output>{stytchUser?.emails[0]?.email}</output>
  </p>
));

function Account() {
  const stytch = useStytch();
  return (
    <>
      <Greeting />
      <button onClick={() => void stytch.session.revoke()}>Sign out</button>
    </>
  );
}

export default function Prices() {
  const { session, isInitialized } = useStytchSession();
  return (
    <>
      <h1>Your prices</h1>
      {session ? (
        <Account />
      ) : (
        isInitialized && <StytchLogin config={config} presentation={{ theme: { primary: '#0b4f6c' } }} />
      )}
    </>
  );
}
