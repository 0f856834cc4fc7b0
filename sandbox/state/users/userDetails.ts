import { sql } from 'kysely';
import type { User, WebauthnRegistration } from '../../../src/domain/entities';
import type { Database, Tables } from '../database/tables';

/** The fields of a user that are stored in other tables. */
export type UserDetails = Pick<
  User,
  | 'emails'
  | 'phone_numbers'
  | 'password'
  | 'providers'
  | 'totps'
  | 'crypto_wallets'
  | 'webauthn_registrations'
>;

const TABLES = [
  'contacts',
  'passwords',
  'oauth_registrations',
  'totps',
  'crypto_wallets',
  'webauthn_registrations',
] as const;
type Table = (typeof TABLES)[number];
type Rows = { [T in Table]: Tables[T][] };

const NO_ROWS: Rows = {
  contacts: [],
  passwords: [],
  oauth_registrations: [],
  totps: [],
  crypto_wallets: [],
  webauthn_registrations: [],
};

export const webauthnRegistration = (row: Tables['webauthn_registrations']): WebauthnRegistration => ({
  webauthn_registration_id: row.webauthn_registration_id,
  name: row.name,
  domain: row.domain,
  user_agent: row.user_agent,
  authenticator_type: row.authenticator_type,
  verified: row.verified === 1,
});

const present = ({ contacts, passwords, ...rows }: Rows): UserDetails => ({
  emails: contacts
    .filter(({ kind }) => kind === 'email')
    .map(({ contact_id, value, verified }) => ({
      email_id: contact_id,
      email: value,
      verified: verified === 1,
    })),
  phone_numbers: contacts
    .filter(({ kind }) => kind === 'phone')
    .map(({ contact_id, value, verified }) => ({
      phone_id: contact_id,
      phone_number: value,
      verified: verified === 1,
    })),
  password:
    passwords
      .map(({ password_id, requires_reset }) => ({ password_id, requires_reset: requires_reset === 1 }))
      .at(0) ?? null,
  providers: rows.oauth_registrations.map(({ public_token, user_id, ...provider }) => provider),
  totps: rows.totps.map(({ totp_id, verified }) => ({ totp_id, verified: verified === 1 })),
  crypto_wallets: rows.crypto_wallets.map(({ crypto_wallet_id, address, type, verified }) => ({
    crypto_wallet_id,
    crypto_wallet_address: address,
    crypto_wallet_type: type,
    verified: verified === 1,
  })),
  webauthn_registrations: rows.webauthn_registrations.map(webauthnRegistration),
});

/** Reads the details of one user or of all users of a project. Returns a function from user id to details. */
export async function readUserDetails(
  db: Database,
  column: 'user_id' | 'public_token',
  value: string,
): Promise<(userId: string) => UserDetails> {
  const byUser = new Map<string, Rows>();
  for (const table of TABLES) {
    const rows = await db
      .selectFrom(table)
      .selectAll()
      .where(column, '=', value)
      .orderBy(sql`rowid`)
      .execute();
    for (const row of rows) {
      const known = byUser.get(row.user_id) ?? NO_ROWS;
      byUser.set(row.user_id, { ...known, [table]: [...known[table], row] });
    }
  }
  return (userId) => present(byUser.get(userId) ?? NO_ROWS);
}
