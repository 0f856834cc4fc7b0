import type { LoggedEvent } from '../../../src/domain/entities';
import type { Database } from '../database/tables';

export type EventRecord = Omit<LoggedEvent['event'], 'public_token'> & {
  telemetry: LoggedEvent['telemetry'];
};

export const eventRepository = (db: Database) => ({
  async add(events: LoggedEvent[]): Promise<void> {
    for (const { telemetry, event } of events) {
      const { public_token, ...rest } = event;
      const record: EventRecord = { ...rest, telemetry };
      await db
        .insertInto('events')
        .values({ public_token, event: JSON.stringify(record) })
        .execute();
    }
  },

  /** The newest events up to `limit`, in the order oldest first. */
  async list(publicToken: string, limit = 10_000): Promise<EventRecord[]> {
    const rows = await db
      .selectFrom('events')
      .select('event')
      .where('public_token', '=', publicToken)
      .orderBy('seq', 'desc')
      .limit(limit)
      .execute();
    return rows.reverse().map((row) => JSON.parse(row.event) as EventRecord);
  },
});
