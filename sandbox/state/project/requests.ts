import type { Selectable } from 'kysely';
import { rfc3339 } from '../clock';
import type { Database, Tables } from '../database/tables';

/** Limit of logged calls per project. The oldest are deleted first. */
const MAX_REQUESTS = 5_000;

export interface LoggedRequest {
  id: string;
  request_id: string;
  method: string;
  path: string;
  origin: string | null;
  session: boolean;
  body: unknown;
  /** The HTTP status; 0 when the connection was dropped. */
  status: number;
  at: string;
}

export type NewRequest = Omit<LoggedRequest, 'id' | 'at'>;

export const requestSeq = (id: string): number | null => {
  const digits = /^request-(\d{1,15})$/.exec(id)?.[1];
  return digits === undefined ? null : Number(digits);
};

const read = (row: Selectable<Tables['requests']>): LoggedRequest => ({
  id: `request-${row.seq}`,
  request_id: row.request_id,
  method: row.method,
  path: row.path,
  origin: row.origin,
  session: row.session === 1,
  body: row.body === null ? null : (JSON.parse(row.body) as unknown),
  status: row.status,
  at: rfc3339(row.at),
});

export const requestRepository = (db: Database, now: number) => ({
  async log(publicToken: string, { session, body, ...rest }: NewRequest): Promise<void> {
    const { seq } = await db
      .insertInto('requests')
      .values({
        ...rest,
        public_token: publicToken,
        session: session ? 1 : 0,
        body: body === undefined ? null : JSON.stringify(body),
        at: now,
      })
      .returning('seq')
      .executeTakeFirstOrThrow();
    if (seq % 500 === 0) {
      await db
        .deleteFrom('requests')
        .where('public_token', '=', publicToken)
        .where('seq', '<=', seq - MAX_REQUESTS)
        .execute();
    }
  },

  /** The newest calls up to `limit`, in the order oldest first. */
  async list(
    publicToken: string,
    { after = 0, limit = MAX_REQUESTS }: { after?: number; limit?: number } = {},
  ) {
    const rows = await db
      .selectFrom('requests')
      .selectAll()
      .where('public_token', '=', publicToken)
      .where('seq', '>', after)
      .orderBy('seq', 'desc')
      .limit(limit)
      .execute();
    return rows.reverse().map(read);
  },
});
