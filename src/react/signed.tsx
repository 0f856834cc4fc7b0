import type { ReactNode } from 'react';
import { useSession } from './visitor';

export interface SignedProps {
  children?: ReactNode;
}

/**
 * Shows its children to a visitor with a session. It decides only what is drawn: the data of signed-in users
 * must come from a backend that verifies the session.
 * @example <SignedIn><AccountMenu /></SignedIn>
 */
export const SignedIn = ({ children }: SignedProps): ReactNode => useSession().session && children;

/**
 * Shows its children to a visitor without a session. Shows nothing on a server, where the session is not known.
 * @example <SignedOut><Login config={config} /></SignedOut>
 */
export function SignedOut({ children }: SignedProps): ReactNode {
  const { session, isInitialized } = useSession();
  return isInitialized && !session && children;
}
