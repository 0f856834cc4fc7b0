// `npm pack` and `npm publish` run this in the package's folder: it fails when the build lacks a file that the package offers.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const { exports = {}, bin = {} } = JSON.parse(readFileSync('package.json', 'utf8'));

const filesOf = (target) => (typeof target === 'string' ? [target] : Object.values(target).flatMap(filesOf));

/** A script's own static and dynamic imports of files, as the bundles write them. */
const importsOf = (file) =>
  file.startsWith('./dist/esm/')
    ? [...readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*\(?["'](\.\/[\w.-]+\.js)["']/g)].map(
        ([, imported]) => `./${path.posix.join(path.posix.dirname(file), imported)}`,
      )
    : [];

const needed = new Set(
  [...filesOf(exports), ...filesOf(bin), './LICENSE'].map((file) => file.replace(/\/\*$/, '')),
);
const missing = [];
for (const file of needed) {
  if (!existsSync(file)) missing.push(file);
  else for (const imported of importsOf(file)) needed.add(imported);
}

if (missing.length > 0) {
  console.error(`The build is not complete: run \`npm run build && npm run build:sandbox\` in the repository. Missing:
  ${missing.join('\n  ')}`);
  process.exitCode = 1;
}
