import { fetchUser, updateUser } from '../sagas/users';
import { perform } from './perform';
import type { Runtime } from './runtime';
import type { UserCalls } from './user';

/** The calls of `client.user` that ask the provider. */
export const createUserCalls = (runtime: Runtime): UserCalls => ({
  get: () => runtime.run(fetchUser),
  update: (fields) => perform(runtime, 'user.update', fields, () => updateUser(fields)),
});
