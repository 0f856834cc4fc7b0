import { organizationsApi, type MemberSearchAnswer, type MemberSearchFields } from '../api/organizations';
import { request, WRITE } from './request';

/** Whom an organization of a B2B project has under an email address. */
export const searchMember = (fields: MemberSearchFields) =>
  request<MemberSearchAnswer>(organizationsApi.endpoints.organizationsMembersSearch.initiate(fields, WRITE));
