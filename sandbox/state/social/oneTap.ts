import { digest } from '../../verify/digests';
import type { Database, Tables } from '../database/tables';
import { newToken } from '../tokens';
import { unspent } from '../unspent';

export type OneTapRound = Tables['one_tap_rounds'];

/** One Tap: one round for each start of the prompt, one credential for each chosen account. Each is accepted once. */
export const oneTapRepository = (db: Database, now: number) => ({
  async open(publicToken: string, page: string | null, csrfToken: string, lifetimeMs: number) {
    const callbackId = newToken();
    await db
      .insertInto('one_tap_rounds')
      .values({
        callback_digest: digest(callbackId),
        public_token: publicToken,
        csrf_digest: digest(csrfToken),
        page,
        expires_at: now + lifetimeMs,
        used_at: null,
      })
      .execute();
    return callbackId;
  },

  /** The round, if it is unused and unexpired. */
  async find(callbackId: string): Promise<OneTapRound | null> {
    const row = await db
      .selectFrom('one_tap_rounds')
      .selectAll()
      .where('callback_digest', '=', digest(callbackId))
      .where(unspent(now))
      .executeTakeFirst();
    return row ?? null;
  },

  async spend({ callback_digest }: OneTapRound): Promise<void> {
    await db
      .updateTable('one_tap_rounds')
      .set({ used_at: now })
      .where('callback_digest', '=', callback_digest)
      .execute();
  },

  /** Stores a credential and returns its `jti`. */
  async addCredential(publicToken: string): Promise<string> {
    const id = newToken();
    await db
      .insertInto('one_tap_credentials')
      .values({ id_digest: digest(id), public_token: publicToken, used_at: null })
      .execute();
    return id;
  },

  /** Whether a credential was issued and not used yet. */
  async isNew(id: string): Promise<boolean> {
    const row = await db
      .selectFrom('one_tap_credentials')
      .select('used_at')
      .where('id_digest', '=', digest(id))
      .executeTakeFirst();
    return row?.used_at === null;
  },

  async spendCredential(id: string): Promise<void> {
    await db
      .updateTable('one_tap_credentials')
      .set({ used_at: now })
      .where('id_digest', '=', digest(id))
      .execute();
  },
});
