import type { AnswerMeta, User } from '../domain/entities';
import { api } from './api';

export interface UserUpdate {
  untrusted_metadata?: Record<string, unknown> | null;
  name?: { first_name?: string; middle_name?: string; last_name?: string } | null;
}

/** The wire's answer, `__user` being the whole user after the change. */
export type UserUpdateAnswer = AnswerMeta & { user_id: string; __user: User };

export const usersApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Kept by session, so that no visitor is shown the one before. */
    usersMe: build.query<User, string | undefined>({
      query: () => ({ method: 'GET', path: '/users/me' }),
      transformResponse: (data) => {
        const { request_id, status_code, ...user } = data as User & AnswerMeta;
        void [request_id, status_code];
        return user;
      },
    }),
    usersMeUpdate: build.mutation<UserUpdateAnswer, UserUpdate>({
      query: (body) => ({ method: 'PUT', path: '/users/me', body }),
    }),
  }),
});
