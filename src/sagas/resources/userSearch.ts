import { userSearchApi, type UserType } from '../../api/endpoints/userSearch';
import type { AnswerMeta } from '../../domain/entities';
import type { Result } from '../../domain/errors/errors';
import { INVALID_JSON } from '../../domain/errors/errorRules';
import { protectedMutate } from '../protection/botProtection';
import type { SagaGenerator } from '../effects';

const USER_TYPES: readonly unknown[] = ['new', 'password', 'passwordless'] satisfies UserType[];

/** Finds out whether an account exists for an address and has a password, which decides the next screen. */
export function* searchUser(email: string): SagaGenerator<Result<AnswerMeta & { userType: UserType }>> {
  const { usersSearch } = userSearchApi.endpoints;
  const result = yield* protectedMutate(usersSearch, { email }, { protection: 'withoutRetry' });
  if (result.error || USER_TYPES.includes(result.data.userType)) return result;
  return { error: { ...INVALID_JSON } };
}
