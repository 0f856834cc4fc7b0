import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { connection } from 'next/server';
import { Suspense } from 'react';
import { authServer } from '../../../authServer';
import { save } from './actions';

async function Prices() {
  await connection(); // not while Next.js prerenders: `authenticate` reads the clock
  const auth = await authServer.authenticate(await headers());
  if (auth.status === 'unknown') throw auth.error;
  if (auth.status === 'signedOut') redirect('/sign-in');
  return <p>{`Prices of ${auth.visitor.userId}`}</p>;
}

export default function Saved() {
  return (
    <form action={save}>
      <Suspense>
        <Prices />
      </Suspense>
      <button>Save</button>
    </form>
  );
}
