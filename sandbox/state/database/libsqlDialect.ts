import type { Client, InArgs, Transaction } from '@libsql/client';
import type { CompiledQuery, Dialect, QueryResult } from 'kysely';
import type { Lock } from './lock';
import { oneConnectionDialect, type OneConnection } from './oneConnectionDialect';

/**
 * A Kysely dialect for one libSQL client. The published dialects need older versions of the client.
 * One connection, because each connection to `:memory:` is a database of its own.
 */
export const libsqlDialect = (client: Client, lock: Lock): Dialect =>
  oneConnectionDialect(new LibsqlConnection(client), lock);

class LibsqlConnection implements OneConnection {
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

  close(): void {
    this.#client.close();
  }
}
