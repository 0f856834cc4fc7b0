import { useEffect, useState, type ReactNode } from 'react';
import { redirectAfterSignIn } from '../headless';
import { useSession } from './hooks';
import { useClient } from './PriceRxAuthProvider';

/** Props of `RedirectAfterSignIn`. */
export interface RedirectAfterSignInProps {
  /** The path to go to when the address of the sign-in page names none. Default: `/`. */
  fallback?: string;
  /** What the visitor sees when the server refuses the session twice. Default: a text in English. */
  children?: ReactNode;
}

/**
 * On the sign-in page, beside `Login`: `redirectAfterSignIn` as a component. It shows nothing until the server has sent a signed-in
 * visitor back twice; then the console has the likely causes, and the visitor sees the children.
 * @throws Error outside of a `PriceRxAuthProvider`
 * @example
 * <Login config={config} />
 * <RedirectAfterSignIn fallback="/account" />
 */
export function RedirectAfterSignIn({ fallback, children }: RedirectAfterSignInProps): ReactNode {
  const client = useClient();
  const [isRefused, setRefused] = useState(false);
  useEffect(
    () => redirectAfterSignIn(client, { fallback, onRefused: () => setRefused(true) }),
    [client, fallback],
  );
  if (!isRefused) return null;
  return (
    <output>
      {children ??
        'You are signed in, but this site cannot show you the page right now. Please try again later.'}
    </output>
  );
}

/** Props of `RedirectAfterSignOut`. */
export interface RedirectAfterSignOutProps {
  /** The path of the sign-in page. Default: `/sign-in`. */
  to?: string;
}

/**
 * On a page for signed-in visitors: leaves it after a sign-out, in this tab or another one, and when the browser shows it again
 * after Back. The full navigation also empties the cache of a framework's router.
 * @throws Error outside of a `PriceRxAuthProvider`
 * @example <RedirectAfterSignOut to="/sign-in" />
 */
export function RedirectAfterSignOut({ to = '/sign-in' }: RedirectAfterSignOutProps): ReactNode {
  const client = useClient();
  const { session, fromCache, isInitialized } = useSession();
  const isSignedOut = isInitialized && !fromCache && !session;
  useEffect(() => {
    if (isSignedOut) location.replace(to);
    const shown = ({ persisted }: PageTransitionEvent): void => {
      if (persisted && !client.session.getSync()) location.replace(to);
    };
    addEventListener('pageshow', shown);
    return () => removeEventListener('pageshow', shown);
  }, [client, isSignedOut, to]);
  return null;
}
