import type { BrowserContextOptions } from '@playwright/test';
import { visit, type Visit } from '../../support/site/page';
import { type ServedFile, serveSite } from '../../support/site/siteServer';
import { test as base } from '../../support/test';

/** The built site, below a folder of a static host. */
export interface BuiltSite {
  url: string;
  /** Serves another file on the site's origin. */
  add(pathname: string, file: ServedFile): string;
  open(path: string, options?: BrowserContextOptions): Promise<Visit>;
}

export const test = base.extend<{ builtSite: BuiltSite }>({
  async builtSite({ browser }, use) {
    const files = new Map<string, ServedFile>();
    const opened: Visit[] = [];
    const { url, close } = await serveSite('/some/folder/', files);
    await use({
      url,
      add(pathname, file) {
        files.set(pathname, file);
        return new URL(pathname, url).href;
      },
      async open(path, options) {
        const visited = await visit(browser, new URL(path, url).href, options);
        opened.push(visited);
        return visited;
      },
    });
    await Promise.all(opened.map(({ context }) => context.close()));
    await close();
  },
});
