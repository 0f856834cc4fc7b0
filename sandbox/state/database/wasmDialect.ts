import type { CompiledQuery, Dialect, QueryResult } from 'kysely';
import type { BindParams, Database as WasmDatabase } from 'sql.js';
import type { Lock } from './lock';
import { oneConnectionDialect, type OneConnection } from './oneConnectionDialect';

/** A Kysely dialect for SQLite in WebAssembly. `onWrite` is called after each statement that may have changed data. */
export const wasmDialect = (database: WasmDatabase, lock: Lock, onWrite: () => void): Dialect =>
  oneConnectionDialect(new WasmConnection(database, onWrite), lock);

const READS = /^\s*(select|pragma)\b/i;

class WasmConnection implements OneConnection {
  readonly #database: WasmDatabase;
  readonly #onWrite: () => void;

  constructor(database: WasmDatabase, onWrite: () => void) {
    this.#database = database;
    this.#onWrite = onWrite;
  }

  async begin(): Promise<void> {
    this.#database.run('begin immediate');
  }

  async end(how: 'commit' | 'rollback'): Promise<void> {
    this.#database.run(how);
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const statement = this.#database.prepare(sql, parameters as BindParams);
    try {
      const rows: R[] = [];
      while (statement.step()) rows.push(statement.getAsObject() as R);
      return { rows, numAffectedRows: BigInt(this.#database.getRowsModified()) };
    } finally {
      statement.free();
      if (!READS.test(sql)) this.#onWrite();
    }
  }

  close(): void {
    this.#database.close();
  }
}
