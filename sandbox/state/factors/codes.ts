import { sql } from 'kysely';
import { digest } from '../../verify/digests';
import type { Contact } from '../users/users';
import type { Database, Tables } from '../database/tables';
import type { Ids } from '../ids';

export type Channel = Tables['codes']['channel'];
export type StoredCode = Tables['codes'];

/** The digest includes the method id, so that equal codes have different digests. */
export const codeDigest = (methodId: string, code: string): string => digest(`${methodId} ${code}`);

/** Limit of unused codes for one address in `WINDOW_MS`. With five tries each, that allows a hundred guesses. */
const MOST_UNUSED = 20;
const WINDOW_MS = 10 * 60_000;

export const codeRepository = (db: Database, ids: Ids, now: number) => ({
  /** Creates a code and invalidates older ones for the same contact and channel. */
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
        issued_at: now,
        wrong_tries: 0,
        used_at: null,
      })
      .execute();
    return { methodId, code };
  },

  /** Time until the address can get its next code; 0 when it can get one now. */
  async waitMs({ contact_id }: Contact): Promise<number> {
    const unused = await db
      .selectFrom('codes')
      .select('issued_at')
      .where('contact_id', '=', contact_id)
      .where('used_at', 'is', null)
      .where('issued_at', '>', now - WINDOW_MS)
      .where('issued_at', '<=', now)
      .orderBy('issued_at', 'desc')
      .limit(MOST_UNUSED)
      .execute();
    const oldest = unused[MOST_UNUSED - 1];
    return oldest ? oldest.issued_at + WINDOW_MS - now : 0;
  },

  /** A code by its id, or the newest that was sent to a contact: servers name a code by the contact's id, and may tell it to a page. */
  async find(publicToken: string, id: string): Promise<StoredCode | null> {
    const row = await db
      .selectFrom('codes')
      .selectAll()
      .where('public_token', '=', publicToken)
      .where((eb) => eb.or([eb('method_id', '=', id), eb('contact_id', '=', id)]))
      .orderBy('issued_at', 'desc')
      .orderBy(sql`rowid`, 'desc')
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
