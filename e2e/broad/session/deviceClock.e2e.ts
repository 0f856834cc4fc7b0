import type { Page } from '@playwright/test';
import { SESSION_REFRESH_INTERVAL_MS as REFRESH_MS } from '../../../src/domain/constants';
import { expect, test } from '../../support/test';
import { askForEmailCode, callsTo, codeField, codeSentTo, heading, shown } from '../../support/widget/widget';

const HOUR_MS = 3_600_000;

const secondsLeft = async (page: Page): Promise<number> => {
  const text = await page
    .getByText(/^Your code expires in \d/)
    .first()
    .textContent();
  const [, minutes, seconds] = /(\d+):(\d\d)/.exec(text ?? '') ?? [];
  return Number(minutes) * 60 + Number(seconds);
};

test.describe('§4 Session lifecycle: a wrong device clock', () => {
  for (const hours of [-24, -1, 1, 24]) {
    test(`a clock ${hours} h off keeps the countdown, the sign-in, the refresh and a reload working`, async ({
      site,
    }) => {
      const email = `clock${hours}@example.com`;
      const context = await site.newContext();
      await context.clock.install({ time: Date.now() + hours * HOUR_MS });
      const { page, complaints } = await site.visitHost('/sign-in?products=otp&otp=email&stay=1', context);

      await askForEmailCode(page, email);
      expect(await secondsLeft(page)).toBeGreaterThan(290);
      await page.clock.fastForward(60_000);
      expect(await secondsLeft(page)).toBeGreaterThan(230);
      expect(await secondsLeft(page)).toBeLessThanOrEqual(240);

      await codeField(page).fill(await codeSentTo(site, email));
      await shown(heading(page, 'Success!'));
      // The chunk that refreshes the session is fetched after the sign-in.
      await page.waitForLoadState('networkidle');
      const before = (await callsTo(site, '/sessions/authenticate')).length;

      const refreshed = page.waitForResponse(/\/sessions\/authenticate$/);
      await page.clock.fastForward(REFRESH_MS + 1_000);
      expect((await refreshed).status()).toBe(200);
      await page.clock.fastForward(REFRESH_MS / 2);
      expect(await callsTo(site, '/sessions/authenticate')).toHaveLength(before + 1);

      await page.reload();
      await shown(page.locator('.account__name', { hasText: email }));
      expect(complaints).toEqual([]);
    });
  }
});
