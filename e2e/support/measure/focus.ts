import { expect, type Page } from '@playwright/test';
import { contrast } from './contrast';

/** A stop of the Tab key. */
export interface Stop {
  /** Its accessible name. */
  name: string;
  /** Why its focus is not visible; empty if it is visible. */
  unseen: string;
}

const MOST_STOPS = 40;

/** Adds a button before and after the widget as the ends of a Tab walk, and focuses the first. */
export const beginWalk = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const id of ['before', 'after']) {
      if (document.getElementById(id)) continue;
      const button = document.createElement('button');
      button.id = id;
      button.textContent = id;
      if (id === 'before') document.body.prepend(button);
      else document.body.append(button);
    }
    document.getElementById('before')?.focus();
  });

/** The focused element and how its focus is drawn; null outside of the widget. */
const focusHere = (page: Page) =>
  page.evaluate(() => {
    let part = document.activeElement;
    while (part?.shadowRoot?.activeElement) part = part.shadowRoot.activeElement;
    const isInside = part?.closest('pricerx-auth') ?? part?.getRootNode() !== document;
    if (!(part instanceof HTMLElement) || !isInside) return null;
    const { labels } = part as HTMLInputElement;
    const copy = part.cloneNode(true) as HTMLElement;
    copy.querySelectorAll('[aria-hidden=true]').forEach((hidden) => hidden.remove());
    const name = part.getAttribute('aria-label') ?? labels?.[0]?.textContent ?? copy.textContent ?? '';
    const groundOf = (element: Element | null): string => {
      const color = element ? getComputedStyle(element).backgroundColor : 'rgb(255, 255, 255)';
      return /, 0\)$/.test(color) ? groundOf(element?.parentElement ?? null) : color;
    };
    // The six boxes of a code are drawn beside their input. The box with the caret shows the focus, or all boxes together.
    const row = part.matches('[autocomplete=one-time-code]') ? part.parentElement : null;
    const boxes = row ? [row, ...row.querySelectorAll<HTMLElement>('[aria-hidden=true]')] : [];
    const drawn = boxes.find((box) => getComputedStyle(box).outlineStyle !== 'none') ?? part;
    const { outlineStyle, outlineWidth, outlineColor, boxShadow } = getComputedStyle(drawn);
    const ground = groundOf(drawn.parentElement);
    const ring =
      outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2 && !/, 0\)$/.test(outlineColor)
        ? outlineColor
        : (/^rgba?\([^)]*\)/.exec(boxShadow)?.[0] ?? '');
    const { left, top, width, height } = part.getBoundingClientRect();
    const root = part.getRootNode() as Document | ShadowRoot;
    // Tests three points on the diagonal, because WCAG 2.4.11 forbids only that the element is covered completely.
    const isCovered = [0.1, 0.5, 0.9].every((share) => {
      const hit = root.elementFromPoint(left + width * share, top + height * share);
      return !hit || !(part.contains(hit) || hit.contains(part) || part.parentElement?.contains(hit));
    });
    return { name: name.trim(), ring, ground, isCovered };
  });

/** The focused element and whether its focus is visible; null outside of the widget. */
async function stopHere(page: Page): Promise<Stop | null> {
  const focus = await focusHere(page);
  if (!focus) return null;
  const { name, ring, ground, isCovered } = focus;
  const unseen = [
    ring === '' && 'no ring',
    ring !== '' && contrast(ring, ground) < 3 && `a faint ring: ${ring} on ${ground}`,
    isCovered && 'covered by something else',
  ].filter(Boolean);
  return { name, unseen: unseen.join(', ') };
}

/** Presses Tab until the focus has left the widget. */
export async function tabWalk(page: Page): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (;;) {
    await page.keyboard.press('Tab');
    const stop = await stopHere(page);
    if (!stop) return stops;
    stops.push(stop);
    if (stops.length > MOST_STOPS)
      throw new Error(`No way out: ${stops.map(({ name }) => name).join(', ')}.`);
  }
}

/** The accessible name of the focused element. */
export const focusedName = (page: Page): Promise<string> =>
  page.evaluate(() => {
    let part = document.activeElement;
    while (part?.shadowRoot?.activeElement) part = part.shadowRoot.activeElement;
    if (part === null || part === document.body) return 'the page';
    const { labels } = part as HTMLInputElement;
    return part.getAttribute('aria-label') ?? labels?.[0]?.textContent ?? part.textContent ?? '';
  });

/** Waits until the focused element has this name or text. */
export const expectFocus = (page: Page, name: string): Promise<void> =>
  expect.poll(() => focusedName(page)).toBe(name);
