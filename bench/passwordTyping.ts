// Measures the slowest key press while a new password is typed fast on a slow phone (CPU throttled to a quarter), with and
// without the strength estimator. Needs the built widget. `npm run bench`
import type { Browser } from '@playwright/test';
import { openBrowser } from '../e2e/support/browser/browser';
import { startSite, type Site } from '../e2e/support/site/site';

const PASSWORD = 'correct Horse 47 bat';
const KEY_INTERVAL_MS = 40;
const CPU_SLOWDOWN = 4;
/** The best of several runs counts, because other programs use the machine too. */
const RUNS = 5;
const PUBLIC_TOKEN = 'public-token-test-sandbox';

interface Typing {
  slowestKeyMs: number;
  strengthRequests: number;
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

async function type(browser: Browser, site: Site, withEstimator: boolean): Promise<Typing> {
  const context = await browser.newContext();
  const page = await context.newPage();
  if (!withEstimator) await page.route(/zxcvbn/, (route) => route.abort());
  let strengthRequests = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/strength_check')) strengthRequests += 1;
  });
  await page.goto(site.bare.add({}));
  await page.evaluate(
    ([options, publicToken]) => {
      const bench = window as unknown as {
        PriceRxAuth: { mountPasswordReset(args: object): void };
        keys: number[];
      };
      bench.keys = [];
      const selector = '#sign-in';
      bench.PriceRxAuth.mountPasswordReset({ publicToken, selector, options, passwordResetToken: 'bench' });
    },
    [{ endpoints: site.endpoints }, PUBLIC_TOKEN] as const,
  );
  const field = page.locator('#pricerx-new-password');
  await field.waitFor();
  await pause(1_500);
  await page.evaluate(() => {
    const { keys } = window as unknown as { keys: number[] };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        if (/^(key|input)/.test(entry.name)) keys.push(entry.processingEnd - entry.startTime);
      }
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await field.focus();
  for (const key of PASSWORD) {
    await page.keyboard.press(key);
    await pause(KEY_INTERVAL_MS);
  }
  await pause(1_500);
  const keys = await page.evaluate(() => (window as unknown as { keys: number[] }).keys);
  await context.close();
  return { slowestKeyMs: Math.max(0, ...keys), strengthRequests };
}

async function bestOf(browser: Browser, site: Site, withEstimator: boolean): Promise<Typing> {
  const runs: Typing[] = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await type(browser, site, withEstimator));
  return {
    slowestKeyMs: Math.min(...runs.map(({ slowestKeyMs }) => slowestKeyMs)),
    strengthRequests: Math.max(...runs.map(({ strengthRequests }) => strengthRequests)),
  };
}

const [browser, site] = await Promise.all([openBrowser(), startSite({ seed: 'bench' })]);
try {
  const without = await bestOf(browser, site, false);
  const estimated = await bestOf(browser, site, true);
  const ratio = estimated.slowestKeyMs / Math.max(1, without.slowestKeyMs);
  console.log(
    `${PASSWORD.length} keys at ${KEY_INTERVAL_MS} ms each, CPU slowed ${CPU_SLOWDOWN} times, best of ${RUNS} runs`,
  );
  console.log(`slowest key without the estimator  ${without.slowestKeyMs.toFixed(0)} ms`);
  console.log(
    `slowest key with the estimator     ${estimated.slowestKeyMs.toFixed(0)} ms (${ratio.toFixed(2)} times)`,
  );
  console.log(`strength requests for one pause    ${estimated.strengthRequests}`);
} finally {
  await browser.close();
  await site.close();
}
