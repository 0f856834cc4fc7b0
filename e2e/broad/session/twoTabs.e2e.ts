import { chromium, type Page } from '@playwright/test';
import { launchOptions } from '../../support/browser/browser';
import { openClient, signInClient } from '../../support/site/clientPage';
import { expect, test } from '../../support/test';
import { hasFirefox, launchFirefox } from '../browsers/playwrightDriver';

/** In Firefox about one round of ten fails without a measure. */
const ROUNDS = 20;
const AGREE_WITHIN_MS = 1_000;

const jwtIn = (page: Page) => page.evaluate(() => window.client.session.getTokens()?.session_jwt);

/** Calls `authenticate` at a time of the clock. Each tab asks for another duration, so that the JWTs differ. */
const authenticateIn = (page: Page, at: number, minutes: number) =>
  page.evaluate(
    async ([moment, session_duration_minutes]) => {
      await new Promise((resolve) => setTimeout(resolve, moment - Date.now()));
      return (await window.client.session.authenticate({ session_duration_minutes })).session_jwt;
    },
    [at, minutes] as const,
  );

const firefox = ['Firefox', () => launchFirefox()] as const;
const BROWSERS = [
  ...(hasFirefox ? [firefox] : []),
  ['Chromium', async () => chromium.launch(await launchOptions())] as const,
];

for (const [name, launch] of BROWSERS) {
  test(`§4 Session lifecycle: in ${name}, two tabs that authenticate in the same moment agree on one JWT`, async ({
    site,
  }) => {
    const browser = await launch();
    try {
      const context = await browser.newContext();
      const url = site.bare.add({});
      const one = await openClient(context, site, url);
      await signInClient(one, site, 'two-tabs@example.com');
      const other = await openClient(context, site, url);
      for (let round = 0; round < ROUNDS; round += 1) {
        const at = Date.now() + 200;
        const given = await Promise.all([
          authenticateIn(one, at, 30 + round),
          authenticateIn(other, at, 60 + round),
        ]);
        expect(given[0]).not.toBe(given[1]);
        await new Promise((resolve) => setTimeout(resolve, AGREE_WITHIN_MS));
        const [here, there] = await Promise.all([jwtIn(one), jwtIn(other)]);
        expect(given).toContain(here);
        expect(there).toBe(here);
      }
    } finally {
      await browser.close();
    }
  });
}
