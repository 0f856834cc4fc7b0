import { accessSync, constants, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Client } from '@libsql/client';
import { createClient } from '@libsql/client';
import { Kysely, Migrator } from 'kysely';
import { libsqlDialect } from './libsqlDialect';
import { MIGRATIONS } from './migrations';
import type { Tables } from './tables';

export type Database = Kysely<Tables>;

/** The data could not be opened; its message is a line for the person who started the sandbox. */
export class DataError extends Error {
  override name = 'DataError';
}

const SERVER = /^(libsql|https?|wss?):\/\//;
const BUSY_TIMEOUT_MS = 5_000;

export const isServer = (data: string): boolean => SERVER.test(data);

/** The data's place without what may be secret in an address. */
export const shownData = (data: string): string => {
  const address = /^([a-z][a-z0-9+.-]*:\/\/)(?:[^/]*@)?([^?#]*)/i.exec(data);
  return address ? `${address[1]}${address[2]}` : data;
};

const reason = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';

function fileUrl(folder: string): string {
  const path = resolve(folder);
  mkdirSync(path, { recursive: true });
  accessSync(path, constants.R_OK | constants.W_OK | constants.X_OK);
  return pathToFileURL(join(path, 'sandbox.db')).href;
}

function connect(data: string): Client {
  if (data === 'memory') return createClient({ url: ':memory:' });
  if (isServer(data)) return createClient({ url: data });
  if (/^[a-z][a-z0-9+.-]*:\/\//i.test(data))
    throw new Error('it is neither memory, a folder nor a libSQL address');
  return createClient({ url: fileUrl(data), concurrency: 1, timeout: BUSY_TIMEOUT_MS });
}

async function migrate(db: Database): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

/** Opens `memory`, a folder or a libSQL server, and brings its tables up to date. */
export async function openDatabase(data: string): Promise<Database> {
  let client: Client | undefined;
  try {
    client = connect(data);
    if (data !== 'memory' && !isServer(data)) {
      // What an answer has confirmed is on the disk: a killed process or machine loses nothing of it.
      await client.execute('pragma journal_mode = wal');
      await client.execute('pragma synchronous = full');
    }
    const db = new Kysely<Tables>({ dialect: libsqlDialect(client) });
    await migrate(db);
    return db;
  } catch (error) {
    client?.close();
    throw new DataError(`Cannot open the data at "${shownData(data)}": ${reason(error)}`);
  }
}
