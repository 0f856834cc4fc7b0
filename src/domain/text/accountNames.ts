import type { User } from '../entities';

/** The user's names inside a passkey (WebAuthn `user.name` and `user.displayName`). */
export function accountNames({ user_id, emails, phone_numbers, name }: User): {
  name: string;
  displayName: string;
} {
  const account = emails[0]?.email ?? phone_numbers[0]?.phone_number ?? user_id;
  return { name: account, displayName: `${name.first_name} ${name.last_name}`.trim() || account };
}
