import { fetchUser, updateUser } from '../sagas/users';
import { ask, perform } from './perform';
import type { Runtime } from './runtime';
import type { UserCalls } from './user';

/** The calls of `client.user` that ask the provider. */
export const createUserCalls = (runtime: Runtime): UserCalls => ({
  get: () => ask(runtime, fetchUser),
  update: (fields) => perform(runtime, 'user.update', fields, () => updateUser(fields)),
});
