import type { MemberSearchAnswer, MemberSearchFields } from '../../api/endpoints/organizations';
import { searchMember } from '../../sagas/resources/organizations';
import { perform, type Core } from '../perform';

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

export const createOrganizations = (core: Core): OrganizationsClient => ({
  members: {
    search: (options) => perform(core, 'organizations.members.search', options, searchMember),
  },
});
