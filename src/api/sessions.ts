import type { AnswerMeta, AuthAnswer } from '../domain/entities';
import { api } from './api';
import { authAnswer } from './authAnswer';

export interface SessionsAuthenticateFields {
  session_duration_minutes?: number;
}

export const sessionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    sessionsAuthenticate: build.mutation<AuthAnswer, SessionsAuthenticateFields>({
      query: (body) => ({ method: 'POST', path: '/sessions/authenticate', body }),
      transformResponse: (data) => authAnswer(data),
    }),
    sessionsRevoke: build.mutation<AnswerMeta, void>({
      query: () => ({ method: 'POST', path: '/sessions/revoke' }),
    }),
  }),
});
