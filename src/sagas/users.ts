import { usersApi, type UserUpdate, type UserUpdateAnswer } from '../api/users';
import { withoutInternalUser } from '../api/authAnswer';
import { QUERY_DEDUPE_MS } from '../domain/constants';
import type { User } from '../domain/entities';
import type { Outcome } from '../domain/errors';
import { selectVisitor, userChanged } from '../store/session';
import { getServices, put, select, type Operation } from './effects';
import { request, WRITE } from './request';

const READ = { subscribe: false, forceRefetch: QUERY_DEDUPE_MS / 1000 } as const;

function* storeUser(user: User): Operation<void> {
  const visitor = yield* select(selectVisitor);
  if (!visitor) return;
  const { storage } = yield* getServices();
  storage.visitor.write({ ...visitor, user });
  yield* put(userChanged(user));
}

/** Asks the provider for the signed-in user and remembers the answer. */
export function* fetchUser(): Operation<Outcome<User>> {
  const outcome = yield* request<User>(usersApi.endpoints.usersMe.initiate(undefined, READ));
  if (outcome.data) yield* storeUser(outcome.data);
  return outcome;
}

export function* updateUser(fields: UserUpdate): Operation<Outcome<Omit<UserUpdateAnswer, '__user'>>> {
  const outcome = yield* request<UserUpdateAnswer>(usersApi.endpoints.usersMeUpdate.initiate(fields, WRITE));
  if (outcome.error) return outcome;
  yield* storeUser(outcome.data.__user);
  return { data: withoutInternalUser(outcome.data) };
}
