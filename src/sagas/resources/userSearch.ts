import { userSearchApi, type UserType } from '../../api/endpoints/userSearch';
import type { AnswerMeta } from '../../domain/entities';
import type { Outcome } from '../../domain/errors/errors';
import { INVALID_JSON } from '../../domain/errors/errorRules';
import { protectedMutate } from '../protection/botProtection';
import type { Operation } from '../effects';

const USER_TYPES: readonly unknown[] = ['new', 'password', 'passwordless'] satisfies UserType[];

/** Finds out whether an account exists for an address and has a password, which decides the next screen. */
export function* searchUser(email: string): Operation<Outcome<AnswerMeta & { userType: UserType }>> {
  const { usersSearch } = userSearchApi.endpoints;
  const outcome = yield* protectedMutate(usersSearch, { email }, { protection: 'withoutRetry' });
  if (outcome.error || USER_TYPES.includes(outcome.data.userType)) return outcome;
  return { error: { ...INVALID_JSON } };
}
