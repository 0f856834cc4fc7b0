import { gzipSync } from 'node:zlib';
import { lazyChunks, readDist } from '../../scripts/build/distFiles.mjs';

const kB = (file) => gzipSync(readDist(file), { level: 9 }).length / 1000;

/** Gzipped kilobytes of the script bundle's files by the names of their chunks. */
export const sizes = () =>
  Object.fromEntries([
    ['pricerx-auth', kB('dist/pricerx-auth.js')],
    ...lazyChunks()
      .filter(({ file }) => file.startsWith('dist/pricerx-auth.'))
      .map(({ name, file }) => [name, kB(file)]),
  ]);
