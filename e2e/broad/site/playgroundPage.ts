import type { FrameLocator, Page } from '@playwright/test';
import type { Visit } from '../../support/site/page';
import { shown } from '../../support/widget/widget';
import { test as base } from './builtSite';

export const phone = (page: Page): FrameLocator => page.frameLocator('iframe[title="On a phone"]');
export const desktop = (page: Page): FrameLocator => page.frameLocator('iframe[title="On a desktop"]');
export const codeOf = async (page: Page): Promise<string> =>
  (await page.locator('#code pre').allTextContents()).join('\n');

export const check = (name: string) => (page: Page) => page.getByLabel(name, { exact: true }).check();
export const select = (label: string, value: string) => (page: Page) =>
  page.getByLabel(label).selectOption(value);
/** Types a value of the theme. */
export const type = (label: string, value: string) => async (page: Page) => {
  await page.locator('summary', { hasText: 'values' }).click();
  await page.getByLabel(label, { exact: true }).fill(value);
};

interface Fixtures {
  /** Opens the built site's playground and waits for the widget in its frames. */
  openPlayground(search?: string): Promise<Visit>;
}

export const test = base.extend<Fixtures>({
  async openPlayground({ builtSite }, use) {
    await use(async (search = '') => {
      const visited = await builtSite.open(`playground.html${search}`);
      await shown(phone(visited.page).locator('pricerx-auth'));
      await shown(desktop(visited.page).locator('pricerx-auth'));
      return visited;
    });
  },
});
