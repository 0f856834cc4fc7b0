import type { User } from '../entities';
import { accountNames } from './accountNames';

const EMAILS = [{ email_id: 'email-1', email: 'ada@example.com', verified: true }];
const PHONES = [{ phone_id: 'phone-1', phone_number: '+12025550123', verified: true }];
const nameOf = (first_name: string, last_name: string) => ({ first_name, middle_name: '', last_name });

describe('§4 Passkeys: the names in a passkey', () => {
  it.each<[string, Partial<User>, { name: string; displayName: string }]>([
    ['the email address and the full name', {}, { name: 'ada@example.com', displayName: 'Ada Lovelace' }],
    [
      'the phone number of a user without an email address',
      { emails: [] },
      { name: '+12025550123', displayName: 'Ada Lovelace' },
    ],
    [
      'the id of a user without both',
      { emails: [], phone_numbers: [] },
      { name: 'user-1', displayName: 'Ada Lovelace' },
    ],
    [
      'one name without spaces around it',
      { name: nameOf('', 'Lovelace') },
      { name: 'ada@example.com', displayName: 'Lovelace' },
    ],
    [
      'the email address twice for a user without a name',
      { name: nameOf('', '') },
      { name: 'ada@example.com', displayName: 'ada@example.com' },
    ],
  ])('are %s', (_which, part, names) => {
    const user = {
      user_id: 'user-1',
      emails: EMAILS,
      phone_numbers: PHONES,
      name: nameOf('Ada', 'Lovelace'),
    };
    expect(accountNames({ ...user, ...part } as User)).toEqual(names);
  });
});
