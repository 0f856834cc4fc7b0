import type { Database } from '../database/tables';
import type { Ids } from '../ids';

/** Replaces the answer of a call. A delay without other fields delays the real answer. */
export interface FaultAnswer {
  status?: number;
  headers?: Record<string, string>;
  body?: unknown;
  content_type?: string;
  delay_ms?: number;
  drop?: boolean;
}

export interface Fault {
  fault_id: string;
  path: string;
  remaining: number;
  answer: FaultAnswer;
}

export const faultRepository = (db: Database, ids: Ids) => ({
  async add(publicToken: string, path: string, times: number, answer: FaultAnswer): Promise<string> {
    const faultId = await ids.next('fault', publicToken);
    await db
      .insertInto('faults')
      .values({
        fault_id: faultId,
        public_token: publicToken,
        path,
        remaining: times,
        answer: JSON.stringify(answer),
      })
      .execute();
    return faultId;
  },

  async list(publicToken: string): Promise<Fault[]> {
    const rows = await db
      .selectFrom('faults')
      .selectAll()
      .where('public_token', '=', publicToken)
      .where('remaining', '>', 0)
      .orderBy('seq')
      .execute();
    return rows.map(({ fault_id, path, remaining, answer }) => ({
      fault_id,
      path,
      remaining,
      answer: JSON.parse(answer) as FaultAnswer,
    }));
  },

  /** Takes the oldest fault for this path and decrements its remaining count. */
  async take(publicToken: string, path: string): Promise<FaultAnswer | null> {
    const fault = (await this.list(publicToken)).find((each) => each.path === '*' || each.path === path);
    if (!fault) return null;
    await db
      .updateTable('faults')
      .set({ remaining: fault.remaining - 1 })
      .where('fault_id', '=', fault.fault_id)
      .execute();
    return fault.answer;
  },

  async clear(publicToken: string, faultId?: string): Promise<void> {
    let query = db.deleteFrom('faults').where('public_token', '=', publicToken);
    if (faultId !== undefined) query = query.where('fault_id', '=', faultId);
    await query.execute();
  },
});
