import type { AnswerMeta } from '../../domain/entities';
import { api } from '../api';

export interface MemberSearchFields {
  email_address: string;
  organization_id: string;
}

export type MemberSearchAnswer = AnswerMeta & {
  /** Null when no member of the organization has that address. */
  member: null | { status: string; name: string; member_password_id: string };
};

export const organizationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    organizationsMembersSearch: build.mutation<MemberSearchAnswer, MemberSearchFields>({
      query: (body) => ({ method: 'POST', path: '/b2b/organizations/members/search', body }),
    }),
  }),
});
