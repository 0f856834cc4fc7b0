// Counts, for each way to sign in, what a visitor does and waits for until the host has the sign-in: with our widget and with the provider's
// own one, in one run, on a slow phone and a slow network, against the sandbox. Needs the built widget.
// `npm run bench:way-in`; `-- --ways Google,Wallet` measures these ways only, `-- --steps` lists each wait with its requests, `-- --write`
// writes the rows into docs/way-in.md.
import { parseArgs } from 'node:util';
import { openBrowser } from '../e2e/support/browser/browser';
import { startSite } from '../e2e/support/site/site';
import { measureWay, VISITORS, type Result } from './wayIn/measure';
import { servePages, type WidgetName } from './wayIn/pages';
import { printSteps, printTable, writeTable } from './wayIn/table';
import { WAYS } from './wayIn/ways';

const { values } = parseArgs({
  options: { ways: { type: 'string' }, steps: { type: 'boolean' }, write: { type: 'boolean' } },
});
const wanted = values.ways?.split(',');

const [browser, site] = await Promise.all([openBrowser(), startSite({ seed: 'bench' })]);
const pages = await servePages(site);
try {
  const results: Result[] = [];
  for (const way of WAYS.filter(({ name }) => wanted?.includes(name) ?? true)) {
    /** Once more after a failure, because other programs may have kept the machine busy. */
    const of = async (widget: WidgetName) => {
      const measure = () => measureWay(browser, site, pages, way, widget);
      return (await measure()) ?? (await measure()) ?? {};
    };
    const ours = await of('ours');
    const provider = await of('provider');
    const rows = VISITORS.filter((visitor) => ours[visitor] || provider[visitor]).map((visitor): Result => ({
      way: way.name,
      visitor,
      ours: ours[visitor],
      provider: provider[visitor],
    }));
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
