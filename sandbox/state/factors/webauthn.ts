import { sql } from 'kysely';
import type { Database, Tables } from '../database/tables';
import type { Ids } from '../ids';
import { unspent } from '../unspent';

export type StoredPasskey = Tables['webauthn_registrations'];
export type NewPasskey = Pick<StoredPasskey, 'user_id' | 'name' | 'domain'> & Partial<StoredPasskey>;
export type WebauthnChallenge = Tables['webauthn_challenges'];

export const webauthnRepository = (db: Database, ids: Ids, now: number) => ({
  async add(publicToken: string, values: NewPasskey): Promise<StoredPasskey> {
    const row = {
      webauthn_registration_id: await ids.next('webauthn-registration', publicToken),
      public_token: publicToken,
      user_agent: '',
      authenticator_type: '' as const,
      verified: 1,
      credential_id: null,
      public_key: null,
      counter: 0,
      transports: '[]',
      user_handle: null,
      ...values,
    };
    await db.insertInto('webauthn_registrations').values(row).execute();
    return row;
  },

  /** The user's passkeys that have a credential for this domain. */
  async credentials(userId: string, domain: string): Promise<StoredPasskey[]> {
    return db
      .selectFrom('webauthn_registrations')
      .selectAll()
      .where('user_id', '=', userId)
      .where('domain', '=', domain)
      .where('credential_id', 'is not', null)
      .orderBy(sql`rowid`)
      .execute();
  },

  async find(publicToken: string, credentialId: string): Promise<StoredPasskey | null> {
    const row = await db
      .selectFrom('webauthn_registrations')
      .selectAll()
      .where('public_token', '=', publicToken)
      .where('credential_id', '=', credentialId)
      .executeTakeFirst();
    return row ?? null;
  },

  async setCounter(id: string, counter: number): Promise<void> {
    await db
      .updateTable('webauthn_registrations')
      .set({ counter })
      .where('webauthn_registration_id', '=', id)
      .execute();
  },

  /** Renames a registration and returns it, or null when the user has none with this id. */
  async rename(userId: string, id: string, name: string): Promise<StoredPasskey | null> {
    const row = await db
      .updateTable('webauthn_registrations')
      .set({ name })
      .where('webauthn_registration_id', '=', id)
      .where('user_id', '=', userId)
      .returningAll()
      .executeTakeFirst();
    return row ?? null;
  },

  async addChallenge(values: Omit<WebauthnChallenge, 'used_at'>): Promise<WebauthnChallenge> {
    const row = { ...values, used_at: null };
    await db.insertInto('webauthn_challenges').values(row).execute();
    return row;
  },

  /** The challenge, if it is unused and unexpired. */
  async openChallenge(
    publicToken: string,
    { kind, challenge }: Pick<WebauthnChallenge, 'kind' | 'challenge'>,
  ): Promise<WebauthnChallenge | null> {
    const row = await db
      .selectFrom('webauthn_challenges')
      .selectAll()
      .where('public_token', '=', publicToken)
      .where('kind', '=', kind)
      .where('challenge', '=', challenge)
      .where(unspent(now))
      .executeTakeFirst();
    return row ?? null;
  },

  async spendChallenge({ challenge }: WebauthnChallenge): Promise<void> {
    await db
      .updateTable('webauthn_challenges')
      .set({ used_at: now })
      .where('challenge', '=', challenge)
      .execute();
  },
});
