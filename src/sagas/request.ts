import type { SendPath } from '../api/api';
import type { User } from '../domain/entities';
import { isOwnSession } from '../domain/session/storedVisitor';
import { INVALID_JSON } from '../domain/errors/errorRules';
import type { Result } from '../domain/errors/errors';
import { selectVisitor } from '../store/session';
import { getServices, select, type SagaGenerator } from './effects';
import { send, type Mutation } from './send';
import { authenticateSession, endOthersSession, warnOfEnd } from './session/sessions';

/**
 * §4 Session: asks the provider whose session the cookies have when it is not the one that was stored with the visitor. To be used before
 * each call that the session decides.
 */
export function* confirmUnknown(): SagaGenerator<Result<void>> {
  const { storage } = yield* getServices();
  if (!storage.visitor.read() || storage.tokens.candidates().length === 0 || isOwnSession(storage))
    return { data: undefined };
  const { error } = yield* authenticateSession({}, yield* warnOfEnd());
  return error ? { error } : { data: undefined };
}

/**
 * Calls a mutation endpoint. The request is aborted when the saga is cancelled.
 * @example const { data, error } = yield* mutate(otpsApi.endpoints.otpsAuthenticate, fields);
 */
export function* mutate<A, T>(endpoint: Mutation<A, T>, arg: NoInfer<A>): SagaGenerator<Result<T>> {
  const { error } = yield* confirmUnknown();
  if (error) return { error };
  const sent = send(endpoint, arg);
  const isOfVisitor = (arg as { path?: unknown } | undefined)?.path === ('secondary' satisfies SendPath);
  return yield* isOfVisitor ? ofVisitor(sent) : sent;
}

/** A call about the signed-in visitor. An answer about another user is an error, and signs out. */
export function* ofVisitor<T>(call: SagaGenerator<Result<T>>): SagaGenerator<Result<T>> {
  const before = (yield* select(selectVisitor))?.user.user_id;
  const result = yield* call;
  const answer = (result.data ?? {}) as { user_id?: string; __user?: Pick<User, 'user_id'> };
  const user_id = answer.user_id ?? answer.__user?.user_id;
  if (before === undefined || user_id === undefined || user_id === before) return result;
  const { storage } = yield* getServices();
  // Another tab may have signed in during the call.
  if (user_id === storage.visitor.read()?.user.user_id) return result;
  return yield* endOthersSession();
}

/** Turns a success that lacks a field which the next step needs into an error. */
export const requireFields = <T>(result: Result<T>, ...needed: (keyof T)[]): Result<T> =>
  result.error || needed.every((field) => result.data[field] != null)
    ? result
    : { error: { ...INVALID_JSON } };

/** A send without a session has another path than one with it. */
export function* sendPath(): SagaGenerator<SendPath> {
  return (yield* select(selectVisitor)) ? 'secondary' : 'primary';
}
