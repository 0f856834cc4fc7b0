import { isMigrated, isMigratedPassword } from '../../verify/factors/migratedPassword';
import type { PasswordCost, PasswordHash } from '../../verify/factors/passwordHash';
import type { Database, Tables } from '../database/tables';
import type { Ids } from '../ids';

export type StoredPassword = Tables['passwords'];

interface Flags {
  requiresReset?: boolean | undefined;
  breached?: boolean | undefined;
}

export const passwordRepository = (
  db: Database,
  ids: Ids,
  { hashPassword, isPassword }: PasswordHash,
  cost: PasswordCost,
) => ({
  isPassword: (password: string, hash: string): Promise<boolean> =>
    isMigrated(hash) ? isMigratedPassword(password, hash) : isPassword(password, hash),

  async find(userId: string): Promise<StoredPassword | null> {
    const row = await db.selectFrom('passwords').selectAll().where('user_id', '=', userId).executeTakeFirst();
    return row ?? null;
  },

  /** Sets the user's password and replaces an older one. */
  async set(publicToken: string, userId: string, password: string, flags: Flags = {}): Promise<void> {
    await this.setHash(publicToken, userId, await hashPassword(password, cost), flags);
  },

  /** Sets a hash, which may come from another system. */
  async setHash(publicToken: string, userId: string, hash: string, flags: Flags = {}): Promise<void> {
    const changes = {
      hash,
      requires_reset: flags.requiresReset ? 1 : 0,
      breached: flags.breached ? 1 : 0,
    };
    const passwordId = (await this.find(userId))?.password_id ?? (await ids.next('password', publicToken));
    await db
      .insertInto('passwords')
      .values({ user_id: userId, public_token: publicToken, password_id: passwordId, ...changes })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(changes))
      .execute();
  },
});
