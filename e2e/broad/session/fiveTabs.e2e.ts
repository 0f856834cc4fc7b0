import type { Page } from '@playwright/test';
import { SESSION_REFRESH_INTERVAL_MS as REFRESH_MS } from '../../../src/domain/constants';
import { openTab, PUBLIC_TOKEN } from '../../support/site/page';
import { expect, test, type TestSite } from '../../support/test';
import { callsTo, shown, signInByEmailCode } from '../../support/widget/widget';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const account = (page: Page) => page.locator('.account__name');
const refreshes = (site: TestSite) => callsTo(site, '/sessions/authenticate');

test.describe('§4 Session lifecycle: several tabs', () => {
  test('five tabs send at most one refresh in 3 minutes, and each gets the new session', async ({ site }) => {
    const context = await site.newContext();
    await context.clock.install();
    const first = (await site.visitHost('/sign-in?products=otp&otp=email&stay=1', context)).page;
    await signInByEmailCode(first, site, 'five@example.com');
    const tabs = [
      first,
      ...(await Promise.all(
        [1, 2, 3, 4].map(() => openTab(context, `${site.hostUrl}/`).then((tab) => tab.page)),
      )),
    ];
    await Promise.all(tabs.map((tab) => shown(account(tab))));
    await Promise.all(tabs.map((tab) => tab.waitForLoadState('networkidle')));
    const before = (await refreshes(site)).length;
    let seen = 0;
    for (const tab of tabs) {
      tab.on('request', (request) => (seen += request.url().endsWith('/sessions/authenticate') ? 1 : 0));
    }

    /** Advances the clocks of the tabs and of the sandbox. */
    const passTime = async (ms: number, move: 'fastForward' | 'runFor') => {
      const seenBefore = seen;
      await Promise.all([context.clock[move](ms), site.control.advanceClock(ms)]);
      await pause(30);
      // Waits in real time until the other tabs have the answer.
      if (seen > seenBefore) await pause(500);
    };
    // Passes most of an interval at once, and its end in steps shorter than the time limit of requests, which the
    // same clock measures.
    for (let passed = 0; passed < 20 * 60_000; passed += REFRESH_MS) {
      await passTime(REFRESH_MS - 12_000, 'fastForward');
      for (let step = 0; step < 6; step += 1) await passTime(2_000, 'runFor');
    }

    const made = (await refreshes(site)).slice(before);
    expect(made.map(({ status }) => status)).toEqual(made.map(() => 200));
    expect(made.length).toBeLessThanOrEqual(7);
    expect(made.length).toBeGreaterThanOrEqual(6);
    const sessions = await Promise.all(
      tabs.map((tab) => tab.evaluate((key) => localStorage.getItem(key), `stytch_sdk_state_${PUBLIC_TOKEN}`)),
    );
    expect(new Set(sessions).size).toBe(1);
    for (const tab of tabs) expect(await account(tab).textContent()).toBe('five@example.com');
  });
});
