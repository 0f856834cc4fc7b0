import { Kysely } from 'kysely';
import initSqlJs from 'sql.js';
import { createLock } from './lock';
import { migrate } from './migrations';
import type { Database, Tables } from './tables';
import { wasmDialect } from './wasmDialect';

export interface WasmDatabase {
  db: Database;
  /** The whole database as bytes, or null when it has not changed since the last call. */
  changes(): Promise<Uint8Array | null>;
}

/**
 * Opens an SQLite database in memory, and runs the migrations.
 * @param wasm SQLite in WebAssembly (`sql-wasm.wasm` of sql.js).
 * @param saved the database as `changes` gave it.
 */
export async function openWasmDatabase(wasm: ArrayBuffer, saved?: Uint8Array): Promise<WasmDatabase> {
  const { Database: Opened } = await initSqlJs({ wasmBinary: wasm });
  const opened = new Opened(saved);
  const lock = createLock();
  let isChanged = false;
  const db = new Kysely<Tables>({
    dialect: wasmDialect(opened, lock, () => {
      isChanged = true;
    }),
  });
  await migrate(db);
  return {
    db,
    async changes() {
      // An export inside a transaction would end it.
      await lock.take();
      try {
        if (!isChanged) return null;
        isChanged = false;
        return opened.export();
      } finally {
        lock.release();
      }
    },
  };
}
