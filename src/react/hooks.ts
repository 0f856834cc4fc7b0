import { useCallback, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import type { Client } from '../headless';
import { useClient, useAuthContext } from './PriceRxAuthProvider';

type Session = ReturnType<Client['session']['getSync']>;
type User = ReturnType<Client['user']['getSync']>;

/** Fields that both hooks return. */
interface Initialization {
  /** False on a server without `initialVisitor` and during hydration of its HTML, otherwise true. */
  isInitialized: boolean;
  /** True until the provider has answered: the values come from the browser's cache, or are not known yet. */
  fromCache: boolean;
}

export interface SessionInfo extends Initialization {
  session: Session;
}

export interface UserInfo extends Initialization {
  user: User;
}

/** `client.session` or `client.user`. */
interface Source<Info> {
  getInfo(): Info;
  onChange(listener: () => void): () => void;
}

const sameFields = (one: object, other: object): boolean =>
  Object.entries(one).every(([name, value]) => Object.is(value, Reflect.get(other, name)));

/** `useSyncExternalStore` compares snapshots by identity, so equal ones must be the same object. */
function stableReader<Info extends { fromCache: boolean }>(
  source: Source<Info>,
  onServer: Info & { isInitialized: boolean },
): () => Info & { isInitialized: boolean } {
  let known: (Info & { isInitialized: boolean }) | null = null;
  return () => {
    const info = source.getInfo();
    // What the server has told is shown until the provider has answered.
    const now = info.fromCache && onServer.isInitialized ? onServer : { ...info, isInitialized: true };
    if (!known || !sameFields(known, now)) known = now;
    return known;
  };
}

function useInfo<Info extends { fromCache: boolean }>(
  source: Source<Info>,
  onServer: Info & { isInitialized: boolean },
): Info & { isInitialized: boolean } {
  const [subscribe, read] = useMemo(
    () => [(changed: () => void) => source.onChange(changed), stableReader(source, onServer)],
    [source, onServer],
  );
  return useSyncExternalStore(subscribe, read, () => onServer);
}

const NO_SESSION: SessionInfo = { session: null, fromCache: false, isInitialized: false };
const NO_USER: UserInfo = { user: null, fromCache: false, isInitialized: false };

/**
 * The visitor's session; null without one. The component renders again when it changes, in this tab or another one.
 * @throws Error outside of a `PriceRxAuthProvider`
 * @example
 * const { session, isInitialized } = useSession();
 * if (isInitialized && !session) return <Navigate to="/sign-in" />;
 */
export function useSession(): SessionInfo {
  const { client, initialVisitor } = useAuthContext();
  const onServer = useMemo(
    () =>
      initialVisitor === undefined
        ? NO_SESSION
        : { session: initialVisitor?.session ?? null, fromCache: true, isInitialized: true },
    [initialVisitor],
  );
  return useInfo(client.session, onServer);
}

/**
 * The signed-in user; null without one. The component renders again when the user changes, in this tab or another one.
 * @throws Error outside of a `PriceRxAuthProvider`
 * @example
 * const { user } = useUser();
 * return <p>{user?.emails[0]?.email}</p>;
 */
export const useUser = (): UserInfo => useInfo(useClient().user, NO_USER);

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
 * Shows its children to a visitor without a session. On a server without `initialVisitor` it shows nothing, because the session is not known there.
 * @example <SignedOut><Login config={config} /></SignedOut>
 */
export function SignedOut({ children }: SignedProps): ReactNode {
  const { session, isInitialized } = useSession();
  return isInitialized && !session && children;
}
