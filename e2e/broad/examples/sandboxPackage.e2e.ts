import { type ChildProcess, execFile } from 'node:child_process';
import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '../../../sandbox/testing/freePort';
import { newFolder, packInto, runIn } from '../../support/outside/outside';
import { expect, test } from '../../support/test';

test.setTimeout(200_000);

let folder: string;
let child: ChildProcess | undefined;
test.beforeAll(() => {
  folder = newFolder('sandbox');
});
test.afterAll(() => {
  child?.kill();
  rmSync(folder, { recursive: true, force: true });
});

/** Waits until the command prints its addresses. */
const started = (command: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let output = '';
    const hear = (text: string) => {
      output += text;
      if (output.includes('Inbox')) resolve(output);
    };
    command.stdout?.on('data', hear);
    command.stderr?.on('data', hear);
    command.once('exit', () => reject(new Error(output)));
  });

test.describe('§7 Sandbox: its package alone, in a folder outside of the repository', () => {
  test('installs with --ignore-scripts, without a compiler, and its command keeps a user in a data folder', async () => {
    writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ private: true }));
    const tarball = packInto(folder, 'sandbox');
    runIn(folder, 'npm', [
      ...['install', '--ignore-scripts', '--omit=dev', '--no-audit', '--no-fund', '--prefer-offline'],
      `./${tarball}`,
    ]);
    const names = readdirSync(path.join(folder, 'node_modules'));
    expect(names).toContain('pricerx-auth-sandbox');
    expect(names.filter((name) => /^(tsx|esbuild|typescript)$/.test(name))).toEqual([]);

    const port = await freePort();
    const command = path.join(folder, 'node_modules/.bin/pricerx-auth-sandbox');
    const settings = { PRICERX_SANDBOX_PORT: String(port), PRICERX_DATA: path.join(folder, 'data') };
    child = execFile(process.execPath, [command], { cwd: folder, env: { ...process.env, ...settings } });
    expect(await started(child)).toContain(`http://localhost:${port}/sandbox`);
    const url = `http://localhost:${port}/sandbox/v1`;
    const made = await fetch(`${url}/users`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        public_token: 'public-token-test-sandbox',
        email: 'ada@example.com',
        password: 'correct horse 7 staple',
      }),
    });
    expect(made.status).toBe(200);
    expect(existsSync(path.join(folder, 'data'))).toBe(true);
  });
});
