import { sql, type DeleteResult } from 'kysely';
import type { ContactKind } from '../verify/contacts/contacts';
import type { Database, Tables } from './database/tables';

/** Returns whether a row was deleted. */
const deleted = async (query: { executeTakeFirst(): Promise<DeleteResult> }): Promise<boolean> =>
  (await query.executeTakeFirst()).numDeletedRows > 0n;

/** The tables with one row for each factor, and the columns of their ids. */
export const FACTOR_IDS = {
  contacts: 'contact_id',
  passwords: 'password_id',
  totps: 'totp_id',
  crypto_wallets: 'crypto_wallet_id',
  oauth_registrations: 'oauth_user_registration_id',
  webauthn_registrations: 'webauthn_registration_id',
} as const satisfies Partial<Record<keyof Tables, string>>;
export type FactorTable = keyof typeof FACTOR_IDS;

/** All that belongs to a user. The tokens of apps end with their authorizations. */
const OF_USER = [
  'contacts',
  'codes',
  'tokens',
  'passwords',
  'totps',
  'crypto_wallets',
  'wallet_challenges',
  'oauth_registrations',
  'webauthn_registrations',
  'webauthn_challenges',
  'connected_apps',
  'authorizations',
  'grants',
  'sessions',
  'users',
] as const satisfies (keyof Tables)[];

/** Removes an authentication factor from a user. Returns false when the user does not have it. */
export const removalRepository = (db: Database) => ({
  /** Also deletes the codes and links that were sent to the address. */
  async contact(userId: string, kind: ContactKind, contactId: string): Promise<boolean> {
    const found = await deleted(
      db
        .deleteFrom('contacts')
        .where('user_id', '=', userId)
        .where('kind', '=', kind)
        .where('contact_id', '=', contactId),
    );
    if (!found) return false;
    await db.deleteFrom('codes').where('contact_id', '=', contactId).execute();
    await db.deleteFrom('tokens').where('contact_id', '=', contactId).execute();
    return true;
  },

  async user(userId: string): Promise<void> {
    for (const table of OF_USER) await db.deleteFrom(table).where('user_id', '=', userId).execute();
  },

  /** The user who has the factor with this id. */
  async ownerOf(publicToken: string, table: FactorTable, id: string): Promise<string | undefined> {
    const row = await db
      .selectFrom(table)
      .select('user_id')
      .where('public_token', '=', publicToken)
      .where(sql.ref(FACTOR_IDS[table]), '=', id)
      .executeTakeFirst();
    return row?.user_id;
  },

  password: (userId: string, id: string): Promise<boolean> =>
    deleted(db.deleteFrom('passwords').where('user_id', '=', userId).where('password_id', '=', id)),

  totp: (userId: string, id: string): Promise<boolean> =>
    deleted(db.deleteFrom('totps').where('user_id', '=', userId).where('totp_id', '=', id)),

  wallet: (userId: string, id: string): Promise<boolean> =>
    deleted(db.deleteFrom('crypto_wallets').where('user_id', '=', userId).where('crypto_wallet_id', '=', id)),

  provider: (userId: string, id: string): Promise<boolean> =>
    deleted(
      db
        .deleteFrom('oauth_registrations')
        .where('user_id', '=', userId)
        .where('oauth_user_registration_id', '=', id),
    ),

  passkey: (userId: string, id: string): Promise<boolean> =>
    deleted(
      db
        .deleteFrom('webauthn_registrations')
        .where('user_id', '=', userId)
        .where('webauthn_registration_id', '=', id),
    ),
});
