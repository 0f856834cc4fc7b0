import {
  usersApi,
  type ConnectedAppsAnswer,
  type UserFactor,
  type UserFactorDeleteAnswer,
  type UserUpdate,
  type UserUpdateAnswer,
} from '../../api/endpoints/users';
import type { AnswerMeta, User } from '../../domain/entities';
import type { Outcome } from '../../domain/errors/errors';
import { readsOutdated, selectVisitor, userChanged } from '../../store/session';
import { getServices, put, select, type Operation } from '../effects';
import { signalAcceptedPasskeys, signalAccountNames } from '../passkeys/passkeySignals';
import { readOfVisitor } from '../reads';
import { mutate } from '../request';
import { withoutInternalUser } from '../session/sessions';

function* remember(user: User): Operation<void> {
  const visitor = yield* select(selectVisitor);
  // Another visitor may have signed in during the call.
  if (visitor?.user.user_id !== user.user_id) return;
  const { storage } = yield* getServices();
  storage.visitor.write({ ...visitor, user });
  yield* put(userChanged(user));
}

/** Stores the user after a change. Pending reads are marked outdated. */
export function* storeUser(user: User): Operation<void> {
  yield* put(readsOutdated());
  yield* remember(user);
}

/** Stores the user of an answer, and removes it from the answer. */
export function* storeChanged<T extends { __user: User }>(
  outcome: Outcome<T>,
): Operation<Outcome<Omit<T, '__user'>>> {
  if (outcome.error) return outcome;
  yield* storeUser(outcome.data.__user);
  return { data: withoutInternalUser(outcome.data) };
}

/** Fetches the signed-in user. */
export const fetchUser = () => readOfVisitor<User>({ query: usersApi.endpoints.usersMe, remember });

export function* updateUser(fields: UserUpdate): Operation<Outcome<Omit<UserUpdateAnswer, '__user'>>> {
  const outcome = yield* mutate(usersApi.endpoints.usersMeUpdate, fields);
  if (outcome.data && fields.name) yield* signalAccountNames(outcome.data.__user);
  return yield* storeChanged(outcome);
}

/** Deletes one of the user's sign-in factors. */
export function* deleteFactor(
  factor: UserFactor,
  id: string,
): Operation<Outcome<Omit<UserFactorDeleteAnswer, '__user'>>> {
  const outcome = yield* mutate(usersApi.endpoints.usersFactorDelete, { factor, id });
  if (outcome.data && factor === 'webauthn_registrations') yield* signalAcceptedPasskeys(outcome.data.__user);
  return yield* storeChanged(outcome);
}

export const fetchConnectedApps = () =>
  readOfVisitor<ConnectedAppsAnswer>({ query: usersApi.endpoints.usersConnectedApps });

export function* revokeConnectedApp(id: string): Operation<Outcome<AnswerMeta>> {
  const outcome = yield* mutate(usersApi.endpoints.usersConnectedAppsRevoke, id);
  yield* put(readsOutdated());
  return outcome;
}
