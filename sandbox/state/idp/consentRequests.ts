import type { Database } from '../database/db';
import type { Tables } from '../database/tables';
import { unspent } from '../unspent';

type Key = Pick<Tables['consent_requests'], 'session_id' | 'request_digest'>;

/** What sessions have asked to consent to. */
export const consentRequestRepository = (db: Database, now: number) => ({
  async open(publicToken: string, key: Key, lifetimeMs: number): Promise<void> {
    const fresh = { expires_at: now + lifetimeMs, used_at: null };
    await db
      .insertInto('consent_requests')
      .values({ public_token: publicToken, ...key, ...fresh })
      .onConflict((conflict) => conflict.columns(['session_id', 'request_digest']).doUpdateSet(fresh))
      .execute();
  },

  /** False when there is none, or it has been answered or is too old. */
  async spend({ session_id, request_digest }: Key): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable('consent_requests')
      .set({ used_at: now })
      .where('session_id', '=', session_id)
      .where('request_digest', '=', request_digest)
      .where(unspent(now))
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },
});
