import { redirect } from 'next/navigation';
import { SignOut } from './SignOut';
import { visitorId } from './visitor';

/** Rendered on the server, for signed-in visitors only. */
export default async function Prices() {
  const id = await visitorId();
  if (!id) redirect('/sign-in');
  return (
    <>
      <h1>Your prices</h1>
      <p>
        Signed in as <output>{id}</output>
      </p>
      <SignOut />
    </>
  );
}
