import {
  usersApi,
  type ConnectedAppsAnswer,
  type UserFactor,
  type UserFactorDeleteAnswer,
  type UserUpdate,
  type UserUpdateAnswer,
} from '../../api/endpoints/users';
import type { AnswerMeta, User } from '../../domain/entities';
import type { Result } from '../../domain/errors/errors';
import { readsOutdated, selectVisitor, userChanged } from '../../store/session';
import { getServices, put, select, type SagaGenerator } from '../effects';
import { signalAcceptedPasskeys, signalAccountNames } from '../passkeys/passkeySignals';
import { queryVisitor } from '../visitorQuery';
import { mutate, ofVisitor } from '../request';
import { withoutInternalUser } from '../session/sessions';

function* remember(user: User): SagaGenerator<void> {
  const visitor = yield* select(selectVisitor);
  // Another visitor may have signed in during the call.
  if (visitor?.user.user_id !== user.user_id) return;
  const { storage } = yield* getServices();
  storage.visitor.write({ ...visitor, user });
  yield* put(userChanged(user));
}

/** Stores the user after a change. Pending reads are marked outdated. */
export function* storeUser(user: User): SagaGenerator<void> {
  yield* put(readsOutdated());
  yield* remember(user);
}

/** Stores the user of an answer, and removes it from the answer. */
export function* storeChanged<T extends { __user: User }>(
  result: Result<T>,
): SagaGenerator<Result<Omit<T, '__user'>>> {
  if (result.error) return result;
  yield* storeUser(result.data.__user);
  return { data: withoutInternalUser(result.data) };
}

/** Fetches the signed-in user. */
export const fetchUser = () => queryVisitor<User>({ query: usersApi.endpoints.usersMe, remember });

export function* updateUser(fields: UserUpdate): SagaGenerator<Result<Omit<UserUpdateAnswer, '__user'>>> {
  const result = yield* ofVisitor(mutate(usersApi.endpoints.usersMeUpdate, fields));
  if (result.data && fields.name) yield* signalAccountNames(result.data.__user);
  return yield* storeChanged(result);
}

/** Deletes one of the user's sign-in factors. */
export function* deleteFactor(
  factor: UserFactor,
  id: string,
): SagaGenerator<Result<Omit<UserFactorDeleteAnswer, '__user'>>> {
  const result = yield* ofVisitor(mutate(usersApi.endpoints.usersFactorDelete, { factor, id }));
  if (result.data && factor === 'webauthn_registrations') yield* signalAcceptedPasskeys(result.data.__user);
  return yield* storeChanged(result);
}

export const fetchConnectedApps = () =>
  queryVisitor<ConnectedAppsAnswer>({ query: usersApi.endpoints.usersConnectedApps });

export function* revokeConnectedApp(id: string): SagaGenerator<Result<AnswerMeta>> {
  const result = yield* mutate(usersApi.endpoints.usersConnectedAppsRevoke, id);
  yield* put(readsOutdated());
  return result;
}
