import type { Database } from './database/tables';

const OFFSET = 'clock_offset_ms';

/** The sandbox's clock: the system clock plus the offset set by `POST /clock`, which is kept with the data. */
export async function readClock(db: Database): Promise<{ now: number; offsetMs: number }> {
  const offsetMs = await readOffset(db);
  return { now: Date.now() + offsetMs, offsetMs };
}

async function readOffset(db: Database): Promise<number> {
  const row = await db.selectFrom('settings').select('value').where('name', '=', OFFSET).executeTakeFirst();
  return Number(row?.value ?? 0);
}

export async function advanceClock(db: Database, advanceMs: number): Promise<number> {
  const offset = (await readOffset(db)) + advanceMs;
  await db
    .insertInto('settings')
    .values({ name: OFFSET, value: String(offset) })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: String(offset) }))
    .execute();
  return Date.now() + offset;
}

export const rfc3339 = (time: number): string => new Date(time).toISOString();

/** Formats a time as a Date header does. */
export const rfc7231 = (time: number): string => new Date(time).toUTCString();
