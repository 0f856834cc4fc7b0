import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const integrityOf = (bytes) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/**
 * Writes the subresource integrity value of each script to integrity.json, for script tags and for hosts of the files. Several builds
 * write into one folder: the one that ends last finds the scripts of all.
 */
export const integrityFile = (compiler) =>
  compiler.hooks.afterEmit.tap('integrityFile', ({ outputOptions: { path: folder } }) => {
    const scripts = readdirSync(folder)
      .filter((file) => file.endsWith('.js'))
      .sort();
    const values = scripts.map((file) => [file, integrityOf(readFileSync(path.join(folder, file)))]);
    const text = JSON.stringify(Object.fromEntries(values), null, 2);
    writeFileSync(path.join(folder, 'integrity.json'), `${text}\n`);
  });
