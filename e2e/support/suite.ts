import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core';
import type { BarePage } from './site/bareServer';
import { openBrowser } from './browser/browser';
import { mountLogin, openBarePage, openTab, type MountArgs, type Visit } from './site/page';
import { startSite, type Site, type SiteOptions } from './site/site';
import { failOnUncaught, listenForUncaught } from './site/uncaught';

export interface Suite {
  browser: Browser;
  site: Site;
  /** A new browser context, closed after the test. */
  newContext(options?: BrowserContextOptions): Promise<BrowserContext>;
  /** Opens the host page. */
  visitHost(path?: string, context?: BrowserContext): Promise<Visit>;
  /** Opens a page with a login widget alone. */
  visitWidget(args: MountArgs, bare?: BarePage, context?: BrowserContext): Promise<Visit>;
}

/** A site and the shared browser for the tests of one file. Contexts are closed after each test. */
export function useSite(options?: SiteOptions | (() => SiteOptions)): Suite {
  const contexts: BrowserContext[] = [];
  const suite = {
    async newContext(contextOptions) {
      // Positions are read as soon as a screen is shown.
      const context = await suite.browser.newContext({ reducedMotion: 'reduce', ...contextOptions });
      listenForUncaught(context);
      contexts.push(context);
      return context;
    },
    async visitHost(path = '/', context) {
      const used = context ?? (await suite.newContext());
      return { context: used, ...(await openTab(used, suite.site.hostUrl + path)) };
    },
    async visitWidget(args, bare, context) {
      const used = context ?? (await suite.newContext());
      const tab = await openBarePage(used, suite.site, bare);
      await mountLogin(tab.page, suite.site, args);
      return { context: used, ...tab };
    },
  } as Suite;

  beforeAll(async () => {
    const made = typeof options === 'function' ? options() : options;
    [suite.browser, suite.site] = await Promise.all([openBrowser(), startSite(made)]);
  });
  afterEach(async () => {
    await Promise.all(contexts.splice(0).map((context) => context.close()));
  });
  failOnUncaught();
  afterAll(async () => {
    await suite.browser.close();
    await suite.site.close();
  });
  return suite;
}
