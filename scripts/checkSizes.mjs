// Compares the gzipped sizes of the built files with scripts/budgets.json, and fails when one is over its budget.
import { gzipSync } from 'node:zlib';
import { budgetOf } from './build/chunkBudgets.mjs';
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
  // Files whose imports are on the page in any case.
  ...budgets.beside.map(({ name, file, kB }) => ({ what: name, kB: gzipKB(file), budget: kB })),
  ...lazyChunks().map(({ name, file }) => ({
    what: file,
    kB: gzipKB(file),
    budget: budgetOf(name, budgets),
  })),
];

for (const { what, kB, budget } of rows) {
  console.log(`${what.padEnd(46)} ${kB.toFixed(1).padStart(7)} kB of ${budget} kB`);
}

const over = rows.filter(({ kB, budget }) => kB > budget);
for (const { what, kB, budget } of over) {
  console.error(
    `${what} is ${(kB - budget).toFixed(1)} kB over its budget of ${budget} kB (scripts/budgets.json).`,
  );
}
process.exitCode = over.length > 0 ? 1 : 0;
