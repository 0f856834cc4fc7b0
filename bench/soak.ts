// Looks for leaks in one browser. For each minute it mounts and unmounts the widgets 100 times, and signs 20 visitors in and out in
// five tabs with random faults. Then a day of the page's clock passes in five idle tabs with a session. Compares nodes, listeners,
// timers, memory and requests before and after, and fails when one has grown. Needs the built widget. `npm run soak`, or
// `npm run soak -- --minutes 1`.
import { parseArgs } from 'node:util';
import { openBrowser } from '../e2e/support/browser/browser';
import { openBarePage } from '../e2e/support/site/page';
import { startSite } from '../e2e/support/site/site';
import { clientCall, signInByCalls } from '../e2e/support/widget/passkeys';
import { countLive, countsOf, type Counts } from './soak/counts';
import { idleDay } from './soak/idle';
import { mountAndUnmount } from './soak/mounts';
import { seededRandom } from './soak/random';
import { signInAndOut } from './soak/signIns';

const SEED = 18;
const MOUNTS_PER_MINUTE = 100;
const SIGN_INS_PER_MINUTE = 20;
const TABS = 5;
/** Rounds before the first count. They load and compile code that stays in memory. */
const WARM_UP_MOUNTS = 100;
/** The heap of a tab varies by 2 % until about the 40th. */
const WARM_UP_SIGN_INS = 45;
/** Pending work of an unmounted widget ends after 9 s at the latest. */
const SETTLED_MS = 10_000;
const MOST_GROWTH = 0.01;
/** Caches of the engine, such as that of numbers as texts, grow for hours. */
const MOST_GROWTH_OF_A_DAY = 0.05;
/** All tabs together refresh once in three minutes: 20 calls in an hour, and one at each end. */
const MOST_REQUESTS = 24 * 20 + 2;

const { values } = parseArgs({ options: { minutes: { type: 'string' } } });
const minutes = Number(values.minutes ?? 10);
const [mounts, signIns] = [minutes * MOUNTS_PER_MINUTE, minutes * SIGN_INS_PER_MINUTE];

const rows: { what: string; before: number; after: number; most: number }[] = [];

function compare(phase: string, before: Counts, after: Counts, growth = MOST_GROWTH): void {
  for (const name of Object.keys(before) as (keyof Counts)[]) {
    const most = name === 'heapKB' ? before[name] * (1 + growth) : before[name];
    rows.push({ what: `${phase}: ${name}`, before: before[name], after: after[name], most });
  }
}

const start = Date.now();
const [browser, site] = await Promise.all([openBrowser(), startSite({ seed: 'soak' })]);
try {
  const context = await browser.newContext();
  // tsx adds calls of a helper `__name`, which does not exist in the page.
  await context.addInitScript('globalThis.__name = (named) => named;');
  await countLive(context);
  const random = seededRandom(SEED);

  const { page } = await openBarePage(context, site);
  await signInByCalls(page, site, 'mounts@example.com');
  await mountAndUnmount(page, site, WARM_UP_MOUNTS, random);
  await page.waitForTimeout(SETTLED_MS);
  const fresh = await countsOf(page);
  await mountAndUnmount(page, site, mounts, random);
  await page.waitForTimeout(SETTLED_MS);
  compare(`${mounts} mounts of every widget`, fresh, await countsOf(page));
  await clientCall(page, site, 'session.revoke');
  await page.close();
  console.log(`Mounted after ${Math.round((Date.now() - start) / 1_000)} s.`);

  const tabs = [];
  for (let tab = 0; tab < TABS; tab += 1) tabs.push((await openBarePage(context, site)).page);
  for (const tab of tabs) await clientCall(tab, site, 'session.getSync');
  const sight = { site, context, tabs, random };
  for (const tab of tabs)
    for (let done = 0; done < WARM_UP_SIGN_INS; done += 1) await signInAndOut(sight, tab);
  const before = await Promise.all(tabs.map(countsOf));
  for (let done = 0; done < signIns; done += 1) await signInAndOut(sight, random.among(tabs));
  const after = await Promise.all(tabs.map(countsOf));
  tabs.forEach((_, tab) =>
    compare(`${signIns} sign-ins, tab ${tab + 1}`, before[tab] as Counts, after[tab] as Counts),
  );
  await context.close();
  console.log(`Signed in after ${Math.round((Date.now() - start) / 1_000)} s.`);

  const idle = await idleDay(browser, site, TABS);
  compare('24 idle hours, tab 1', idle.before, idle.after, MOST_GROWTH_OF_A_DAY);
  for (const [path, count] of Object.entries(idle.requests)) {
    const what = `24 idle hours in ${TABS} tabs, calls to ${path}`;
    rows.push({ what, before: 0, after: count, most: MOST_REQUESTS });
  }
} finally {
  await browser.close();
  await site.close();
}

const widest = Math.max(...rows.map(({ what }) => what.length));
const cell = (number: number): string => String(Math.round(number)).padStart(9);
console.log(`\nSeed ${SEED}, ${minutes} minutes, ${Math.round((Date.now() - start) / 1_000)} s\n`);
console.log(`${''.padEnd(widest)}   before    after  at most`);
for (const { what, before, after, most } of rows)
  console.log(
    `${what.padEnd(widest)}${cell(before)}${cell(after)}${cell(most)}${after > most ? '  TOO MUCH' : ''}`,
  );
if (rows.some(({ after, most }) => after > most)) process.exitCode = 1;
