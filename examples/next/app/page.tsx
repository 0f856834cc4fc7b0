import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { connection } from 'next/server';
import { Suspense } from 'react';
import { authServer } from '../authServer';
import { LeaveAfterSignOut, SignOut } from './Auth';

/** Asks again: a proxy is no access control. */
async function Visitor() {
  // Not while a page is prefetched: whether a session is over depends on the time.
  await connection();
  const auth = await authServer.authenticate(await headers());
  if (auth.status === 'unknown') throw auth.error;
  if (auth.status === 'signedOut') redirect('/sign-in');
  return (
    <p>
      Signed in as <output>{auth.visitor.userId}</output>
    </p>
  );
}

/** Rendered on the server, for signed-in visitors only. */
export default function Prices() {
  return (
    <>
      <h1>Your prices</h1>
      <Suspense>
        <Visitor />
      </Suspense>
      <SignOut />
      <LeaveAfterSignOut />
    </>
  );
}
