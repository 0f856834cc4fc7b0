import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Client } from '@libsql/client';
import { createClient } from '@libsql/client';
import { Kysely, sql } from 'kysely';
import { DataError, dataProblem } from './dataError';
import { openDatabaseFile } from './dataFolder';
import { libsqlDialect } from './libsqlDialect';
import type { Lock } from './lock';
import { createLock, lockOfFile } from './lock';
import { migrate } from './migrations';
import type { Database, Tables } from './tables';

export { DataError } from './dataError';

export type { Database } from './tables';

const BUSY_TIMEOUT_MS = 5_000;
const SERVER = /^(libsql|https?|wss?):\/\//;

const isServer = (data: string): boolean => SERVER.test(data);

/** The location of the data for display, without credentials in the URL. */
export const shownData = (data: string): string => {
  const address = /^([a-z][a-z0-9+.-]*:\/\/)(?:[^/]*@)?([^?#]*)/i.exec(data);
  return address ? `${address[1]}${address[2]}` : data;
};

const fileUrl = (folder: string): string => pathToFileURL(openDatabaseFile(resolve(folder))).href;

interface Opened {
  client: Client;
  lock: Lock;
  isFile: boolean;
}

function connect(data: string): Opened {
  if (data === 'memory')
    return { client: createClient({ url: ':memory:' }), lock: createLock(), isFile: false };
  if (isServer(data)) return { client: createClient({ url: data }), lock: createLock(), isFile: false };
  if (/^[a-z][a-z0-9+.-]*:\/\//i.test(data)) throw new Error('it is not memory, a folder or a libSQL URL');
  const url = fileUrl(data);
  const client = createClient({ url, concurrency: 1, timeout: BUSY_TIMEOUT_MS });
  return { client, lock: lockOfFile(url), isFile: true };
}

/** Writes each transaction to the disk before the call is answered, so that a killed process loses no data. */
async function makeDurable(db: Database): Promise<void> {
  await sql`pragma journal_mode = wal`.execute(db);
  await sql`pragma synchronous = full`.execute(db);
}

/** Opens `memory`, a folder or a libSQL server, and runs the migrations. */
export async function openDatabase(data: string): Promise<Database> {
  let opened: Opened | undefined;
  try {
    opened = connect(data);
    const db = new Kysely<Tables>({ dialect: libsqlDialect(opened.client, opened.lock) });
    if (opened.isFile) await makeDurable(db);
    await migrate(db);
    return db;
  } catch (error) {
    opened?.client.close();
    throw new DataError(`Cannot open the data at "${shownData(data)}": ${dataProblem(error)}.`);
  }
}
