import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { ENTRIES } from '../../../gallery/entries/all';
import type { Look } from '../../../gallery/looks';
import { type GalleryOptions, serveGallery } from '../../../gallery/server';
import { listenForUncaught } from '../site/uncaught';
import { test } from '../test';
import { seriousViolations } from './axe';

/** For one test for each state of the gallery. */
export const STATES = ENTRIES.map(({ screen, title, name }) => ({ screen, title, name }));

/** The same for one test for each screen, which goes through the names of its states. */
export const SCREENS = [...new Set(STATES.map(({ screen }) => screen))].map((screen) => ({
  screen,
  names: STATES.flatMap((state) => (state.screen === screen ? [state.name] : [])),
}));

export interface GalleryExtras {
  /** Texts that replace the state's own. */
  strings?: Record<string, string>;
}

interface GalleryWindow {
  gallery: {
    show(name: string, look: Partial<Look>, extras?: GalleryExtras): Promise<unknown>;
    setLocale(locale: string): Promise<void>;
  };
}

/** The gallery's states on one page, which is opened once for all tests of a file. */
export function useGallery(
  options: Partial<GalleryOptions> = {},
  contextOptions: BrowserContextOptions = {},
  open?: () => Promise<Browser>,
) {
  let close: () => Promise<void>;
  const gallery = {
    page: null as unknown as Page,
    /** Shows a state and waits until nothing changes any more. */
    show: (name: string, look: Partial<Look> = {}, extras: GalleryExtras = {}): Promise<void> =>
      gallery.page.evaluate(
        async ([shown, as, more]) => {
          await (window as unknown as GalleryWindow).gallery.show(shown, as, more);
        },
        [name, look, extras] as const,
      ),
    /** Draws the shown state in another language. */
    setLocale: (locale: string): Promise<void> =>
      gallery.page.evaluate((tag) => (window as unknown as GalleryWindow).gallery.setLocale(tag), locale),
  };

  test.beforeAll(async ({ browser }) => {
    const [own, served] = await Promise.all([open?.(), serveGallery({ port: 0, ...options })]);
    const context = await (own ?? browser).newContext({
      viewport: { width: 320, height: 720 },
      reducedMotion: 'reduce',
      ...contextOptions,
    });
    listenForUncaught(context);
    gallery.page = await context.newPage();
    close = async () => {
      await context.close();
      await own?.close();
      await served.close();
    };
    await gallery.page.goto(`${served.url}/entry.html`);
    await gallery.page.waitForFunction(() => 'gallery' in window);
  });
  test.afterAll(() => close());
  return gallery;
}

/** Serious and critical problems that axe finds in the widget, by all rules or by the given ones. */
export const axeProblems = (page: Page, rules?: readonly string[]): Promise<string[]> =>
  seriousViolations(page, 'pricerx-auth', rules);

/** Elements of the widget that extend beyond the window's sides, without screen-reader-only text. */
export const overflowing = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const widget = document.querySelector('pricerx-auth');
    const root = widget?.shadowRoot ?? widget;
    const { clientWidth, scrollWidth } = document.documentElement;
    const wide = [...(root?.querySelectorAll('*') ?? [])].filter((part) => {
      const { left, right, width } = part.getBoundingClientRect();
      return width > 1 && (left < -0.5 || right > clientWidth + 0.5);
    });
    const outer = scrollWidth > clientWidth ? [`the page is ${scrollWidth}px wide`] : [];
    return [...outer, ...wide.map((part) => part.outerHTML.slice(0, 120))];
  });
