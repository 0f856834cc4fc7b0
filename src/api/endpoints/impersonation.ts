import type { AuthAnswer } from '../../domain/entities';
import { api } from '../api';
import { authAnswer } from '../http/authAnswer';
import type { ProtectionFields } from '../protection';

export interface ImpersonationFields extends ProtectionFields {
  impersonation_token: string;
}

export const impersonationApi = api.injectEndpoints({
  endpoints: (build) => ({
    impersonationAuthenticate: build.mutation<AuthAnswer, ImpersonationFields>({
      query: (body) => ({ method: 'POST', path: '/impersonation/authenticate', body }),
      transformResponse: (data) => authAnswer(data),
    }),
  }),
});
