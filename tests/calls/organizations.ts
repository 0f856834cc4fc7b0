import { EMAIL } from '../visits/signIn';
import { META, type RouteTable } from './route';

export const organizationRoutes: RouteTable = (page) => ({
  'POST /b2b/organizations/members/search': {
    call: async (client) => {
      await page.control.createUser({ public_token: page.publicToken, email: EMAIL });
      return client.organizations.members.search({ email_address: EMAIL, organization_id: 'organization-1' });
    },
    body: { email_address: EMAIL, organization_id: 'organization-1' },
    answer: { ...META, member: { status: 'active', name: '', member_password_id: '' } },
  },
});
