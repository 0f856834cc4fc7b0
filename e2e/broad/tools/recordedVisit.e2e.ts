import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { recordVisit } from '../../support/recordVisit';
import { useSite } from '../../support/suite';
import { heading, shown } from '../../support/widget/widget';

const root = path.resolve(import.meta.dirname, '../../..');
const esm = path.join(root, 'dist/esm');

const suite = useSite();
let folder: string;
const inFolder = (file: string): string => path.join(folder, file);
beforeAll(() => {
  if (!existsSync(path.join(esm, 'dev.js')))
    throw new Error('This test runs the built package: run `npm run build:bundles` first.');
  folder = mkdtempSync(path.join(tmpdir(), 'pricerx-visit-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a program of Node in the folder. */
function run(args: string[]): Promise<{ code: number; output: string }> {
  // jest tells the processes that it starts that they are its workers.
  const { NODE_OPTIONS: _, JEST_WORKER_ID: __, ...env } = process.env;
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      args,
      { cwd: folder, env: { ...env, NO_COLOR: '1', FORCE_COLOR: '0' } },
      (_error, out, errors) => resolve({ code: child.exitCode ?? -1, output: out + errors }),
    );
  });
}

/** Runs the generated test with a build of the package, in jsdom. */
async function runTest(build: string): Promise<{ code: number; output: string }> {
  const own = {
    rootDir: folder,
    testMatch: ['<rootDir>/*.test.ts'],
    testEnvironment: path.join(root, 'tests/setup/domEnvironment.mjs'),
    testEnvironmentOptions: { customExportConditions: ['development', ''], url: 'http://localhost:4310/' },
    modulePaths: [path.join(root, 'node_modules')],
    moduleNameMapper: {
      '^pricerx-auth$': path.join(build, 'index.js'),
      '^pricerx-auth/dev$': path.join(build, 'dev.js'),
      '^pricerx-auth-sandbox/jest$': path.join(root, 'sandbox/jest.ts'),
    },
  };
  writeFileSync(
    inFolder('jest.config.mjs'),
    `import { shared } from '${path.join(root, 'jest.shared.js')}';
     const [[files, [, compiler]]] = Object.entries(shared.transform);
     const transform = { [files]: ['${path.join(root, 'node_modules/@swc/jest')}', compiler] };
     export default { ...shared, transform, ...${JSON.stringify(own)} };`,
  );
  return run([path.join(root, 'node_modules/jest/bin/jest.js'), '--ci']);
}

/** A build with a defect: after a resend the code is still checked with the id of the first one. */
function buildWithDefect(): string {
  const build = inFolder('defect');
  cpSync(esm, build, { recursive: true });
  const chunk = readdirSync(build).find((file) => /^otp\.\w+\.js$/.test(file)) ?? 'no chunk otp';
  const code = readFileSync(path.join(build, chunk), 'utf8');
  const update = /methodId:\w+\.method_id,(?=expiresAt)/g;
  expect(code.match(update)).toHaveLength(1);
  writeFileSync(path.join(build, chunk), code.replace(update, ''));
  return build;
}

describe('§4 DevTools: a recorded visit becomes a test', () => {
  it('the test of a recorded visit passes, fails with a defect of the widget, and the visit can be played in the panel', async () => {
    const { page, complaints } = await suite.visitHost('/sign-in?products=otp&otp=email&dev=1&stay=1');
    const { text, secrets } = await recordVisit(page, suite.site, inFolder('visit.json'));
    for (const secret of secrets) expect(text).not.toContain(secret);

    const written = await run([
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
      if ((await heading(visit, 'Enter passcode').count()) > 0) break;
      await slider.fill(String(time - 1));
    }
    await shown(heading(visit, 'Enter passcode'));
    expect(complaints).toEqual([]);
  });
});
