// How soon the email field of a login is there on a slow phone (CPU throttled to a quarter), beside the provider's own widget
// on the same sandbox. Both are minified scripts of one tag; the network is this machine. Needs the built widget.
// `npm run bench:paint`
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import TerserPlugin from 'terser-webpack-plugin';
import webpack from 'webpack';
import { openBrowser } from '../e2e/support/browser/browser';
import { startSite, type Site } from '../e2e/support/site/site';

const CPU_SLOWDOWN = 4;
/** Other programs share the machine: of several runs the one in the middle. */
const RUNS = 15;
const PUBLIC_TOKEN = 'public-token-test-sandbox';
const root = path.resolve(import.meta.dirname, '..');
const dist = path.join(root, 'dist');

type Whose = 'ours' | 'provider';

interface Run {
  /** What the page's main thread was busy for until then, whatever else the machine did. */
  workMs: number;
  /** From before the script's tag to the frame after the field is there. */
  fieldMs: number;
  /** All scripts that were fetched for it, gzipped. */
  kB: number;
}

/** The provider's package as a page would bundle it. */
async function bundleProvider(folder: string): Promise<void> {
  const entry = path.join(folder, 'entry.js');
  writeFileSync(
    entry,
    `export { StytchUIClient } from ${JSON.stringify(path.join(root, 'node_modules/@stytch/vanilla-js/dist/index.esm.js'))};`,
  );
  const compiler = webpack({
    mode: 'production',
    context: root,
    entry: { provider: entry },
    output: { path: folder, library: { name: 'Provider', type: 'window' } },
    optimization: {
      minimizer: [new TerserPlugin({ minify: TerserPlugin.swcMinify, extractComments: false })],
    },
    performance: { hints: false },
  });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')));
      else compiler.close(() => resolve());
    });
  });
}

const MOUNTS: Record<Whose, (sandboxUrl: string, frameUrl: string) => string> = {
  ours: (apiUrl) => `PriceRxAuth.mountLogin({
    publicToken: '${PUBLIC_TOKEN}', selector: '#widget', options: { endpoints: { apiUrl: '${apiUrl}' } },
    config: { products: ['emailMagicLinks'] } });`,
  provider: (apiUrl, frameUrl) => `new Provider.StytchUIClient('${PUBLIC_TOKEN}', { endpoints: {
      testAPIURL: '${apiUrl}', liveAPIURL: '${apiUrl}', dfpBackendURL: '${apiUrl}',
      clientsideServicesIframeURL: '${frameUrl}' } })
    .mountLogin({ elementId: '#widget', config: { products: ['emailMagicLinks'] } });`,
};

const pageOf = (whose: Whose, mount: string): string => `<!doctype html><html lang="en"><title>Bench</title>
  <link rel="icon" href="data:,"><body><div id="widget"></div><script>
  window.process = { env: {} };
  window.bench = { start: performance.now() };
  const isThere = (root) => [...root.querySelectorAll('*')].some(
    (part) => (part.localName === 'input' && part.getClientRects().length > 0) || (part.shadowRoot && isThere(part.shadowRoot)));
  const look = () => isThere(document)
    ? requestAnimationFrame(() => { bench.field = performance.now() - bench.start; })
    : requestAnimationFrame(look);
  look();
  </script><script src="/${whose === 'ours' ? 'pricerx-auth' : 'provider'}.js"></script><script>
  ${mount}</script></body></html>`;

async function servePages(site: Site, providerFolder: string) {
  const { endpoints } = await site.control.health();
  const server = createServer((request, response) => {
    const name = path.basename(new URL(request.url ?? '/', 'http://localhost').pathname);
    response.setHeader('cache-control', 'no-store');
    if (name === 'ours' || name === 'provider') {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(pageOf(name, MOUNTS[name](site.sandboxUrl, String(endpoints['clientServicesFrameUrl']))));
      return;
    }
    response.setHeader('content-type', 'text/javascript');
    response.end(readFileSync(path.join(name === 'provider.js' ? providerFolder : dist, name)));
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

async function measure(browser: Browser, url: string, whose: Whose): Promise<Run> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const scripts: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script' && response.url().startsWith(url))
      scripts.push(response.body());
  });
  const devtools = await context.newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.goto(`${url}/${whose}`);
  await page.waitForFunction(() => 'field' in (window as unknown as { bench: object }).bench);
  const { metrics } = await devtools.send('Performance.getMetrics');
  const workMs = (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN) * 1000;
  const fieldMs = await page.evaluate(() => (window as unknown as { bench: { field: number } }).bench.field);
  const sizes = (await Promise.all(scripts)).map((body) => gzipSync(body, { level: 9 }).length);
  await context.close();
  return { workMs, fieldMs, kB: sizes.reduce((sum, size) => sum + size, 0) / 1000 };
}

const FIELDS = ['kB', 'workMs', 'fieldMs'] as const;

function middleOf(runs: readonly Run[]): Run {
  const middle = (field: keyof Run) =>
    runs.map((run) => run[field]).toSorted((a, b) => a - b)[Math.floor(runs.length / 2)] ?? NaN;
  return Object.fromEntries(FIELDS.map((field) => [field, middle(field)])) as unknown as Run;
}

const folder = mkdtempSync(path.join(tmpdir(), 'first-paint-'));
await bundleProvider(folder);
const [browser, site] = await Promise.all([openBrowser(), startSite({ seed: 'bench' })]);
const pages = await servePages(site, folder);
try {
  const runs: Record<Whose, Run[]> = { ours: [], provider: [] };
  // The first of each warms the machine, and does not count; then by turns, so that both have the same company.
  for (let run = 0; run <= RUNS; run += 1) {
    for (const whose of ['ours', 'provider'] as const) {
      const measured = await measure(browser, pages.url, whose);
      if (run > 0) runs[whose].push(measured);
    }
  }
  const [ours, provider] = [middleOf(runs.ours), middleOf(runs.provider)];
  const row = (what: string, unit: string, field: keyof Run) =>
    console.log(
      `${what.padEnd(34)} ${ours[field].toFixed(0).padStart(6)} ${unit} ${provider[field].toFixed(0).padStart(8)} ${unit} ${(ours[field] / provider[field]).toFixed(2).padStart(8)}`,
    );
  console.log(`A login by email link, CPU slowed ${CPU_SLOWDOWN} times, the middle one of ${RUNS} runs`);
  console.log(`${''.padEnd(36)}  ours     provider    ratio`);
  row('scripts, gzipped', 'kB', 'kB');
  row('work of the main thread', 'ms', 'workMs');
  row('email field on the screen', 'ms', 'fieldMs');
} finally {
  await browser.close();
  await pages.close();
  await site.close();
  rmSync(folder, { recursive: true });
}
