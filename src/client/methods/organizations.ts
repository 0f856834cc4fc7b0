import {
  organizationsApi,
  type MemberSearchAnswer,
  type MemberSearchFields,
} from '../../api/endpoints/organizations';
import { mutate } from '../../sagas/request';
import { checked, type CallsOf } from '../calls';

/** `client.organizations`: member search of B2B projects. */
export interface OrganizationsClient {
  members: {
    /**
     * Finds a member of an organization.
     * @param options.email_address of the member.
     * @param options.organization_id of the organization.
     * @returns `member` with status, name and the id of their password (empty without one); null when there
     * is none.
     * @throws StytchSDKUsageError, StytchAPIError, StytchAPIUnreachableError
     * @example const { member } = await client.organizations.members.search({ email_address, organization_id });
     */
    search(options: MemberSearchFields): Promise<MemberSearchAnswer>;
  };
}

export const ORGANIZATION_CALLS: CallsOf<OrganizationsClient> = {
  members: {
    search: checked({ email_address: 'string', organization_id: 'string' }, (fields: MemberSearchFields) =>
      mutate(organizationsApi.endpoints.organizationsMembersSearch, fields),
    ),
  },
};
