'use client';

import { useRouter } from 'next/navigation';
import { Login, useSession } from 'pricerx-auth/react';
import { useEffect } from 'react';

export default function SignIn() {
  const { session, fromCache } = useSession();
  const router = useRouter();
  // After a sign-in, and when the client has renewed an expired JWT.
  const isSignedIn = session !== null && !fromCache;
  useEffect(() => {
    if (isSignedIn) router.replace('/');
  }, [isSignedIn, router]);
  return (
    <>
      <h1>Sign in</h1>
      <Login config={{ products: ['otp'], otpOptions: { methods: ['email', 'sms'] } }} />
    </>
  );
}
