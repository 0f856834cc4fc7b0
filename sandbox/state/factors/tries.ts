import type { Database } from '../database/tables';

/** After this many consecutive wrong tries the secret is locked. */
const WRONG_TRIES = 5;
const LOCKED_MS = 60 * 60_000;

/** Counts wrong tries for a secret and locks it, to stop guessing. */
export const tryRepository = (db: Database, now: number) => ({
  async isLocked(publicToken: string, subject: string): Promise<boolean> {
    const row = await db
      .selectFrom('tries')
      .select('locked_until')
      .where('public_token', '=', publicToken)
      .where('subject', '=', subject)
      .executeTakeFirst();
    if (row?.locked_until == null) return false;
    if (row.locked_until > now) return true;
    await this.forget(publicToken, subject);
    return false;
  },

  async countWrong(publicToken: string, subject: string): Promise<void> {
    const { wrong } = await db
      .insertInto('tries')
      .values({ public_token: publicToken, subject, wrong: 1, locked_until: null })
      .onConflict((conflict) =>
        conflict
          .columns(['public_token', 'subject'])
          .doUpdateSet((eb) => ({ wrong: eb('tries.wrong', '+', 1) })),
      )
      .returning('wrong')
      .executeTakeFirstOrThrow();
    if (wrong < WRONG_TRIES) return;
    await db
      .updateTable('tries')
      .set({ locked_until: now + LOCKED_MS })
      .where('public_token', '=', publicToken)
      .where('subject', '=', subject)
      .execute();
  },

  async forget(publicToken: string, subject: string): Promise<void> {
    await db
      .deleteFrom('tries')
      .where('public_token', '=', publicToken)
      .where('subject', '=', subject)
      .execute();
  },
});
