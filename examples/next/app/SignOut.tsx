'use client';

import { useRouter } from 'next/navigation';
import { useClient } from 'pricerx-auth/react';

export function SignOut() {
  const { session } = useClient();
  const router = useRouter();
  return <button onClick={() => session.revoke().then(() => router.push('/sign-in'))}>Sign out</button>;
}
