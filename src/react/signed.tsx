import type { ReactNode } from 'react';
import { useSession } from './visitor';

export interface SignedProps {
  children?: ReactNode;
}

/**
 * Shows its children while somebody is signed in. It decides what is drawn and protects nothing: the data of
 * signed-in users must come from a backend that verifies the session.
 * @example <SignedIn><AccountMenu /></SignedIn>
 */
export const SignedIn = ({ children }: SignedProps): ReactNode => useSession().session && children;

/**
 * Shows its children while nobody is signed in. Nothing on a server, which does not know.
 * @example <SignedOut><Login config={config} /></SignedOut>
 */
export function SignedOut({ children }: SignedProps): ReactNode {
  const { session, isInitialized } = useSession();
  return isInitialized && !session && children;
}
