import { useMemo, useSyncExternalStore } from 'react';
import type { Client } from '../headless';
import { useClient } from './PriceRxAuthProvider';

type Session = ReturnType<Client['session']['getSync']>;
type User = ReturnType<Client['user']['getSync']>;

/** Fields that both hooks return. */
interface Initialization {
  /** False on a server and during hydration of its HTML, otherwise true. */
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
function stableReader<Info extends object>(source: Source<Info>): () => Info & { isInitialized: boolean } {
  let known: (Info & { isInitialized: boolean }) | null = null;
  return () => {
    const now = { ...source.getInfo(), isInitialized: true };
    if (!known || !sameFields(known, now)) known = now;
    return known;
  };
}

function useInfo<Info extends object>(
  source: Source<Info>,
  onServer: Info & { isInitialized: boolean },
): Info & { isInitialized: boolean } {
  const [subscribe, read] = useMemo(
    () => [(changed: () => void) => source.onChange(changed), stableReader(source)],
    [source],
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
export const useSession = (): SessionInfo => useInfo(useClient().session, NO_SESSION);

/**
 * The signed-in user; null without one. The component renders again when the user changes, in this tab or another one.
 * @throws Error outside of a `PriceRxAuthProvider`
 * @example
 * const { user } = useUser();
 * return <p>{user?.emails[0]?.email}</p>;
 */
export const useUser = (): UserInfo => useInfo(useClient().user, NO_USER);
