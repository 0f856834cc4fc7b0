import { EMAIL } from '../visits/signIn';
import { META, type RouteTable } from './route';
import { bad, type Required, type WrongCall } from './wrongCall';

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

export const ORGANIZATION_REQUIRED: Required = {
  'organizations.members.search': ['email_address', 'organization_id'],
};

export const ORGANIZATION_CALLS: WrongCall[] = [
  [
    'stytch.organizations.members.search',
    'email_address must be a string.',
    (c) => c.organizations.members.search(bad({ organization_id: 'o' })),
  ],
  [
    'stytch.organizations.members.search',
    'organization_id must be a string.',
    (c) => c.organizations.members.search(bad({ email_address: 'a@b.co', organization_id: 1 })),
  ],
];
