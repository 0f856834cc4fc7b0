import type { UserUpdate, UserUpdateAnswer } from '../api/users';
import type { User } from '../domain/entities';
import { sameUser } from '../domain/visitor';
import { onVisitorChange, visitorInfo } from './changes';
import type { Runtime } from './runtime';

/** The part of `client.user` that asks the provider. */
export interface UserCalls {
  /**
   * Asks the provider for the user.
   * @throws StytchAPIError (`user_unauthenticated` without a session), StytchAPIUnreachableError
   * @example const user = await client.user.get();
   */
  get(): Promise<User>;
  /**
   * Changes the user's name or untrusted metadata.
   * @throws StytchSDKUsageError, StytchAPIError, StytchAPIUnreachableError
   */
  update(fields: UserUpdate): Promise<Omit<UserUpdateAnswer, '__user'>>;
}

/** `client.user`: the signed-in user. */
export interface UserClient extends UserCalls {
  /** The user as this page knows them now, or null. Never asks the provider. */
  getSync(): User | null;
  /** The user, and whether they are only what this browser remembers (`fromCache`). */
  getInfo(): { user: User | null; fromCache: boolean };
  /** Calls back on each change of the user, with null on a sign-out. Returns the way to stop. */
  onChange(callback: (user: User | null) => void): () => void;
}

export function createUser(runtime: Runtime, calls: UserCalls): UserClient {
  const current = () => visitorInfo(runtime).visitor?.user ?? null;
  return {
    ...calls,
    getSync: current,
    getInfo: () => ({ user: current(), fromCache: visitorInfo(runtime).fromCache }),
    onChange: (callback) => onVisitorChange(runtime, (visitor) => visitor?.user ?? null, sameUser, callback),
  };
}
