// Measures, on a slow phone and a slow network, the time until a visitor can type into the login form and until the app is attached.
// Compares our widget with the provider's own widget and with a plain HTML form, all with the sandbox. Needs the built widget.
// `npm run bench:paint`; `-- --runs 9` sets the number of visits, `-- --picture` writes docs/images/first-paint.svg.
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { openBrowser } from '../e2e/support/browser/browser';
import { startSite } from '../e2e/support/site/site';
import { CONTENDERS, serveContenders, type Contender } from './paint/contenders';
import { timelineOf } from './paint/picture';
import { MEASURES, visit, type Visit } from './paint/visit';
import { PROFILE } from './slowPhone';

const PICTURE = 'docs/images/first-paint.svg';

const { values } = parseArgs({ options: { runs: { type: 'string' }, picture: { type: 'boolean' } } });
const runs = Number(values.runs ?? 5);

type Pick = (numbers: readonly number[]) => number;
const sorted = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b);
const middle: Pick = (numbers) => sorted(numbers)[Math.floor(numbers.length / 2)] ?? NaN;
const least: Pick = (numbers) => Math.min(...numbers);

const summary = (visits: readonly Visit[], pick: Pick): Visit =>
  Object.fromEntries(
    MEASURES.map((measure) => [measure, pick(visits.map((one) => one[measure]))]),
  ) as unknown as Visit;

const ROWS: Record<keyof Visit, [what: string, decimals: number]> = {
  kBUntilTypeable: ['kB until typeable', 1],
  typeableMs: ['ms until typeable', 0],
  attachedMs: ['ms until the app is attached, or waits', 0],
  longestTaskMs: ['ms of the longest task meanwhile', 0],
  nearMs: ['ms from the first focus to the app', 0],
  leaveMs: ['ms from a tap on a social button', 0],
  heapMB: ['MB of heap after the mount', 2],
};

/** The goals. Times are compared with the provider's in the same run, because machines differ. */
const AIMS: {
  what: string;
  most: number;
  of: (ours: Visit, provider: Visit, all: Record<Contender, Visit>) => number;
}[] = [
  {
    what: 'in the HTML: typeable, of the provider',
    most: 0.25,
    of: (_, provider, { html }) => html.typeableMs / provider.typeableMs,
  },
  {
    what: 'in the HTML: typeable, ms after the plain form',
    most: 80,
    of: (_, __, { html, plain }) => html.typeableMs - plain.typeableMs,
  },
  {
    what: 'in the HTML: longest task of an untouched page, ms',
    most: 50,
    of: (_, __, { html }) => html.longestTaskMs,
  },
  {
    what: 'in the HTML: heap of an untouched page above the plain form, MB',
    most: 0.7,
    of: (_, __, { html, plain }) => html.heapMB - plain.heapMB,
  },
  {
    what: 'in the HTML: from the first focus to the app, ms',
    most: 800,
    of: (_, __, { html }) => html.nearMs,
  },
  {
    what: 'in the HTML: from a tap on a social button to the provider, ms',
    most: 400,
    of: (_, __, { html }) => html.leaveMs,
  },
  {
    what: 'typeable, of the provider',
    most: 0.5,
    of: (ours, provider) => ours.typeableMs / provider.typeableMs,
  },
  {
    what: 'attached, of when the provider is typeable',
    most: 1.25,
    of: (ours, provider) => ours.attachedMs / provider.typeableMs,
  },
  { what: 'longest task, ms', most: 170, of: (ours) => ours.longestTaskMs },
];

function print(title: string, all: Record<Contender, Visit>): void {
  console.log(
    `\n${title.padEnd(36)}${CONTENDERS.map((name) => name.padStart(10)).join('')}   ours / provider`,
  );
  for (const measure of MEASURES) {
    const [what, decimals] = ROWS[measure];
    const cells = CONTENDERS.map((name) => {
      const value = all[name][measure];
      return (Number.isNaN(value) ? '–' : value.toFixed(decimals)).padStart(10);
    }).join('');
    const ratio = all.ours[measure] / all.provider[measure];
    console.log(`${what.padEnd(36)}${cells}${(Number.isFinite(ratio) ? ratio.toFixed(2) : '').padStart(18)}`);
  }
}

const [browser, site] = await Promise.all([openBrowser(), startSite({ seed: 'bench' })]);
const pages = await serveContenders(site);
try {
  const visits: Record<Contender, Visit[]> = { html: [], ours: [], provider: [], plain: [] };
  // The first visit of each is a warm-up and is not counted. The three alternate, so that other programs on the
  // machine affect all of them equally.
  for (let run = 0; run <= runs; run += 1) {
    for (const whose of CONTENDERS) {
      const one = await visit(browser, pages.url, whose);
      if (run > 0) visits[whose].push(one);
    }
  }
  const each = (pick: Pick) =>
    Object.fromEntries(CONTENDERS.map((name) => [name, summary(visits[name], pick)])) as Record<
      Contender,
      Visit
    >;
  const [medians, best] = [each(middle), each(least)];
  console.log(
    `A login by email link. CPU slowed ${PROFILE.cpuSlowdown} times, ${PROFILE.megabitsPerSecond} Mbit/s, ${PROFILE.roundTripMs} ms, ${runs} visits each.`,
  );
  print('median', medians);
  print('best', best);
  console.log('');
  for (const { what, most, of } of AIMS) {
    const [usual, leastOf] = [
      of(medians.ours, medians.provider, medians),
      of(best.ours, best.provider, best),
    ];
    console.log(
      `${usual <= most ? 'met   ' : 'missed'} ${what}: ${usual.toFixed(2)} (best runs ${leastOf.toFixed(2)}), at most ${most}`,
    );
  }
  if (values.picture) writeFileSync(PICTURE, timelineOf(medians));
} finally {
  await browser.close();
  await pages.close();
  await site.close();
}
