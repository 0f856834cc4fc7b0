import { digest } from '../../verify/digests';
import type { Database } from '../database/db';
import type { Tables } from '../database/tables';
import { unspent } from '../unspent';

export type StoredGrant = Tables['grants'];

/** Tokens by which somebody other than the visitor vouches for who they are: a support person, or another issuer. */
export const grantRepository = (db: Database, now: number) => ({
  async add(secret: string, values: Omit<StoredGrant, 'secret_digest' | 'used_at'>): Promise<void> {
    await db
      .insertInto('grants')
      .values({ ...values, secret_digest: digest(secret), used_at: null })
      .execute();
  },

  /** One that is unused and in time. */
  async find(publicToken: string, kind: StoredGrant['kind'], secret: string): Promise<StoredGrant | null> {
    const row = await db
      .selectFrom('grants')
      .selectAll()
      .where('public_token', '=', publicToken)
      .where('kind', '=', kind)
      .where('secret_digest', '=', digest(secret))
      .where(unspent(now))
      .executeTakeFirst();
    return row ?? null;
  },

  async spend({ secret_digest }: StoredGrant): Promise<void> {
    await db.updateTable('grants').set({ used_at: now }).where('secret_digest', '=', secret_digest).execute();
  },
});
