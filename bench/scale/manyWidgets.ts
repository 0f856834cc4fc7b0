import type { Browser, Page } from '@playwright/test';
import { openBarePage, PUBLIC_TOKEN } from '../../e2e/support/site/page';
import type { Site } from '../../e2e/support/site/site';
import { EMAIL_CODE } from '../../e2e/support/widget/widget';
import { heapOf } from '../soak/heap';

/** Mounts widgets on one page, and waits until all are drawn, with `eager` hydrated too. Returns the milliseconds until then. */
const mountAll = (page: Page, count: number, loading: 'auto' | 'eager', site: Site): Promise<number> =>
  page.evaluate(
    async ([widgets, when, publicToken, options, config]) => {
      interface Api {
        PriceRxAuth: { mountLogin(args: object): void };
      }
      const places = Array.from({ length: widgets }, () =>
        document.body.appendChild(document.createElement('div')),
      );
      const start = performance.now();
      for (const selector of places)
        (window as unknown as Api).PriceRxAuth.mountLogin({
          publicToken,
          selector,
          options,
          config,
          loading: when,
        });
      const isReady = (place: Element) => {
        const field = place.querySelector('input');
        const isHydrated = Object.keys(field ?? {}).some((key) => key.startsWith('__reactFiber'));
        // Read from the attribute, because a computed style would be calculated at each look.
        const isVisible = field?.closest<HTMLElement>('.pricerx-widget')?.style.visibility === '';
        return isVisible && (when === 'auto' || isHydrated);
      };
      do await new Promise(requestAnimationFrame);
      while (!places.every(isReady));
      await new Promise(requestAnimationFrame);
      return performance.now() - start;
    },
    [count, loading, PUBLIC_TOKEN, { endpoints: site.endpoints }, EMAIL_CODE] as const,
  );

/** Milliseconds and megabytes of a page with this number of widgets. */
export async function manyWidgets(browser: Browser, site: Site, count: number, loading: 'auto' | 'eager') {
  const context = await browser.newContext();
  // tsx adds calls of a helper `__name`, which does not exist in the page.
  await context.addInitScript('globalThis.__name = (named) => named;');
  const { page } = await openBarePage(context, site);
  const devtools = await context.newCDPSession(page);
  const before = await heapOf(devtools);
  const ms = await mountAll(page, count, loading, site);
  const megabytes = ((await heapOf(devtools)) - before) / 1_000;
  await context.close();
  return { ms, megabytes };
}
