import type { RawBuilder, SqlBool } from 'kysely';
import { sql } from 'kysely';

/** SQL condition for single-use rows (challenges, tokens, callbacks) that are unused and unexpired. */
export const unspent = (now: number): RawBuilder<SqlBool> =>
  sql<SqlBool>`used_at is null and expires_at > ${now}`;
