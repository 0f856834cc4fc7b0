import type { AnswerMeta } from '../../domain/entities';
import { api, type ProtectionFields } from '../api';

/** `new`: no account has the address; otherwise whether its account has a password. */
export type UserType = 'new' | 'password' | 'passwordless';

export interface UserSearchFields extends ProtectionFields {
  email: string;
}

export const userSearchApi = api.injectEndpoints({
  endpoints: (build) => ({
    usersSearch: build.mutation<AnswerMeta & { userType: UserType }, UserSearchFields>({
      query: (body) => ({ method: 'POST', path: '/users/search', body }),
    }),
  }),
});
