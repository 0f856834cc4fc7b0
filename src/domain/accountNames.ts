import type { User } from './entities';

/** What a user is called inside a passkey: how they sign in, and as whom other people know them. */
export function accountNames({ user_id, emails, phone_numbers, name }: User): {
  name: string;
  displayName: string;
} {
  const account = emails[0]?.email ?? phone_numbers[0]?.phone_number ?? user_id;
  return { name: account, displayName: `${name.first_name} ${name.last_name}`.trim() || account };
}
