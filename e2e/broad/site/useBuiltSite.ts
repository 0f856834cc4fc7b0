import type { Browser, BrowserContextOptions } from 'playwright-core';
import { openBrowser } from '../../support/browser/browser';
import { visit, type Visit } from '../../support/site/page';
import { serveSite, type ServedFile } from '../../support/site/siteServer';

/** Serves the built site below a folder of a static host. */
export function useBuiltSite() {
  const files = new Map<string, ServedFile>();
  const opened: Visit[] = [];
  let browser: Browser;
  let server: Awaited<ReturnType<typeof serveSite>>;
  beforeAll(async () => {
    [browser, server] = await Promise.all([openBrowser(), serveSite('/some/folder/', files)]);
  });
  afterEach(async () => {
    await Promise.all(opened.splice(0).map(({ context }) => context.close()));
  });
  afterAll(async () => {
    await browser.close();
    await server.close();
  });
  return {
    get url() {
      return server.url;
    },
    /** Serves another file on the site's origin. */
    add(pathname: string, file: ServedFile): string {
      files.set(pathname, file);
      return new URL(pathname, server.url).href;
    },
    async open(path: string, options?: BrowserContextOptions): Promise<Visit> {
      const visited = await visit(browser, new URL(path, server.url).href, options);
      opened.push(visited);
      return visited;
    },
  };
}
