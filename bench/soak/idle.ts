import type { Browser, Page } from '@playwright/test';
import { openBarePage } from '../../e2e/support/site/page';
import type { Site } from '../../e2e/support/site/site';
import { clientCall, signInByCalls } from '../../e2e/support/widget/passkeys';

const MINUTE_MS = 60_000;

/** Opens idle tabs with a signed-in visitor, and counts their calls to the provider in an hour, by path. */
export async function requestsOfAnHour(
  browser: Browser,
  site: Site,
  tabCount: number,
): Promise<Record<string, number>> {
  const context = await browser.newContext();
  await context.clock.install();
  const tabs: Page[] = [];
  for (let opened = 0; opened < tabCount; opened += 1) tabs.push((await openBarePage(context, site)).page);
  const [first] = tabs;
  if (!first) throw new Error('No tab is open.');
  await signInByCalls(first, site, 'idle@example.com');
  for (const tab of tabs) await clientCall(tab, site, 'session.getSync');
  await first.waitForTimeout(1_000);
  const requests: Record<string, number> = {};
  const prefix = `${site.sandboxUrl}/sdk/v1`;
  context.on('request', (request) => {
    const [address = ''] = request.url().split('?');
    if (!address.startsWith(prefix) || request.method() === 'OPTIONS') return;
    const path = address.slice(prefix.length);
    requests[path] = (requests[path] ?? 0) + 1;
  });
  for (let minute = 0; minute < 60; minute += 1) {
    // Advances the clock of all tabs.
    await context.clock.runFor(MINUTE_MS);
    await first.waitForTimeout(50);
  }
  await context.close();
  return requests;
}
