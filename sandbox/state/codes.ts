import { digest } from '../verify/digests';
import type { Contact } from './users';
import type { Database } from './db';
import type { Ids } from './ids';
import type { Tables } from './tables';

export type Channel = Tables['codes']['channel'];
export type StoredCode = Tables['codes'];

/** The code's digest is bound to its method, so that equal codes do not look alike. */
export const codeDigest = (methodId: string, code: string): string => digest(`${methodId} ${code}`);

export const codeRepository = (db: Database, ids: Ids, now: number) => ({
  /** Makes a code. An older one for the same place and channel ends here: the newest message counts. */
  async issue(publicToken: string, contact: Contact, channel: Channel, lifetimeMs: number) {
    await db
      .updateTable('codes')
      .set({ expires_at: now })
      .where('contact_id', '=', contact.contact_id)
      .where('channel', '=', channel)
      .where('expires_at', '>', now)
      .execute();
    const methodId = await ids.next('otp', publicToken);
    const code = await ids.code(publicToken);
    await db
      .insertInto('codes')
      .values({
        method_id: methodId,
        public_token: publicToken,
        user_id: contact.user_id,
        contact_id: contact.contact_id,
        channel,
        code_digest: codeDigest(methodId, code),
        expires_at: now + lifetimeMs,
        wrong_tries: 0,
        used_at: null,
      })
      .execute();
    return { methodId, code };
  },

  async find(publicToken: string, methodId: string): Promise<StoredCode | null> {
    const row = await db
      .selectFrom('codes')
      .selectAll()
      .where('public_token', '=', publicToken)
      .where('method_id', '=', methodId)
      .executeTakeFirst();
    return row ?? null;
  },

  async countWrongTry(methodId: string): Promise<void> {
    await db
      .updateTable('codes')
      .set((eb) => ({ wrong_tries: eb('wrong_tries', '+', 1) }))
      .where('method_id', '=', methodId)
      .execute();
  },

  async spend(methodId: string): Promise<void> {
    await db.updateTable('codes').set({ used_at: now }).where('method_id', '=', methodId).execute();
  },
});
