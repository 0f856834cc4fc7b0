// Prints the figures of docs/scale.md as its tables: refreshes of 100,000 browsers in simulated time, requests and bytes at a CDN, a page
// with 50 widgets, the sandbox under parallel tests. Needs the built widget. `npm run bench:scale`, or one part:
// `npm run bench:scale -- refreshes`, `visits`, `widgets`, `sandbox`.
import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openBrowser } from '../e2e/support/browser/browser';
import { startSite } from '../e2e/support/site/site';
import { manyWidgets } from './scale/manyWidgets';
import { sandboxLoad } from './scale/sandboxLoad';
import { table } from './scale/table';
import { visits } from './scale/visits';

const VISITS = 1_000;

/** In a process of its own, whose time is simulated. */
const refreshes = () =>
  new Promise<void>((resolve, reject) => {
    const env = { ...process.env, NODE_ENV: 'production', NODE_NO_WARNINGS: '1' };
    fork(path.join(import.meta.dirname, 'scale/refreshTables.ts'), { env }).on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error('The simulation has failed.')),
    );
  });

const PARTS: Record<string, () => Promise<void>> = {
  refreshes,
  async visits() {
    const [browser, site] = await Promise.all([openBrowser(), startSite()]);
    const rows = (await visits(browser, site)).map(({ what, traffic: { requests, notModified, bytes } }) => [
      what,
      requests * VISITS,
      notModified * VISITS,
      Math.round((bytes * VISITS) / 1e6),
    ]);
    table(`${VISITS} visits`, ['requests', 'of them 304', 'MB (gzip)'], rows);
    await Promise.all([browser.close(), site.close()]);
  },
  async widgets() {
    const [browser, site] = await Promise.all([openBrowser(), startSite()]);
    const rows: (string | number)[][] = [];
    for (const loading of ['auto', 'eager'] as const)
      for (const count of [1, 50]) {
        const { ms, megabytes } = await manyWidgets(browser, site, count, loading);
        rows.push([`${count}, \`loading: '${loading}'\``, Math.round(ms), megabytes.toFixed(1)]);
      }
    table('Widgets', ['ms', 'MB of heap'], rows);
    await Promise.all([browser.close(), site.close()]);
  },
  async sandbox() {
    const folder = mkdtempSync(path.join(tmpdir(), 'pricerx-load-'));
    const rows = [];
    for (const [name, data] of [
      ['`memory`', 'memory'],
      ['a folder', folder],
    ] as const) {
      const { perSecond, cpuMs } = await sandboxLoad(data);
      rows.push([name, Math.round(perSecond), cpuMs.toFixed(1)]);
    }
    rmSync(folder, { recursive: true });
    table('Data', ['calls a second', 'ms of processor time a call'], rows);
  },
};

for (const name of process.argv.length > 2 ? process.argv.slice(2) : Object.keys(PARTS)) {
  console.log(`\n## ${name}\n`);
  await PARTS[name]?.();
}
