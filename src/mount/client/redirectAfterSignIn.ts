import { inTime } from '../../browser/time/withTimeout';
import type { Client } from './createClient';
import type { RedirectOptions } from './redirect';

/**
 * Call it on the sign-in page. When the visitor is signed in and the provider has confirmed it, the page goes on to the path in
 * its address (`return_to`, a path of this site only), as a full navigation that leaves a router's cached redirects behind.
 * After the second time that the server sends the visitor back, it stops and reports an error.
 * @param client of the page.
 * @param options where to go without a path in the address, and what to do when the server refuses the session; optional.
 * @returns a function that stops it
 * @example redirectAfterSignIn(client, { fallback: '/account', onRefused: () => (message.hidden = false) });
 */
export function redirectAfterSignIn(client: Client, options: RedirectOptions = {}): () => void {
  let isStopped = false;

  async function go(session_id: string): Promise<void> {
    // In the core's chunk, which has confirmed the session. React's StrictMode stops the first call at once and makes a second one.
    const { redirect } = await inTime(import(/* webpackChunkName: "runtime" */ './redirect'));
    if (!isStopped) await redirect(client, session_id, options, () => isStopped);
  }

  function check(): void {
    const { session, fromCache } = client.session.getInfo();
    if (!session || fromCache) return;
    stop();
    go(session.session_id).catch(console.error);
  }
  const stop = client.session.onChange(check);
  check();
  return () => {
    isStopped = true;
    stop();
  };
}
