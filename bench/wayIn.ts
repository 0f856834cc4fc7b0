// Counts, for each way to sign in, what a visitor does and waits for until the host has the sign-in: with our widget and with the provider's
// own one, in one run, on a slow phone and a slow network, against the sandbox. Needs the built widget.
// `npm run bench:way-in`; `-- --ways Google,Wallet` measures these ways only, `-- --visits 3` with fewer visits than 7, of
// which the medians count, `-- --steps` lists each wait with the requests of the first visit, `-- --write` writes the rows into docs/way-in.md.
import { parseArgs } from 'node:util';
import { openBrowser } from '../e2e/support/browser/browser';
import { startSite } from '../e2e/support/site/site';
import { measureWay, type Result } from './wayIn/measure';
import { servePages } from './wayIn/pages';
import { printSteps, printTable, writeTable } from './wayIn/table';
import { WAYS } from './wayIn/ways';

const { values } = parseArgs({
  options: {
    ways: { type: 'string' },
    visits: { type: 'string', default: '7' },
    steps: { type: 'boolean' },
    write: { type: 'boolean' },
  },
});
const wanted = values.ways?.split(',');

const [browser, site] = await Promise.all([openBrowser(), startSite({ seed: 'bench' })]);
const pages = await servePages(site);
try {
  const results: Result[] = [];
  for (const way of WAYS.filter(({ name }) => wanted?.includes(name) ?? true)) {
    const rows = await measureWay(browser, site, pages, way, Number(values.visits));
    if (values.steps) printSteps(rows);
    results.push(...rows);
  }
  printTable(results);
  if (values.write) writeTable(results);
} finally {
  await browser.close();
  await pages.close();
  await site.close();
}
