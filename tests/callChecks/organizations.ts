import { bad, type WrongCall } from './wrongCall';

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
