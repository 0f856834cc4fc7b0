import { organizationsApi, type MemberSearchFields } from '../../api/endpoints/organizations';
import { mutate } from '../request';

/** Finds the member of a B2B organization with an email address. */
export const searchMember = (fields: MemberSearchFields) =>
  mutate(organizationsApi.endpoints.organizationsMembersSearch, fields);
