import type { BrowserContext, Page } from '@playwright/test';
import { expect, test, type TestSite } from '../../support/test';
import {
  askForEmailCode,
  button,
  codeField,
  codeSentTo,
  EMAIL_CODE,
  emailField,
  heading,
  shown,
  signInByEmailCode,
} from '../../support/widget/widget';

interface Begun {
  element: string;
  duration: number;
}

interface MotionWindow {
  begun: Begun[];
}

/** Records the animations that scripts start, and pauses each at its start if `paused` is true. */
async function recordMotion(context: BrowserContext, paused = false): Promise<void> {
  await context.addInitScript((isPaused) => {
    const begun: Begun[] = [];
    Object.assign(window, { begun });
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (keyframes, options) {
      const animation = animate.call(this, keyframes, options);
      begun.push({
        element: 'height' in (keyframes as object) ? 'card' : 'screen',
        duration: Number(animation.effect?.getTiming().duration),
      });
      if (isPaused) animation.pause();
      return animation;
    };
  }, paused);
}

const begunOn = (page: Page) => page.evaluate(() => (window as unknown as MotionWindow).begun);

const PAGE = { html: '<h1>Prices</h1><div id="sign-in"></div><p id="below">The page goes on.</p>' };

async function visit(
  site: TestSite,
  options: { reducedMotion?: 'reduce' | 'no-preference' } = { reducedMotion: 'no-preference' },
  paused = false,
): Promise<Page> {
  const context = await site.newContext({ viewport: { width: 400, height: 900 }, ...options });
  await recordMotion(context, paused);
  const { page } = await site.visitWidget({ config: EMAIL_CODE }, PAGE, context);
  await shown(emailField(page));
  return page;
}

/** The positions of the page's parts in px, and the screen's opacity. */
const places = (page: Page) =>
  page.evaluate(() => {
    const box = (selector: string) => {
      const found = document.querySelector(selector);
      if (!found) throw new Error(`${selector} is missing.`);
      return found.getBoundingClientRect();
    };
    const card = box('.pricerx-widget > div > div > div');
    const screen = document.querySelector('pricerx-auth section')?.parentElement as HTMLElement;
    return {
      title: box('h1').top,
      card: { left: card.left, top: card.top, width: card.width },
      height: card.height,
      below: box('#below').top - card.bottom,
      opacity: Number(getComputedStyle(screen).opacity),
      wide: document.documentElement.scrollWidth,
    };
  });

/** Sets all animations of the card to a time in ms, except the caret's, which continues. */
const seek = (page: Page, time: number) =>
  page.evaluate((ms) => {
    for (const animation of document.getAnimations()) {
      if (animation instanceof CSSAnimation) continue;
      animation.pause();
      animation.currentTime = ms;
    }
  }, time);

const endAll = (page: Page) =>
  page.evaluate(() =>
    document.getAnimations().forEach((animation) => {
      if (!(animation instanceof CSSAnimation)) animation.finish();
    }),
  );

test.describe('§2 Screens: animation between two screens', () => {
  test('the card’s height and the new screen are animated together, and the content below moves with the card', async ({
    site,
  }) => {
    const page = await visit(site, { reducedMotion: 'no-preference' }, true);
    const before = await places(page);
    await askForEmailCode(page, 'motion@example.com');
    const begun = await begunOn(page);
    expect(begun.map(({ element }) => element).sort()).toEqual(['card', 'screen']);
    expect(new Set(begun.map(({ duration }) => duration)).size).toBe(1);
    expect(begun[0]?.duration).toBeGreaterThanOrEqual(150);
    expect(begun[0]?.duration).toBeLessThanOrEqual(200);

    // The field has the focus at the start of the animation.
    expect(await codeField(page).evaluate((field) => field === document.activeElement)).toBe(true);
    const start = await places(page);
    // The card is never empty.
    expect(start).toEqual({ ...before, opacity: 0.4 });
    await seek(page, 90);
    const middle = await places(page);
    await endAll(page);
    const end = await places(page);
    expect({ ...end, height: before.height }).toEqual(before);
    expect(middle).toEqual({ ...before, height: middle.height, opacity: middle.opacity });
    expect(middle.height).toBeGreaterThan(before.height);
    expect(middle.height).toBeLessThan(end.height);
    expect(middle.opacity).toBeGreaterThan(0.4);
    expect(middle.opacity).toBeLessThan(1);
  });

  test('no fixed height remains when the visitor goes back during the animation', async ({ site }) => {
    const page = await visit(site, { reducedMotion: 'no-preference' }, true);
    const before = await places(page);
    for (let round = 0; round < 3; round += 1) {
      await askForEmailCode(page, 'to-and-fro@example.com');
      await seek(page, 60);
      const middle = await places(page);
      await page.getByRole('button', { name: 'Back' }).evaluate((back: HTMLElement) => back.click());
      await shown(emailField(page));
      // The next animation starts at the current height.
      expect(Math.abs((await places(page)).height - middle.height)).toBeLessThan(1);
      await seek(page, 60);
    }
    await endAll(page);
    expect(await places(page)).toEqual(before);
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    expect(await page.locator('pricerx-auth [style*=height]').count()).toBe(0);
  });

  test('the first screen is not animated, also after the hydration', async ({ site }) => {
    const page = await visit(site);
    await page.waitForLoadState('networkidle');
    expect(await begunOn(page)).toEqual([]);
  });

  test('nothing is animated with reduced motion', async ({ site }) => {
    const page = await visit(site, { reducedMotion: 'reduce' });
    await signInByEmailCode(page, site, 'still@example.com');
    expect(await begunOn(page)).toEqual([]);
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });

  test('nothing is animated in a hidden tab', async ({ site }) => {
    const context = await site.newContext({ reducedMotion: 'no-preference' });
    await recordMotion(context);
    await context.addInitScript(() =>
      Object.defineProperty(Document.prototype, 'hidden', { get: () => true }),
    );
    const { page } = await site.visitWidget({ config: EMAIL_CODE }, PAGE, context);
    await askForEmailCode(page, 'hidden@example.com');
    expect(await begunOn(page)).toEqual([]);
  });

  test('the check mark of a success screen is animated once', async ({ site }) => {
    const page = await visit(site);
    await askForEmailCode(page, 'drawn@example.com');
    await codeField(page).fill(await codeSentTo(site, 'drawn@example.com'));
    await shown(heading(page, 'Success!'));
    const drawing = await page.evaluate(() =>
      document.getAnimations().flatMap((animation) => {
        if ((animation as CSSAnimation).animationName !== 'pricerx-draw') return [];
        const { iterations, endTime } = animation.effect?.getComputedTiming() ?? {};
        return [{ iterations, isShort: Number(endTime) < 500 }];
      }),
    );
    expect(drawing).toEqual([{ iterations: 1, isShort: true }]);
    await page.waitForFunction(() => document.getAnimations().length === 0);
    expect(await button(page, 'Back').count()).toBe(1);
  });
});
