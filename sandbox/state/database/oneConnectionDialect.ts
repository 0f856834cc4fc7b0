import type { DatabaseConnection, Dialect, QueryResult } from 'kysely';
import { SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import type { Lock } from './lock';

/** The only connection to an SQLite database. */
export interface OneConnection extends Omit<DatabaseConnection, 'streamQuery'> {
  begin(): Promise<void>;
  end(how: 'commit' | 'rollback'): Promise<void>;
  close(): void;
}

/** A Kysely dialect for SQLite with one connection, which one caller uses at a time. */
export function oneConnectionDialect(opened: OneConnection, lock: Lock): Dialect {
  const connection: DatabaseConnection = {
    executeQuery: (query) => opened.executeQuery(query),
    /** Required by Kysely's interface. The sandbox streams no tables. */
    async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
      yield* [];
    },
  };
  return {
    createAdapter: () => new SqliteAdapter(),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createDriver: () => ({
      async init() {},
      async acquireConnection() {
        await lock.take();
        return connection;
      },
      async releaseConnection() {
        lock.release();
      },
      beginTransaction: () => opened.begin(),
      commitTransaction: () => opened.end('commit'),
      rollbackTransaction: () => opened.end('rollback'),
      /** Waits for the current transaction. */
      async destroy() {
        await lock.take();
        opened.close();
        lock.release();
      },
    }),
  };
}
