import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { newFolder, root, runJest, runNode } from '../../support/outside/outside';
import { recordVisit } from '../../support/recordVisit';
import { expect, test } from '../../support/test';
import { heading, shown } from '../../support/widget/widget';

const esm = path.join(root, 'dist/esm');

let folder: string;
const inFolder = (file: string): string => path.join(folder, file);
test.beforeAll(() => {
  if (!existsSync(path.join(esm, 'dev.js')))
    throw new Error('This test runs the built package: run `npm run build:bundles` first.');
  folder = newFolder('visit');
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the generated test with a build of the package, in jsdom. */
const runTest = (build: string) =>
  runJest(folder, {
    testMatch: ['<rootDir>/*.test.ts'],
    modulePaths: [path.join(root, 'node_modules')],
    moduleNameMapper: {
      '^pricerx-auth$': path.join(build, 'index.js'),
      '^pricerx-auth/dev$': path.join(build, 'dev.js'),
      '^pricerx-auth-sandbox/jest$': path.join(root, 'sandbox/jest.ts'),
    },
  });

/** A build with a defect: after a resend the code is still checked with the id of the first one. */
function buildWithDefect(): string {
  const build = inFolder('defect');
  cpSync(esm, build, { recursive: true });
  const update = /methodId:(\w+),(?=otpDestination)/;
  const chunks = readdirSync(build).filter((file) => /^(otp|send)\.\w+\.js$/.test(file));
  expect(chunks).toHaveLength(2);
  for (const chunk of chunks) {
    const code = readFileSync(path.join(build, chunk), 'utf8');
    expect(code).toMatch(update);
    writeFileSync(path.join(build, chunk), code.replace(update, 'methodId:globalThis.firstId??=$1,'));
  }
  return build;
}

test.describe('§4 DevTools: a recorded visit becomes a test', () => {
  test('the test of a recorded visit passes, fails with a defect of the widget, and the visit can be played in the panel', async ({
    site,
  }) => {
    const { page, complaints } = await site.visitHost('/sign-in?products=otp&otp=email&dev=1&stay=1');
    const { text, secrets } = await recordVisit(page, site, inFolder('visit.json'));
    for (const secret of secrets) expect(text).not.toContain(secret);

    const written = await runNode(folder, [
      path.join(root, 'sandbox/bin.mjs'),
      ...['scenario', 'visit.json', '--jest', '--out', 'visit.test.ts'],
    ]);
    expect(written).toEqual({ code: 0, output: 'visit.test.ts plays visit.json.\n' });
    expect(readFileSync(inFolder('visit.test.ts'), 'utf8').split('\n').length).toBeLessThan(40);

    const passed = await runTest(esm);
    expect([passed.code, passed.output]).toEqual([0, expect.stringContaining('1 passed, 1 total')]);

    const failed = await runTest(buildWithDefect());
    expect(failed.code).toBe(1);
    expect(failed.output).toContain('● visit.json');
    expect(failed.output).toMatch(/-\s+"method_id": "{{methodId:2}}"/);
    expect(failed.output).toMatch(/\+\s+"method_id": "{{methodId:1}}"/);

    await page.getByRole('button', { name: 'Show the history' }).click();
    await page.getByLabel('Play a recorded visit').setInputFiles(inFolder('visit.json'));
    await shown(page.getByText(/^All \d+ steps were as recorded\.$/));
    const played = page.getByRole('region', { name: 'PriceRxAuth public-token-test-recorded-visit' });
    const slider = played.getByRole('slider');
    const visit = page.locator('.visit');
    await shown(heading(visit, 'Success!'));
    for (let time = Number(await slider.inputValue()); time > 0; time -= 1) {
      if ((await heading(visit, 'Enter your code').count()) > 0) break;
      await slider.fill(String(time - 1));
    }
    await shown(heading(visit, 'Enter your code'));
    expect(complaints).toEqual([]);
  });
});
