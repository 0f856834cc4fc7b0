import { expect, type Page } from '@playwright/test';
import type { TestSite } from '../test';
import { type Fault, outcomeAt } from './fault';
import type { Step, Visitor } from './step';
import { mount, openVisitor, receivedErrors, wordsOn } from './visitor';

const WORDS_WITHIN_MS = 10_000;
const TICK_MS = 500;
/** Real time between two ticks, for pending answers. */
const PAUSE_MS = 30;

/** Texts that would blame the visitor for a failure of the network or of the provider. */
const BLAMES =
  /invalid (?!JSON|response)|incorrect|not correct|expired|no longer|wrong email|[^t] wrong|not found/i;

/** The texts that appear within 10 s of the page's clock. */
async function wordsAfter(page: Page, before: readonly string[], takesTime: boolean): Promise<string> {
  const now = () => page.evaluate(() => Date.now());
  for (const end = (await now()) + WORDS_WITHIN_MS; (await now()) < end;) {
    const words = (await wordsOn(page)).filter((text) => !before.includes(text));
    if (words.length > 0) return words.join(' ');
    await (takesTime ? tick(page, TICK_MS) : page.waitForTimeout(PAUSE_MS));
  }
  throw new Error(
    `No error was shown within 10 s. The page shows: ${await page.locator('body').innerText()}`,
  );
}

/** Advances the page's clock in steps, with real time in between for pending answers. */
async function tick(page: Page, ms: number): Promise<void> {
  for (let passed = 0; passed < ms; passed += TICK_MS) {
    await page.clock.runFor(TICK_MS);
    await page.waitForTimeout(PAUSE_MS);
  }
}

/** Counts the step's call from now on. */
function countCalls(page: Page, { call = '' }: Step): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (call && request.method() !== 'OPTIONS' && new URL(request.url()).pathname.endsWith(call)) count += 1;
  });
  return () => count;
}

/** Waits until the request that hangs is sent. */
const waitForCall = (page: Page, { call = '' }: Step): Promise<unknown> =>
  page.waitForRequest((request) => new URL(request.url()).pathname.endsWith(call));

/** Waits until the script that hangs is requested, which may have been before the action. */
function requestFor(page: Page, address: RegExp): () => Promise<unknown> {
  let isSent = false;
  page.on('request', (request) => (isSent ||= address.test(request.url())));
  return () => (isSent ? Promise.resolve() : page.waitForRequest(address));
}

const hasSession = async ({ context }: Visitor): Promise<boolean> =>
  (await context.cookies()).some(({ name }) => name === 'stytch_session');

/** Removes the characters with which the widget formats a phone number. */
const typedIn = async (step: Step, visitor: Visitor): Promise<string | undefined> =>
  (await step.typed?.(visitor).inputValue())?.replace(/[() -]/g, '');

const startOf = (step: Step) => (visitor: Visitor) =>
  step.actsOnMount ? mount(step, visitor) : step.act(visitor);

/** Brings a visitor to the step, causes the fault during the action, checks the error, and repeats the action without the fault. */
export async function runCell(site: TestSite, step: Step, fault: Fault, publicToken?: string): Promise<void> {
  const visitor = await openVisitor(site, step, publicToken, (context) =>
    Promise.resolve(fault.prepare?.(context, step)),
  );
  const { page } = visitor;
  const scriptSent = fault.awaitsScript && requestFor(page, fault.awaitsScript(step));
  if (!step.actsOnMount) {
    await mount(step, visitor);
    await step.arrive?.(visitor);
  }
  const lift = await fault.set?.(visitor, step);
  const before = await wordsOn(page);
  const calls = countCalls(page, step);
  const begun = fault.awaitsCall ? waitForCall(page, step) : null;
  await (fault.act ?? startOf(step))(visitor, step);

  if (outcomeAt(fault, step) === 'error') {
    const typed = await typedIn(step, visitor);
    await begun;
    // On a busy machine the clock would otherwise reach the 10 s before the time limit has begun.
    await scriptSent?.();
    const words = await wordsAfter(page, before, fault.takesTime ?? false);
    expect(words).toMatch(step.says ?? fault.says ?? /\w+ \w+/);
    expect(words).not.toMatch(BLAMES);
    expect(await typedIn(step, visitor)).toBe(typed);
    expect(calls()).toBeLessThanOrEqual(Math.max(step.most ?? 1, fault.most ?? 1));
    expect(await receivedErrors(page)).not.toEqual([]);
    if (step.isSignedIn) expect(await hasSession(visitor)).toBe(true);
    await lift?.();
    if (fault.restMs) await page.clock.runFor(fault.restMs);
    await (step.again ?? step.act)(visitor);
    await step.done(visitor);
  } else {
    // The page to which the action navigates has no fake clock.
    const passing = fault.takesTime ? tick(page, WORDS_WITHIN_MS).catch(() => undefined) : null;
    await Promise.all([step.done(visitor), passing]);
    await lift?.();
    expect(await wordsOn(page)).toEqual(before);
    expect(calls()).toBeLessThanOrEqual(Math.max(step.most ?? 1, fault.most ?? 1));
  }
}
