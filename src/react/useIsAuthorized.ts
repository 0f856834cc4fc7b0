import { useCallback, useSyncExternalStore } from 'react';
import { useClient } from './PriceRxAuthProvider';
import { useSession } from './visitor';

export interface Authorization {
  /** Whether one of the visitor's roles allows the action. False while that is not known. */
  isAuthorized: boolean;
  /** False on a server and during hydration of its HTML, otherwise true. */
  isInitialized: boolean;
  /** Whether the session comes from this browser's cache, until the provider has confirmed it. */
  fromCache: boolean;
}

/**
 * Whether the visitor may perform an action, by the project's policy. It decides what is drawn: your backend
 * must check permissions itself.
 * @param resource_id of the policy.
 * @param action of that resource.
 * @throws Error outside of a `PriceRxAuthProvider`
 * @example
 * const { isAuthorized } = useIsAuthorized('documents', 'write');
 * return isAuthorized ? <Editor /> : <Reader />;
 */
export function useIsAuthorized(resource_id: string, action: string): Authorization {
  const client = useClient();
  const { session, isInitialized, fromCache } = useSession();
  const isSignedIn = session !== null;
  // The client has no listener for the project's policy; `isAuthorized` resolves when the policy has arrived.
  const subscribe = useCallback(
    (changed: () => void) => {
      if (isSignedIn) client.rbac.isAuthorized(resource_id, action).then(changed, () => undefined);
      return client.onStateChange(changed);
    },
    [client, isSignedIn, resource_id, action],
  );
  const isAuthorized = useSyncExternalStore(
    subscribe,
    () => client.rbac.isAuthorizedSync(resource_id, action),
    () => false,
  );
  return { isAuthorized, isInitialized, fromCache };
}
