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
/** Files that SQLite creates beside the database, with the database's mode. */
const BESIDE = ['-wal', '-shm', '-journal'];
const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;
const STICKY = 0o1000;
/** Files of the demo, which uses the same folder. */
const HOST_FILE = /^saved-prices/;

/**
 * Creates a folder and its parents one by one, because `mkdirSync` with `recursive` never returns below /proc in Node 20.
 */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  try {
    mkdirSync(path, { mode: FOLDER_MODE });
  } catch (error) {
    // Another process may have created it in the meantime.
    if (!existsSync(path)) throw error;
  }
}

/** Sets the mode, so that other users cannot read the file. Only the file's owner can do that. */
function close(path: string, mode: number): void {
  const { uid, mode: current } = statSync(path);
  if (uid !== process.getuid?.() || (current & 0o777 & ~mode) === 0) return;
  try {
    chmodSync(path, mode);
  } catch {
    // File systems without modes (FAT) refuse chmod.
  }
}

/** Whether the folder holds data of the sandbox only. A folder with other files, such as a project's root, keeps its mode. */
function isOwn(path: string): boolean {
  const isOurs = (name: string): boolean => name.startsWith(DATABASE) || HOST_FILE.test(name);
  return (statSync(path).mode & STICKY) === 0 && readdirSync(path).every(isOurs);
}

/** Creates the folder if needed, checks that it can be read and written, and makes it private. */
function openFolder(path: string): void {
  makeFolder(path);
  if (!statSync(path).isDirectory()) throw new Error('it is a file, not a folder');
  accessSync(path, constants.R_OK | constants.W_OK | constants.X_OK);
  if (isOwn(path)) close(path, FOLDER_MODE);
}

/** Creates the database file of a folder with mode 0600, because SQLite would create one that other users can read. */
export function openDatabaseFile(folder: string): string {
  openFolder(folder);
  const file = join(folder, DATABASE);
  closeSync(openSync(file, 'a', FILE_MODE));
  for (const name of [file, ...BESIDE.map((end) => file + end)]) if (existsSync(name)) close(name, FILE_MODE);
  return file;
}
