import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');

export const readDist = (file) => readFileSync(path.join(root, file), 'utf8');

/** The lazy chunks of both bundles: [{ name, file }]. Their file names are `[pricerx-auth.]<name>.<hash>.js`. */
export function lazyChunks() {
  return ['dist', 'dist/esm']
    .filter((folder) => existsSync(path.join(root, folder)))
    .flatMap((folder) =>
      readdirSync(path.join(root, folder))
        .map((file) => /^(?:pricerx-auth\.)?(\w+)\.[0-9a-f]{8}\.js$/.exec(file))
        .filter((match) => match !== null)
        .map((match) => ({ name: match[1], file: `${folder}/${match[0]}` })),
    );
}

/** A file and all of its static imports. */
export function withStaticImports(file, seen = new Set()) {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const [, imported] of readDist(file).matchAll(/from\s*["'](\.\/[^"']+)["']/g)) {
    withStaticImports(path.posix.join(path.posix.dirname(file), imported), seen);
  }
  return seen;
}
