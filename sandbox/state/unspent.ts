import type { RawBuilder, SqlBool } from 'kysely';
import { sql } from 'kysely';

/** What is good once and for a while (challenges, tokens, callbacks): not used yet, and in time. */
export const unspent = (now: number): RawBuilder<SqlBool> =>
  sql<SqlBool>`used_at is null and expires_at > ${now}`;
