import { expect } from '@playwright/test';
import type { Key, Visitor as AnyVisitor } from '../../../tests/visitor/visitor';
import type { Tab } from './driver';
import { complaintsInPage, fillInPage, findInPage, type Found } from '../../../tests/visitor/inPage';
import type { Wanted } from '../../../tests/visitor/wanted';

const WAIT_MS = 20_000;
const POLL_MS = 60;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export type Visitor = ReturnType<typeof visitorOf>;

/** Actions of a visitor in a tab. */
export function visitorOf(tab: Tab) {
  /** Finds nothing while the page navigates. */
  const find = (wanted: Wanted, scroll = false): Promise<Found | null> =>
    tab.evaluate(findInPage, wanted, scroll).catch(() => null);

  async function until<T>(what: string, look: () => Promise<T | null | false>): Promise<T> {
    for (const end = Date.now() + WAIT_MS; Date.now() < end; await pause(POLL_MS)) {
      const seen = await look().catch(() => null);
      if (seen !== null && seen !== false) return seen;
    }
    const body = await tab.evaluate(() => `${location.href}\n${document.body.innerText}`).catch(String);
    throw new Error(`Not seen within ${WAIT_MS} ms: ${what}. The page shows:\n${body}`);
  }

  const shown = (wanted: Wanted) => until(JSON.stringify(wanted), () => find(wanted));

  /** Waits until the element is enabled and does not move. */
  async function ready(wanted: Wanted): Promise<Found> {
    let before: Found | null = null;
    return until(`${JSON.stringify(wanted)}, ready`, async () => {
      const now = await find(wanted, true);
      const isStill = now && before && now.x === before.x && now.y === before.y;
      before = now;
      return isStill && !now.disabled ? now : null;
    });
  }

  const visitor = {
    tab,
    until,
    shown,
    find,
    gone: (wanted: Wanted) =>
      until(`${JSON.stringify(wanted)}, gone`, async () => (await find(wanted)) === null),
    async click(wanted: Wanted): Promise<void> {
      const { x, y } = await ready(wanted);
      await tab.clickAt(x, y);
    },
    /** Clicks into a field and types. */
    async type(wanted: Wanted, text: string): Promise<void> {
      await visitor.click(wanted);
      await tab.type(text);
    },
    /**
     * Uses the page's history, because drivers wait for a navigation, and a page restored from the back/forward
     * cache causes none.
     */
    back: () => tab.evaluate(() => void setTimeout(() => history.back())),
    keys: (text: string) => tab.type(text),
    press: async (...keys: Key[]): Promise<void> => {
      for (const key of keys) await tab.press(key);
    },
    /** Copies a text on the page and pastes it into a field. */
    async paste(wanted: Wanted, text: string): Promise<void> {
      await tab.evaluate((copied) => {
        const source = document.createElement('textarea');
        source.id = 'source';
        source.value = copied;
        document.body.append(source);
        source.focus();
        source.select();
      }, text);
      await tab.press('Control+c');
      await tab.evaluate(() => document.getElementById('source')?.remove());
      await visitor.click(wanted);
      await tab.press('Control+v');
    },
    async fillAs(wanted: Wanted, text: string, ...events: string[]): Promise<void> {
      await shown(wanted);
      expect(await tab.evaluate(fillInPage, wanted.css, text, events)).toBe(1);
    },
    value: async (wanted: Wanted): Promise<string> => (await shown(wanted)).value,
    hasValue: (wanted: Wanted, value: string) =>
      until(`${wanted.css} with ${value}`, async () => (await find(wanted))?.value === value),
    address: () => tab.evaluate(() => location.href),
    atAddress: (part: string) =>
      until(`the address ${part}`, async () => (await tab.evaluate(() => location.href)).includes(part)),
    complaints: async () => [...tab.complaints(), ...(await tab.evaluate(complaintsInPage))],
  };
  return visitor satisfies AnyVisitor;
}
