// Measures, on a slow phone, whether the changes between two screens are smooth: the longest task and the drawn frames of each step of
// a sign-in by email code. All figures are of one run, and are compared with the same visit's first screen and with its frames at rest.
// Needs the built widget. `npm run bench:motion`; `-- --runs 9` sets the number of visits.
import { parseArgs } from 'node:util';
import { openBrowser } from '../e2e/support/browser/browser';
import { startSite } from '../e2e/support/site/site';
import { CPU_SLOWDOWN, STEP_NAMES, visit, type Step } from './motion/visit';

const { values } = parseArgs({ options: { runs: { type: 'string' } } });
const runs = Number(values.runs ?? 5);

const middle = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? NaN;

const [browser, site] = await Promise.all([openBrowser(), startSite({ seed: 'bench' })]);
try {
  const visits: Record<string, Step>[] = [];
  // The first visit is a warm-up and is not counted.
  for (let run = 0; run <= runs; run += 1) {
    const one = await visit(browser, site, run);
    if (run > 0) visits.push(one);
  }
  const tasks = (name: string) => visits.map((one) => one[name]?.longestTaskMs ?? NaN);
  const [first = ''] = STEP_NAMES;
  console.log(`A sign-in by email code, CPU slowed ${CPU_SLOWDOWN} times, median of ${runs} visits.\n`);
  console.log(`${''.padEnd(34)}longest task, ms   of the first screen’s   frames of those at rest`);
  for (const name of STEP_NAMES) {
    const task = middle(tasks(name));
    const shares = visits.flatMap((one) => one[name]?.framesShare ?? []);
    const frames = shares.length === 0 ? '' : middle(shares).toFixed(2);
    console.log(
      `${name.padEnd(34)}${task.toFixed(0).padStart(16)}${(task / middle(tasks(first))).toFixed(2).padStart(24)}${frames.padStart(26)}`,
    );
  }
} finally {
  await browser.close();
  await site.close();
}
