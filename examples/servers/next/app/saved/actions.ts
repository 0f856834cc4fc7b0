'use server';

import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { authServer } from '../../../authServer';

/** Next.js itself refuses the actions of other sites' pages. */
export async function save() {
  const auth = await authServer.authenticate(await headers());
  if (auth.status === 'unknown') throw auth.error;
  if (auth.status === 'signedOut') redirect('/sign-in');
}
