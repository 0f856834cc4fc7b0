import { copyFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';

export const WORKER_USAGE = 'Usage: pricerx-auth-sandbox worker <folder of the host’s static files>';
const FILES = ['pricerx-auth-sandbox-worker.js', 'pricerx-auth-sandbox.wasm'];

/** Thrown for a wrong command line. The command prints only the message. */
export class WorkerError extends Error {
  override name = 'WorkerError';
}

/**
 * `pricerx-auth-sandbox worker <folder>`: copies the files of the sandbox in the browser. Returns what to print.
 * @param from the folder with the built files.
 */
export function workerCommand(given: readonly string[], from: string): string {
  const [folder, ...more] = given;
  if (folder === undefined || folder.startsWith('-') || more.length > 0) throw new WorkerError(WORKER_USAGE);
  try {
    mkdirSync(folder, { recursive: true });
    for (const file of FILES) copyFileSync(path.join(from, file), path.join(folder, file));
  } catch (error) {
    throw new WorkerError(`The files cannot be copied to ${folder}: ${(error as Error).message}`);
  }
  return FILES.map((file) => `${path.join(folder, file)}\n`).join('');
}
