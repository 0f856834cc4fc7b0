import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readmeExample } from '../../support/kit';
import { serveStatic } from '../../support/site/staticHost';
import { expect, test } from '../../support/test';
import { askForEmailCode, codeField, heading, shown } from '../../support/widget/widget';

const root = path.resolve(import.meta.dirname, '../../..');
const bin = (file: string): string => path.join(root, 'node_modules', file);

const PAGE = `<!doctype html><html lang="en"><title>Shop</title><link rel="icon" href="data:,">
<body><div id="sign-in"></div><script src="pricerx-auth.js"></script>
<script type="module" src="example.js"></script></body></html>`;

/** The README's example as a host's bundler makes it, of the built package. */
function bundleExample(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'pricerx-msw-'));
  try {
    const entry = path.join(folder, 'example.js');
    const example = readmeExample('In the browser, with msw');
    // The message is sent after the mount, so the code is looked up when the test asks for it.
    writeFileSync(entry, example.replace(/^console\.log.*$/m, 'window.sandbox = sandbox;'));
    const dist = path.join(root, 'sandbox/dist');
    return execFileSync(
      bin('.bin/esbuild'),
      [
        ...[entry, '--bundle', '--format=esm'],
        `--alias:pricerx-auth-sandbox/browser=${path.join(dist, 'browser.js')}`,
        `--alias:pricerx-auth-sandbox/msw=${path.join(dist, 'msw.js')}`,
        `--alias:msw/browser=${bin('msw/lib/browser/index.mjs')}`,
      ],
      { encoding: 'utf8', maxBuffer: 1e8, stdio: ['ignore', 'pipe', 'pipe'] },
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

test.describe('§7 Sandbox in the browser, with handlers of msw', () => {
  test('the README’s example signs in, refuses a wrong code, and no call reaches the host', async ({
    page,
  }) => {
    const files = {
      '': PAGE,
      'example.js': bundleExample(),
      'mockServiceWorker.js': readFileSync(bin('msw/lib/mockServiceWorker.js'), 'utf8'),
    };
    const host = await serveStatic(files, '/');
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.goto(host.url);
    await askForEmailCode(page, 'ada@example.com');
    const code = await page.evaluate(() =>
      (
        window as unknown as { sandbox: { control: { lastCode(to: string): Promise<string> } } }
      ).sandbox.control.lastCode('ada@example.com'),
    );
    await codeField(page).fill(code === '000000' ? '000001' : '000000');
    await shown(page.getByRole('alert').filter({ hasText: /\w/ }));
    await codeField(page).fill(code);
    await shown(heading(page, 'Success!'));
    expect(errors).toEqual([]);
    expect(host.asked.filter((asked) => asked.includes('/pricerx-auth-sandbox/'))).toEqual([]);
    await host.close();
  });
});
