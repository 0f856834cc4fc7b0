// Writes docs/client.md, the client reference, from the doc comments in dist/headless.d.ts. Fails when a public name has no
// doc comment.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import prettier from 'prettier';
import { renderReference } from './docs/reference/page';
import { readReference } from './docs/reference/read';
import { root, writeOrCheck } from './docs/writeOrCheck';

const types = path.join(root, 'dist/headless.d.ts');
if (!existsSync(types)) throw new Error('dist/headless.d.ts is missing: run `npm run build:types` first.');

const reference = readReference(types);
for (const problem of reference.problems) console.error(problem);
if (reference.problems.length > 0) process.exitCode = 1;

const format = (source: string): Promise<string> =>
  prettier.format(source, { parser: 'typescript', singleQuote: true, trailingComma: 'all', printWidth: 90 });

const sections = readFileSync(path.join(root, 'docs/errors.md'), 'utf8').matchAll(/^#+ (\w+)$/gm);
const errors = new Set([...sections].map(([, name = '']) => name));

writeOrCheck('docs/client.md', await renderReference(reference, format, errors), 'npm run docs:client');
