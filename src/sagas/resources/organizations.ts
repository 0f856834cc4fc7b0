import {
  organizationsApi,
  type MemberSearchAnswer,
  type MemberSearchFields,
} from '../../api/endpoints/organizations';
import { request, WRITE } from '../request';

/** Finds the member of a B2B organization with an email address. */
export const searchMember = (fields: MemberSearchFields) =>
  request<MemberSearchAnswer>(organizationsApi.endpoints.organizationsMembersSearch.initiate(fields, WRITE));
