'use client';

import { Login, RedirectAfterSignIn } from 'pricerx-auth/react';

export default function SignIn() {
  return (
    <>
      <h1>Sign in</h1>
      <Login config={{ products: ['otp'], otpOptions: { methods: ['email', 'sms'] } }} />
      <RedirectAfterSignIn fallback="/" />
    </>
  );
}
