import { userSearchApi, type UserType } from '../api/userSearch';
import type { AnswerMeta } from '../domain/entities';
import { protectedRequest } from './botProtection';
import { WRITE } from './request';

/** What the provider knows of an address, so that the next screen asks for the right thing. */
export const searchUser = (email: string) =>
  protectedRequest<AnswerMeta & { userType: UserType }>(
    (protection) => userSearchApi.endpoints.usersSearch.initiate({ email, ...protection }, WRITE),
    'withoutRetry',
  );
