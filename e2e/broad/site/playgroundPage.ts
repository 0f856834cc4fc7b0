import type { FrameLocator, Page } from 'playwright-core';
import type { Visit } from '../../support/site/page';
import { shown } from '../../support/widget/widget';
import { useBuiltSite } from './useBuiltSite';

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

/** The built site, and a function that opens its playground and waits for the widget in its frames. */
export function usePlayground() {
  const site = useBuiltSite();
  const openPlayground = async (search = ''): Promise<Visit> => {
    const visited = await site.open(`playground.html${search}`);
    await shown(phone(visited.page).locator('pricerx-auth'));
    await shown(desktop(visited.page).locator('pricerx-auth'));
    return visited;
  };
  return { site, openPlayground };
}
