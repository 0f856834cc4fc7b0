import type { Database, Tables } from '../database/tables';
import { unspent } from '../unspent';

type Key = Pick<Tables['consent_requests'], 'session_id' | 'request_digest'>;

/** Consent requests of sessions. */
export const consentRequestRepository = (db: Database, now: number) => ({
  async open(publicToken: string, key: Key, lifetimeMs: number): Promise<void> {
    const fresh = { expires_at: now + lifetimeMs, used_at: null };
    await db
      .insertInto('consent_requests')
      .values({ public_token: publicToken, ...key, ...fresh })
      .onConflict((conflict) => conflict.columns(['session_id', 'request_digest']).doUpdateSet(fresh))
      .execute();
  },

  /** Returns false when there is no such request, or when it was answered or has expired. */
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
