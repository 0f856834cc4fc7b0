import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Makes a folder and those above it, one by one: in places that take no folder at all (/proc), Node 20's own
 * recursive way never comes to an end.
 */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  try {
    mkdirSync(path);
  } catch (error) {
    // Another process may have been quicker.
    if (!existsSync(path)) throw error;
  }
}

/** A folder that is there, and can be read and written. */
export function openFolder(path: string): void {
  makeFolder(path);
  if (!statSync(path).isDirectory()) throw new Error('it is a file, not a folder');
  accessSync(path, constants.R_OK | constants.W_OK | constants.X_OK);
}
