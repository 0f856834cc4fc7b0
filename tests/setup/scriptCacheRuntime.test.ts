/** @jest-environment node */
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const RUNTIME = path.resolve('tests/setup/scriptCacheRuntime.mjs');

/** Runs jest twice in one process, and changes the module in between. */
const TWICE = `
import { utimes, writeFile } from 'node:fs/promises';
import jest from ${JSON.stringify(require.resolve('jest'))};
const folder = process.argv[2];
for (const [times, value] of [[1, 'before'], [2, 'after']]) {
  await writeFile(folder + '/value.js', 'module.exports = "' + value + '";');
  await utimes(folder + '/value.js', times, times);
  process.env.EXPECTED = value;
  const { results } = await jest.runCLI({ runInBand: true, silent: true, reporters: [], runtime: process.argv[3], cacheDirectory: folder + '/cache' }, [folder]);
  console.log(value, results.numPassedTests);
}
`;

const run = (...args: string[]) => promisify(execFile)(process.execPath, args);

it('a module that was edited is read again', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'pricerx-runtime-'));
  try {
    await writeFile(path.join(folder, 'package.json'), '{}');
    await writeFile(path.join(folder, 'twice.mjs'), TWICE);
    await writeFile(
      path.join(folder, 'one.test.js'),
      "test('reads', () => expect(require('./value')).toBe(process.env.EXPECTED));",
    );
    const { stdout } = await run(path.join(folder, 'twice.mjs'), folder, RUNTIME);
    expect(stdout).toBe('before 1\nafter 1\n');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

it('a member that jest no longer has is named once, and jest loads the modules by itself', async () => {
  const ask = `
    import { missingMember } from ${JSON.stringify(RUNTIME)};
    console.log(missingMember({}), missingMember({}));`;
  const { stdout, stderr } = await run('--input-type=module', '--eval', ask);
  expect(stdout).toBe('transformCache.transform transformCache.transform\n');
  expect(
    stderr.match(/jest-runtime has no transformCache\.transform any more: jest loads the modules by itself/g),
  ).toHaveLength(1);
});
