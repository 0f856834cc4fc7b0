import {
  accessSync,
  chmodSync,
  closeSync,
  constants,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  statSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

const DATABASE = 'sandbox.db';
/** What SQLite keeps beside it, with the modes of the database. */
const BESIDE = ['-wal', '-shm', '-journal'];
const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;
const STICKY = 0o1000;
/** What the host page of `npm start` keeps there too. */
const HOST_FILE = /^saved-prices/;

/**
 * Makes a folder and those above it, one by one: in places that take no folder at all (/proc), Node 20's own
 * recursive way never comes to an end.
 */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  try {
    mkdirSync(path, { mode: FOLDER_MODE });
  } catch (error) {
    // Another process may have been quicker.
    if (!existsSync(path)) throw error;
  }
}

/** Closes what is this user's to everybody else; what is another user's cannot be closed. */
function close(path: string, mode: number): void {
  const { uid, mode: current } = statSync(path);
  if (uid !== process.getuid?.() || (current & 0o777 & ~mode) === 0) return;
  try {
    chmodSync(path, mode);
  } catch {
    // File systems without modes (FAT) refuse it.
  }
}

/** Whether nobody else has use for the folder: one that holds other things, such as a project's root, keeps its mode. */
function isOwn(path: string): boolean {
  const isOurs = (name: string): boolean => name.startsWith(DATABASE) || HOST_FILE.test(name);
  return (statSync(path).mode & STICKY) === 0 && readdirSync(path).every(isOurs);
}

/** A folder that is there, can be read and written, and is nobody else's to read. */
function openFolder(path: string): void {
  makeFolder(path);
  if (!statSync(path).isDirectory()) throw new Error('it is a file, not a folder');
  accessSync(path, constants.R_OK | constants.W_OK | constants.X_OK);
  if (isOwn(path)) close(path, FOLDER_MODE);
}

/** The database file of a folder, made here since SQLite would make one that all users of the machine can read. */
export function openDatabaseFile(folder: string): string {
  openFolder(folder);
  const file = join(folder, DATABASE);
  closeSync(openSync(file, 'a', FILE_MODE));
  for (const name of [file, ...BESIDE.map((end) => file + end)]) if (existsSync(name)) close(name, FILE_MODE);
  return file;
}
