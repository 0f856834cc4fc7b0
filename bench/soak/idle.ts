import type { Browser, Page } from '@playwright/test';
import { openBarePage } from '../../e2e/support/site/page';
import type { Site } from '../../e2e/support/site/site';
import { clientCall, signInByCalls } from '../../e2e/support/widget/passkeys';
import { countLive, countsOf, type Counts } from './counts';

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;
/** The engine's own cache of numbers as texts grows in the first hours, to 65 kB. */
const WARM_UP_MINUTES = DAY_MINUTES / 2;

/** An idle day of a signed-in visitor. */
export interface IdleDay {
  before: Counts;
  after: Counts;
  /** Calls of all tabs to the provider in 24 hours, by path. */
  requests: Record<string, number>;
}

/** Opens idle tabs with a signed-in visitor, moves the clocks of the tabs and of the sandbox, and counts in the first tab. */
export async function idleDay(browser: Browser, site: Site, tabCount: number): Promise<IdleDay> {
  const context = await browser.newContext();
  // tsx adds calls of a helper `__name`, which does not exist in the page.
  await context.addInitScript('globalThis.__name = (named) => named;');
  await context.clock.install();
  await countLive(context);
  const tabs: Page[] = [];
  for (let opened = 0; opened < tabCount; opened += 1) tabs.push((await openBarePage(context, site)).page);
  const [first] = tabs;
  if (!first) throw new Error('No tab is open.');
  await signInByCalls(first, site, 'idle@example.com', 2 * DAY_MINUTES);
  for (const tab of tabs) await clientCall(tab, site, 'session.getSync');
  await first.waitForTimeout(1_000);
  const pass = async (minutes: number): Promise<void> => {
    for (let minute = 0; minute < minutes; minute += 1) {
      await Promise.all([context.clock.runFor(MINUTE_MS), site.control.advanceClock(MINUTE_MS)]);
      await first.waitForTimeout(50);
    }
  };
  await pass(WARM_UP_MINUTES);
  const before = await countsOf(first);
  const requests: Record<string, number> = {};
  const prefix = `${site.sandboxUrl}/sdk/v1`;
  context.on('request', (request) => {
    const [address = ''] = request.url().split('?');
    if (!address.startsWith(prefix) || request.method() === 'OPTIONS') return;
    const path = address.slice(prefix.length);
    requests[path] = (requests[path] ?? 0) + 1;
  });
  await pass(DAY_MINUTES);
  const after = await countsOf(first);
  await context.close();
  return { before, after, requests };
}
