import type { AuthAnswer } from '../../domain/entities';
import { api, type ProtectionFields } from '../api';

export interface ImpersonationFields extends ProtectionFields {
  impersonation_token: string;
}

export const impersonationApi = api.injectEndpoints({
  endpoints: (build) => ({
    impersonationAuthenticate: build.mutation<AuthAnswer, ImpersonationFields>({
      query: (body) => ({ method: 'POST', path: '/impersonation/authenticate', body }),
    }),
  }),
});
