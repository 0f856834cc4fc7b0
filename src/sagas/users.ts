import { usersApi, type UserUpdate, type UserUpdateAnswer } from '../api/users';
import { withoutInternalUser } from '../api/authAnswer';
import { QUERY_DEDUPE_MS } from '../domain/constants';
import type { User } from '../domain/entities';
import type { Outcome } from '../domain/errors';
import { selectVisitor, userChanged } from '../store/session';
import { getServices, put, select, type Operation } from './effects';
import { request, WRITE } from './request';

/** What the provider has just told of the user: kept, unless another visitor has signed in meanwhile. */
export function* storeUser(user: User): Operation<void> {
  const visitor = yield* select(selectVisitor);
  if (visitor?.user.user_id !== user.user_id) return;
  const { storage } = yield* getServices();
  storage.visitor.write({ ...visitor, user });
  yield* put(userChanged(user));
}

/** True for an answer that calls of the next moments share. A clock that was set back makes it old. */
function* isFresh(fulfilledAt = -Infinity): Operation<boolean> {
  const age = (yield* getServices()).clock.wallTime().getTime() - fulfilledAt;
  return age >= 0 && age < QUERY_DEDUPE_MS;
}

/** Asks the provider for the signed-in user and remembers the answer. */
export function* fetchUser(): Operation<Outcome<User>> {
  const { usersMe } = usersApi.endpoints;
  const sessionId = (yield* select(selectVisitor))?.session.session_id;
  const { fulfilledTimeStamp } = yield* select(usersMe.select(sessionId));
  const forceRefetch = !(yield* isFresh(fulfilledTimeStamp));
  const outcome = yield* request<User>(usersMe.initiate(sessionId, { subscribe: false, forceRefetch }));
  if (outcome.data) yield* storeUser(outcome.data);
  return outcome;
}

export function* updateUser(fields: UserUpdate): Operation<Outcome<Omit<UserUpdateAnswer, '__user'>>> {
  const outcome = yield* request<UserUpdateAnswer>(usersApi.endpoints.usersMeUpdate.initiate(fields, WRITE));
  if (outcome.error) return outcome;
  yield* storeUser(outcome.data.__user);
  return { data: withoutInternalUser(outcome.data) };
}
