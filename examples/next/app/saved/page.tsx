import { Email, LeaveAfterSignOut, SignOut } from '../Auth';

/** The same page for everybody: what is the visitor's own, the browser adds. */
export default function Saved() {
  return (
    <>
      <h1>Saved prices</h1>
      <p>
        They will be sent to <Email />.
      </p>
      <SignOut />
      <LeaveAfterSignOut />
    </>
  );
}
