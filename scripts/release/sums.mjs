import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The lines of SHA256SUMS for all files of a folder, which `sha256sum --check` reads. */
export const sumsOf = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .map((file) => [path.relative(folder, file).split(path.sep).join('/'), file])
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, file]) => `${createHash('sha256').update(readFileSync(file)).digest('hex')}  ${name}\n`)
    .join('');
