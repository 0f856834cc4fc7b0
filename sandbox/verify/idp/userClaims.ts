import type { User } from '../../../src/domain/entities';
import { scopesOf } from '../../../src/domain/idp/scopes';

/** The first verified contact, or else the first one. */
const best = <C extends { verified: boolean }>(contacts: C[]): C | undefined =>
  contacts.find(({ verified }) => verified) ?? contacts[0];

function profile({ name, providers }: User): Record<string, string | undefined> {
  const { first_name, middle_name, last_name } = name;
  return {
    name: [first_name, middle_name, last_name].filter(Boolean).join(' '),
    given_name: first_name,
    middle_name,
    family_name: last_name,
    picture: providers.find(({ profile_picture_url }) => profile_picture_url)?.profile_picture_url,
    locale: providers.find(({ locale }) => locale)?.locale,
  };
}

/** The claims about a user that the scope allows (OpenID Connect Core, 5.1 and 5.4). Unknown ones are omitted. */
export function userClaims(user: User, scope: string): Record<string, unknown> {
  const granted = scopesOf(scope);
  const email = granted.includes('email') ? best(user.emails) : undefined;
  const phone = granted.includes('phone') ? best(user.phone_numbers) : undefined;
  const claims = {
    sub: user.user_id,
    ...(granted.includes('profile') && profile(user)),
    ...(email && { email: email.email, email_verified: email.verified }),
    ...(phone && { phone_number: phone.phone_number, phone_number_verified: phone.verified }),
  };
  return Object.fromEntries(
    Object.entries(claims).filter(([, value]) => value !== undefined && value !== ''),
  );
}
