import type { AnswerMeta, ConnectedApp, User } from '../../domain/entities';
import { api, pathSegment } from '../api';

export interface UserUpdate {
  untrusted_metadata?: Record<string, unknown> | null;
  /** Name parts that are left out stay unchanged. */
  name?: { first_name?: string; middle_name?: string; last_name?: string } | null;
}

/** The wire's answer. `__user` is the whole user after the change. */
export type UserUpdateAnswer = AnswerMeta &
  Pick<User, 'user_id' | 'emails' | 'phone_numbers' | 'crypto_wallets'> & { __user: User };

/** Factors that a user can delete, as named in the wire's paths. */
export type UserFactor =
  | 'emails'
  | 'phone_numbers'
  | 'totps'
  | 'oauth'
  | 'crypto_wallets'
  | 'webauthn_registrations'
  | 'biometric_registrations';

export type UserFactorDeleteAnswer = AnswerMeta & { user_id: string; __user: User };

export type ConnectedAppsAnswer = AnswerMeta & { connected_apps: ConnectedApp[] };

/**
 * Query arguments are the visitor's revision (`sagas/visitorQuery.ts`), so that a cached answer is never shown to
 * another visitor.
 */
export const usersApi = api.injectEndpoints({
  endpoints: (build) => ({
    usersMe: build.query<User, number>({
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
    usersFactorDelete: build.mutation<UserFactorDeleteAnswer, { factor: UserFactor; id: string }>({
      query: ({ factor, id }) => ({ method: 'DELETE', path: `/users/${factor}/${pathSegment(id)}` }),
    }),
    usersConnectedApps: build.query<ConnectedAppsAnswer, number>({
      query: () => ({ method: 'GET', path: '/users/connected_apps' }),
    }),
    usersConnectedAppsRevoke: build.mutation<AnswerMeta, string>({
      query: (id) => ({ method: 'POST', path: `/users/connected_apps/${pathSegment(id)}/revoke` }),
    }),
  }),
});
