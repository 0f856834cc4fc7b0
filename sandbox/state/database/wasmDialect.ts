import type { CompiledQuery, DatabaseConnection, Dialect, Driver, QueryResult } from 'kysely';
import { SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import type { BindParams, Database as WasmDatabase } from 'sql.js';
import type { Lock } from './lock';

/** A Kysely dialect for SQLite in WebAssembly. `onWrite` is called after each statement that may have changed data. */
export function wasmDialect(database: WasmDatabase, lock: Lock, onWrite: () => void): Dialect {
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new WasmDriver(database, lock, onWrite),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

const READS = /^\s*(select|pragma)\b/i;

/** Allows one connection at a time, because the database has no other. */
class WasmDriver implements Driver {
  readonly #database: WasmDatabase;
  readonly #lock: Lock;
  readonly #connection: WasmConnection;

  constructor(database: WasmDatabase, lock: Lock, onWrite: () => void) {
    this.#database = database;
    this.#lock = lock;
    this.#connection = new WasmConnection(database, onWrite);
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<WasmConnection> {
    await this.#lock.take();
    return this.#connection;
  }

  async releaseConnection(): Promise<void> {
    this.#lock.release();
  }

  async beginTransaction(): Promise<void> {
    this.#database.run('begin immediate');
  }

  async commitTransaction(): Promise<void> {
    this.#database.run('commit');
  }

  async rollbackTransaction(): Promise<void> {
    this.#database.run('rollback');
  }

  /** Waits for the current transaction. */
  async destroy(): Promise<void> {
    await this.#lock.take();
    this.#database.close();
    this.#lock.release();
  }
}

class WasmConnection implements DatabaseConnection {
  readonly #database: WasmDatabase;
  readonly #onWrite: () => void;

  constructor(database: WasmDatabase, onWrite: () => void) {
    this.#database = database;
    this.#onWrite = onWrite;
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

  /** Required by Kysely's interface. The sandbox streams no tables. */
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    yield* [];
  }
}
