import type { Locator, Page } from '@playwright/test';
import { seriesOf, type Trip } from './network';

/** Between two keys of a fast typist. */
const KEY_MS = 80;
/** A visitor looks at a screen before the next act. */
const LOOK_MS = 1_000;
const TIMEOUT_MS = 60_000;
const IN_EACH_FRAME = { polling: 'raf', timeout: TIMEOUT_MS } as const;

/** Whether an element is shown; then the time of the next frame, when the visitor sees it. Runs in the page, once in each frame. */
const frameAfter = ([selector, text]: readonly [string, string]): number | Promise<number> => {
  const isSeen = [...document.querySelectorAll(selector)].some(
    (element) => element.textContent.includes(text) && element.checkVisibility({ visibilityProperty: true }),
  );
  if (!isSeen) return 0;
  return new Promise((resolve) => {
    requestAnimationFrame(() => resolve(performance.timeOrigin + performance.now()));
  });
};

/** Fields show numbers with brackets, spaces, and a country code. */
const lettersOf = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '');

/** A wait of the visitor, in ms, with the requests that were made one after the other meanwhile. */
export interface Wait {
  forWhat: string;
  from: number;
  ms: number;
  series: string[];
}

/** What a sign-in has asked of the visitor. */
export interface Measured {
  acts: number;
  waits: Wait[];
}

/**
 * A person in front of a page, who types a new address or code by hand, and lets the browser fill in a known one. Each tap, each key
 * and each text that is filled in or pasted as a whole is an act.
 */
export function createVisitor(page: Page, trips: readonly Trip[], { isNew }: { isNew: boolean }) {
  const measured: Measured = { acts: 0, waits: [] };
  let actedAt = NaN;

  const begin = (acts: number) => {
    measured.acts += acts;
    actedAt = Date.now();
  };
  const end = (forWhat: string, endedAt: number): void => {
    const since = (at: number) => (at - actedAt).toFixed(0);
    const series = seriesOf(trips, actedAt - 1, endedAt + 1).map(
      ({ what, begun, ended }) => `${what} (${since(begun)}–${since(ended)})`,
    );
    measured.waits.push({ forWhat, from: actedAt, ms: endedAt - actedAt, series });
  };

  async function tap(target: Locator): Promise<void> {
    await target.click({ trial: true, timeout: TIMEOUT_MS });
    const box = await target.boundingBox();
    if (!box) throw new Error('Nothing to tap.');
    begin(1);
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  }

  /** Taps a field, unless the widget has focused it. */
  async function focus(field: Locator): Promise<void> {
    await field.waitFor({ state: 'visible', timeout: TIMEOUT_MS });
    const isFocused = await field.evaluate((input) => input.matches(':focus'));
    if (!isFocused) await tap(field);
  }

  const visitor = {
    page,
    isNew,
    measured,
    tap,
    /** The visitor looks at the page. */
    look: () => page.waitForTimeout(LOOK_MS),
    async type(field: Locator, text: string): Promise<void> {
      await focus(field);
      for (const key of text) {
        begin(1);
        await page.keyboard.press(key);
        await page.waitForTimeout(Math.max(0, KEY_MS - (Date.now() - actedAt)));
      }
    },
    /** The browser, a password manager or the clipboard fills in the text, unless the field has it. */
    async fillIn(field: Locator, text: string): Promise<void> {
      if (lettersOf(await field.inputValue()).endsWith(lettersOf(text))) return;
      await focus(field);
      begin(1);
      await page.keyboard.insertText(text);
    },
    /** Types what this browser has never seen, and has the rest filled in. */
    give: (field: Locator, text: string): Promise<void> =>
      isNew ? visitor.type(field, text) : visitor.fillIn(field, text),
    /** Acts outside of the page: in a mail, in the dialog of a wallet or of the browser. */
    actOutside: begin,
    /** Waits for what the last act has caused: an element that contains the text is seen. */
    async until(forWhat: string, selector: string, text = ''): Promise<void> {
      const seen = await page.waitForFunction(frameAfter, [selector, text] as const, IN_EACH_FRAME);
      end(forWhat, Number(await seen.jsonValue()));
      await visitor.look();
    },
    /** Waits until the host has received an event. */
    async untilEvent(type: string): Promise<void> {
      const noted = await page.waitForFunction(
        (name) => {
          const { wayIn } = window as unknown as { wayIn?: { at: Record<string, number>; errors: string[] } };
          return wayIn?.errors[0] ?? wayIn?.at[name];
        },
        type,
        IN_EACH_FRAME,
      );
      const at = await noted.jsonValue();
      if (typeof at !== 'number') throw new Error(`${String(at)} instead of ${type}`);
      // The last answer has arrived before the event, but perhaps not in this process.
      await visitor.look();
      end('signed in', at);
    },
  };
  return visitor;
}

export type Visitor = ReturnType<typeof createVisitor>;
