// Compares the gzipped sizes of the built files with scripts/budgets.json, and fails when one is over its budget.
import { gzipSync } from 'node:zlib';
import { lazyChunks, readDist, root, withStaticImports } from './build/distFiles.mjs';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const budgets = JSON.parse(readFileSync(path.join(root, 'scripts/budgets.json'), 'utf8'));
const gzipKB = (file) => gzipSync(readDist(file), { level: 9 }).length / 1000;
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

const rows = [
  ...budgets.initial.map(({ name, file, kB }) => ({
    what: `${name} (initial)`,
    kB: sum([...withStaticImports(file)].map(gzipKB)),
    budget: kB,
  })),
  ...lazyChunks().map(({ name, file }) => ({
    what: file,
    kB: gzipKB(file),
    budget: budgets.chunks[name],
  })),
];

for (const { what, kB, budget } of rows) {
  const limit = budget === undefined ? 'no budget' : `${budget} kB`;
  console.log(`${what.padEnd(46)} ${kB.toFixed(1).padStart(7)} kB of ${limit}`);
}

const over = rows.filter(({ kB, budget }) => budget === undefined || kB > budget);
for (const { what, kB, budget } of over) {
  console.error(
    budget === undefined
      ? `${what}: name the chunk (webpackChunkName) and give it a budget in scripts/budgets.json.`
      : `${what} is ${(kB - budget).toFixed(1)} kB over its budget of ${budget} kB.`,
  );
}
process.exitCode = over.length > 0 ? 1 : 0;
