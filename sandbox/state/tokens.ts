import { base64url, randomBytes } from '../verify/bytes';
import { digest } from '../verify/digests';
import type { Database, Tables } from './database/tables';

export type StoredToken = Tables['tokens'];
export type NewToken = Omit<StoredToken, 'token_digest' | 'used_at'>;

const TOKEN_BYTES = 32;

/** Creates a random token. Only its digest is stored. */
export const newToken = (): string => base64url(randomBytes(TOKEN_BYTES));

export const tokenRepository = (db: Database, now: number) => ({
  async issue(values: NewToken): Promise<string> {
    const token = newToken();
    await db
      .insertInto('tokens')
      .values({ ...values, token_digest: digest(token), used_at: null })
      .execute();
    return token;
  },

  async find(publicToken: string, token: string): Promise<StoredToken | null> {
    const row = await db
      .selectFrom('tokens')
      .selectAll()
      .where('public_token', '=', publicToken)
      .where('token_digest', '=', digest(token))
      .executeTakeFirst();
    return row ?? null;
  },

  /** Spends all unused tokens of a kind of a user. */
  async spendAll(userId: string, kind: StoredToken['kind']): Promise<void> {
    await db
      .updateTable('tokens')
      .set({ used_at: now })
      .where('user_id', '=', userId)
      .where('kind', '=', kind)
      .where('used_at', 'is', null)
      .execute();
  },

  async spend(token: StoredToken): Promise<void> {
    await db
      .updateTable('tokens')
      .set({ used_at: now })
      .where('token_digest', '=', token.token_digest)
      .execute();
  },
});
