import { expect, test as base, type BrowserContext, type BrowserContextOptions } from '@playwright/test';
import type { BarePage } from './site/bareServer';
import { mountLogin, openBarePage, openTab, type MountArgs, type Visit } from './site/page';
import { startSite, type Site, type SiteOptions } from './site/site';
import { listenForUncaught, takeUncaught } from './site/uncaught';

export { expect };

/** A site of the test's own, and visits to it. */
export interface TestSite extends Site {
  /** A new browser context, closed after the test. */
  newContext(options?: BrowserContextOptions): Promise<BrowserContext>;
  /** Opens the host page. */
  visitHost(path?: string, context?: BrowserContext): Promise<Visit>;
  /** Opens a page with a login widget alone. */
  visitWidget(args: MountArgs, bare?: BarePage, context?: BrowserContext): Promise<Visit>;
}

interface Fixtures {
  siteOptions: SiteOptions;
  site: TestSite;
  /** Fails each test in which a page had an unhandled error or rejection. */
  uncaught: void;
}

export const test = base.extend<Fixtures>({
  siteOptions: [{}, { option: true }],
  uncaught: [
    async ({}, use) => {
      await use();
      expect(takeUncaught()).toEqual([]);
    },
    { auto: true },
  ],
  async site({ browser, siteOptions }, use) {
    const contexts: BrowserContext[] = [];
    const started = await startSite(siteOptions);
    const site: TestSite = {
      ...started,
      async newContext(options) {
        // Positions are read as soon as a screen is shown.
        const context = await browser.newContext({ reducedMotion: 'reduce', ...options });
        listenForUncaught(context);
        contexts.push(context);
        return context;
      },
      async visitHost(path = '/', context) {
        const used = context ?? (await site.newContext());
        return { context: used, ...(await openTab(used, site.hostUrl + path)) };
      },
      async visitWidget(args, bare, context) {
        const used = context ?? (await site.newContext());
        const tab = await openBarePage(used, site, bare);
        await mountLogin(tab.page, site, args);
        return { context: used, ...tab };
      },
    };
    await use(site);
    await Promise.all(contexts.map((context) => context.close()));
    await site.close();
  },
});
