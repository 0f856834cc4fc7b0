import { sql } from 'kysely';
import type { Database, Tables } from '../database/tables';

export type ConnectedApp = Tables['connected_apps'];

/** Apps to which a user has granted access. */
export const connectedAppRepository = (db: Database) => ({
  async list(userId: string): Promise<ConnectedApp[]> {
    return db
      .selectFrom('connected_apps')
      .selectAll()
      .where('user_id', '=', userId)
      .orderBy(sql`rowid`)
      .execute();
  },

  async find(userId: string, clientId: string): Promise<ConnectedApp | null> {
    const row = await db
      .selectFrom('connected_apps')
      .selectAll()
      .where('user_id', '=', userId)
      .where('client_id', '=', clientId)
      .executeTakeFirst();
    return row ?? null;
  },

  async put(app: ConnectedApp): Promise<void> {
    await db
      .insertInto('connected_apps')
      .values(app)
      .onConflict((conflict) =>
        conflict.columns(['user_id', 'client_id']).doUpdateSet({ scopes: app.scopes }),
      )
      .execute();
  },

  /** Returns false when the app had no access. */
  async revoke(userId: string, clientId: string): Promise<boolean> {
    const { numDeletedRows } = await db
      .deleteFrom('connected_apps')
      .where('user_id', '=', userId)
      .where('client_id', '=', clientId)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  },
});
