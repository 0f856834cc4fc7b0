import { digest } from '../../verify/digests';
import type { Database, Tables } from '../database/tables';
import { unspent } from '../unspent';

export type StoredGrant = Tables['grants'];

/** Impersonation tokens and tokens of trusted issuers. */
export const grantRepository = (db: Database, now: number) => ({
  async add(secret: string, values: Omit<StoredGrant, 'secret_digest' | 'used_at'>): Promise<void> {
    await db
      .insertInto('grants')
      .values({ ...values, secret_digest: digest(secret), used_at: null })
      .execute();
  },

  /** The grant, if it is unused and unexpired. */
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
