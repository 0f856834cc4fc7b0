import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { mountLogin, openBarePage } from '../../e2e/support/site/page';
import type { Site } from '../../e2e/support/site/site';
import {
  alert,
  askForEmailCode,
  button,
  codeField,
  codeSentTo,
  EMAIL_CODE,
  emailField,
  heading,
  shown,
  wrongCode,
} from '../../e2e/support/widget/widget';
import { longestTask, trace } from '../trace';

export const CPU_SLOWDOWN = 4;
const SETTLING_MS = 700;
const WATCH = path.join(import.meta.dirname, 'watch.js');

/** What happens between two moments of a visit. */
export interface Step {
  /** In ms of CPU time. */
  longestTaskMs: number;
  /** Frames drawn while the card changed its height, of those drawn in the same time before; none when it did not change. */
  framesShare?: number;
}

interface Noted {
  frames: number[];
  begun: { at: number; duration: number }[];
}

interface Visitor {
  page: Page;
  site: Site;
  email: string;
}

const codeFor = ({ site, email }: Visitor) => codeSentTo(site, email);

const STEPS: Record<string, (visitor: Visitor) => Promise<void>> = {
  'the first screen': async ({ page, site }) => {
    await mountLogin(page, site, { config: EMAIL_CODE });
    await shown(emailField(page));
    await page.waitForLoadState('networkidle');
  },
  'to the code, for the first time': ({ page, email }) => askForEmailCode(page, email),
  'a wrong code': async (visitor) => {
    await codeField(visitor.page).fill(wrongCode(await codeFor(visitor)));
    await shown(alert(visitor.page).filter({ hasText: /\w/ }));
  },
  back: async ({ page }) => {
    await button(page, 'Back').click();
    await shown(emailField(page));
  },
  'to the code again': ({ page, email }) => askForEmailCode(page, `again-${email}`),
  'to the end': async ({ page, site, email }) => {
    await codeField(page).fill(await codeSentTo(site, `again-${email}`));
    await shown(heading(page, 'Success!'));
  },
};

export const STEP_NAMES = Object.keys(STEPS);

const mark = (page: Page, name: string): Promise<number> =>
  page.evaluate((text) => performance.mark(text).startTime, name);

const countIn = (frames: readonly number[], from: number, to: number): number =>
  frames.filter((at) => at > from && at <= to).length;

/** Signs in by an email code in a slowed browser, and measures each step. */
export async function visit(browser: Browser, site: Site, number: number): Promise<Record<string, Step>> {
  const context = await browser.newContext({
    viewport: { width: 400, height: 900 },
    reducedMotion: 'no-preference',
  });
  await context.addInitScript({ path: WATCH });
  const { page } = await openBarePage(context, site);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const stopTracing = await trace(browser);
  const begun: Record<string, number> = {};
  for (const [name, step] of Object.entries(STEPS)) {
    begun[name] = await mark(page, `before ${name}`);
    await step({ page, site, email: `motion-${number}@example.com` });
    await page.waitForTimeout(SETTLING_MS);
    await mark(page, `after ${name}`);
  }
  const events = await stopTracing();
  const noted = await page.evaluate(() => (window as unknown as { noted: Noted }).noted);
  await context.close();
  const measured = Object.entries(begun).map(([name, from], index): [string, Step] => {
    const to = Object.values(begun)[index + 1] ?? Infinity;
    const moved = noted.begun.find(({ at }) => at > from && at < to);
    const drawn = moved && countIn(noted.frames, moved.at, moved.at + moved.duration);
    const atRest = moved && countIn(noted.frames, from - moved.duration, from);
    return [
      name,
      {
        longestTaskMs: longestTask(events, [`before ${name}`, `after ${name}`]),
        framesShare: drawn === undefined || !atRest ? undefined : drawn / atRest,
      },
    ];
  });
  return Object.fromEntries(measured);
}
