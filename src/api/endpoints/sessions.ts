import type { AnswerMeta, AuthAnswer } from '../../domain/entities';
import { api } from '../api';

export interface SessionsAuthenticateFields {
  session_duration_minutes?: number;
}

export interface SessionsExchangeFields {
  access_token: string;
  session_duration_minutes: number;
}

export interface SessionsAttestFields {
  profile_id: string;
  token: string;
  session_duration_minutes?: number;
  /** The session to extend, instead of the visitor's own. */
  session_token?: string;
  session_jwt?: string;
}

export const sessionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    sessionsAuthenticate: build.mutation<AuthAnswer, SessionsAuthenticateFields>({
      query: (body) => ({ method: 'POST', path: '/sessions/authenticate', body }),
    }),
    sessionsExchangeAccessToken: build.mutation<AuthAnswer, SessionsExchangeFields>({
      query: (body) => ({ method: 'POST', path: '/sessions/exchange_access_token', body }),
    }),
    sessionsAttest: build.mutation<AuthAnswer, SessionsAttestFields>({
      query: (body) => ({ method: 'POST', path: '/sessions/attest', body }),
    }),
    /** Without a token, the session of this browser. */
    sessionsRevoke: build.mutation<AnswerMeta, { session_token?: string }>({
      query: ({ session_token }) => ({
        method: 'POST',
        path: '/sessions/revoke',
        sessionToken: session_token,
      }),
    }),
  }),
});
