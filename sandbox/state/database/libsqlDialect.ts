import type { Client, InArgs, Transaction } from '@libsql/client';
import type { CompiledQuery, DatabaseConnection, Dialect, Driver, QueryResult } from 'kysely';
import { SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import type { Lock } from './lock';

/** A Kysely dialect for one libSQL client. The published dialects need older versions of the client. */
export function libsqlDialect(client: Client, lock: Lock): Dialect {
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new LibsqlDriver(client, lock),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

/** Allows one connection at a time, because each connection to `:memory:` is a database of its own. */
class LibsqlDriver implements Driver {
  readonly #client: Client;
  readonly #lock: Lock;
  readonly #connection: LibsqlConnection;

  constructor(client: Client, lock: Lock) {
    this.#client = client;
    this.#lock = lock;
    this.#connection = new LibsqlConnection(client);
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<LibsqlConnection> {
    await this.#lock.take();
    return this.#connection;
  }

  async releaseConnection(): Promise<void> {
    this.#lock.release();
  }

  beginTransaction(connection: LibsqlConnection): Promise<void> {
    return connection.begin();
  }

  commitTransaction(connection: LibsqlConnection): Promise<void> {
    return connection.end('commit');
  }

  rollbackTransaction(connection: LibsqlConnection): Promise<void> {
    return connection.end('rollback');
  }

  /** Waits for the current transaction. */
  async destroy(): Promise<void> {
    await this.#lock.take();
    this.#client.close();
    this.#lock.release();
  }
}

class LibsqlConnection implements DatabaseConnection {
  readonly #client: Client;
  #transaction: Transaction | null = null;

  constructor(client: Client) {
    this.#client = client;
  }

  async begin(): Promise<void> {
    this.#transaction = await this.#client.transaction('write');
  }

  async end(how: 'commit' | 'rollback'): Promise<void> {
    const transaction = this.#transaction;
    this.#transaction = null;
    await transaction?.[how]();
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const runner = this.#transaction ?? this.#client;
    const result = await runner.execute({ sql: query.sql, args: query.parameters as InArgs });
    return { rows: result.rows as R[], numAffectedRows: BigInt(result.rowsAffected) };
  }

  /** Required by Kysely's interface. The sandbox streams no tables. */
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    yield* [];
  }
}
