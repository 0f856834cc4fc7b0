import type { Page, Route } from '@playwright/test';
import type { TestSite } from '../test';
import { openBarePage } from './page';

const SIZE = { width: 400, height: 700 };

/** A bare page that delays a chunk of the widget until the test releases it, or fails it once. */
export async function openHeld(site: TestSite, chunk: string, viewport = SIZE) {
  const context = await site.newContext({ viewport });
  let answer: (how: 'continue' | 'abort') => void = () => undefined;
  let answered: Promise<'continue' | 'abort'>;
  const hold = () => {
    answered = new Promise((resolve) => (answer = resolve));
  };
  hold();
  await context.route(new RegExp(`/pricerx-auth\\.${chunk}\\.`), async (route: Route) => {
    await ((await answered) === 'abort' ? route.abort() : route.continue());
  });
  const { page } = await openBarePage(context, site);
  return {
    page,
    release: () => answer('continue'),
    refuse: () => {
      const refused = answer;
      hold();
      refused('abort');
    },
  };
}

/** The current screen, disabled while the next one loads or has failed to load. */
export const held = (page: Page) => page.locator('pricerx-auth [aria-disabled=true]:not(button)');

/** The current screen while the next one loads. */
export const busy = (page: Page) => page.locator('pricerx-auth [aria-busy=true]:not(button)');

export const cardHeight = async (page: Page): Promise<number> =>
  (await page.locator('.pricerx-widget').boundingBox())?.height ?? 0;

/** The spinner that replaces a screen. */
export const spinner = (page: Page) => page.getByRole('status').filter({ hasText: 'Loading' });
