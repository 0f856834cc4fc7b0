import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { slowDown } from '../slowPhone';
import { longestTask, trace } from '../trace';
import { SOCIAL, type Contender } from './contenders';

/** One visit; the times are in ms from the start of the navigation. */
export interface Visit {
  /** Bytes received before `typeableMs`: the page and its scripts, compressed. */
  kBUntilTypeable: number;
  /** A field is visible and accepts input. */
  typeableMs: number;
  /**
   * The framework is attached to the field; where it waits for the visitor, the entry waits too. Without a framework, or
   * without a field before it, the same as `typeableMs`.
   */
  attachedMs: number;
  /**
   * The longest task of the main thread from `typeableMs` until half a second after `attachedMs`, in CPU time, so
   * that other programs do not count.
   */
  longestTaskMs: number;
  /**
   * From the first focus, 3 s after the form is ready for it, to the attached app; only for a form whose app waits for the
   * visitor.
   */
  nearMs: number;
  /** From a tap on a social button, 3 s after the load, to the request to the provider; only for a form whose app waits. */
  leaveMs: number;
  /** The JavaScript heap some seconds after the mount and after a garbage collection, measured in a separate visit. */
  heapMB: number;
}

export const MEASURES = [
  'kBUntilTypeable',
  'typeableMs',
  'attachedMs',
  'longestTaskMs',
  'nearMs',
  'leaveMs',
  'heapMB',
] as const satisfies readonly (keyof Visit)[];

const AFTER_ATTACHED_MS = 500;
/** How long the page of a form that waits for the visitor is left alone. */
const UNTOUCHED_MS = 5_000;
const LOOK_MS = 3_000;
const SETTLING_MS = 2_000;
const VIEWPORT = { width: 400, height: 800 };

interface Noted {
  typeable: number;
  attached: number;
  adopted?: number;
}

/** A plain JavaScript file, because the compiler of this file adds calls of helpers that do not exist in the page. */
const WATCH = path.join(import.meta.dirname, 'watch.js');

/** The bytes received until a moment, headers included. */
const bytesUntil = (page: Page, moment: number): Promise<number> =>
  page.evaluate((until) => {
    const files = [
      ...performance.getEntriesByType('navigation'),
      ...performance.getEntriesByType('resource'),
    ] as PerformanceResourceTiming[];
    return files
      .filter(({ responseEnd }) => responseEnd <= until)
      .reduce((sum, { transferSize }) => sum + transferSize, 0);
  }, moment);

/** A visit without `watch.js` and without tracing, which would add to the heap. */
async function heapAfterMount(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext({ viewport: VIEWPORT });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.waitForTimeout(SETTLING_MS);
  await devtools.send('HeapProfiler.enable');
  for (let round = 0; round < 3; round += 1) await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  await context.close();
  return usedSize / 1_000_000;
}

async function leaveAfterTap(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ viewport: VIEWPORT });
  const page = await context.newPage();
  await slowDown(await context.newCDPSession(page));
  await page.goto(`${url}/${SOCIAL}`, { waitUntil: 'load' });
  await page.waitForTimeout(LOOK_MS);
  const box = await page.getByRole('button', { name: 'Continue with Google' }).boundingBox();
  if (!box) throw new Error('The social button is not shown.');
  const leaving = page.waitForRequest((request) => request.isNavigationRequest());
  const tappedAt = Date.now();
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await leaving;
  const ms = Date.now() - tappedAt;
  await context.close();
  return ms;
}

/** Opens a page with an empty cache and measures the visit. */
export async function visit(browser: Browser, url: string, whose: Contender): Promise<Visit> {
  const context = await browser.newContext({ viewport: VIEWPORT });
  const page = await context.newPage();
  await page.addInitScript({ path: WATCH });
  const devtools = await context.newCDPSession(page);
  await slowDown(devtools);
  const stopTracing = await trace(browser);
  await page.goto(`${url}/${whose}`);
  const until = (what: keyof Noted) =>
    page.waitForFunction((name) => name in (window as unknown as { noted: Noted }).noted, what);
  const waits = whose === 'html';
  await until(waits ? 'adopted' : 'attached');
  await page.waitForTimeout(waits ? UNTOUCHED_MS : AFTER_ATTACHED_MS);
  const longestTaskMs = longestTask(
    await stopTracing(),
    ['typeable', waits ? 'adopted' : 'attached'],
    waits ? UNTOUCHED_MS : AFTER_ATTACHED_MS,
  );
  const touched = await page.evaluate(() => performance.now());
  if (waits) await page.locator('#widget input').focus();
  await until('attached');
  const noted = await page.evaluate(() => (window as unknown as { noted: Noted }).noted);
  const { typeable, attached } = noted;
  const bytes = await bytesUntil(page, typeable);
  await context.close();
  const heapMB = await heapAfterMount(browser, `${url}/${whose}`);
  return {
    kBUntilTypeable: bytes / 1000,
    typeableMs: typeable,
    attachedMs: waits ? (noted.adopted ?? NaN) : attached,
    longestTaskMs,
    nearMs: waits ? attached - touched : NaN,
    leaveMs: waits ? await leaveAfterTap(browser, url) : NaN,
    heapMB,
  };
}
