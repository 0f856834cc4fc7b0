// Writes docs/client.md, docs/widget.md and docs/server-reference.md with TypeDoc from the doc comments in dist/*.d.ts. Fails when a public
// name has no doc comment. With `--check` it fails when a page differs from the comments.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { clientLog, clientPage } from './reference/clientPage.mjs';
import { serverLog, serverPage } from './reference/serverPage.mjs';
import { linkedTo, root } from './reference/typedoc.mjs';
import { widgetLog, widgetPage } from './reference/widgetPage.mjs';

const PAGES = {
  'docs/client.md': clientPage,
  'docs/widget.md': linkedTo(widgetPage, clientPage),
  'docs/server-reference.md': linkedTo(serverPage, clientPage),
};

for (const [file, page] of Object.entries(PAGES)) {
  const target = path.join(root, file);
  if (!process.argv.includes('--check')) writeFileSync(target, page);
  else if (readFileSync(target, 'utf8') !== page) {
    console.error(`${file} is out of date: run \`npm run docs:client\` and commit it.`);
    process.exitCode = 1;
  }
}
if ([clientLog, serverLog, widgetLog].some((log) => log.hasErrors() || log.hasWarnings()))
  process.exitCode = 1;
