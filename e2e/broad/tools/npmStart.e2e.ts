import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:http';
import path from 'node:path';
import { listenOnLoopback } from '../../../sandbox/loopback';
import { freePort } from '../../../sandbox/testing/freePort';
import { expect, test } from '../../support/test';

const root = path.resolve(import.meta.dirname, '../../..');
const started: ChildProcess[] = [];
test.afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
});

/** Starts what `npm start` runs, without npm's own process, with npm's PATH, which the build of the widget needs. */
function start(env: Record<string, string>) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'demo/start.ts'], {
    cwd: root,
    env: { ...process.env, PRICERX_DATA: 'memory', PRICERX_SEED: '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.push(child);
  let output = '';
  let errors = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const exited = new Promise<number | null>((resolve) => child.once('close', resolve));
  const says = async (text: string) => {
    while (!output.includes(text)) {
      if (child.exitCode !== null) throw new Error(`It ended: ${output}${errors}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  return { child, exited, says, output: () => output, errors: () => errors };
}

const textOf = async (url: string): Promise<string> => {
  const answer = await fetch(url);
  expect([url, answer.status]).toEqual([url, 200]);
  return answer.text();
};

test.describe('§1 Host page: npm start', () => {
  test('builds the widget, serves the host page and the sandbox, and ends on SIGTERM', async () => {
    const [hostPort, sandboxPort, appPort] = [await freePort(), await freePort(), await freePort()];
    const run = start({
      PRICERX_HOST_PORT: `${hostPort}`,
      PRICERX_SANDBOX_PORT: `${sandboxPort}`,
      PRICERX_APP_PORT: `${appPort}`,
    });
    await run.says('Ctrl-C stops all.');
    for (const address of [
      `http://localhost:${hostPort}`,
      `http://localhost:${sandboxPort}`,
      `http://localhost:${sandboxPort}/sandbox`,
      `http://127.0.0.1:${appPort}`,
    ]) {
      expect(run.output()).toContain(address);
    }

    expect(await textOf(`http://localhost:${hostPort}/`)).toContain('PriceRx');
    expect(await textOf(`http://localhost:${hostPort}/pricerx-auth.js`)).toContain('PriceRxAuth');
    expect(await textOf(`http://localhost:${sandboxPort}/sandbox`)).toMatch(/inbox/i);
    expect(await textOf(`http://localhost:${appPort}/`)).toContain('Sign in with PriceRx');
    expect(JSON.parse(await textOf(`http://localhost:${sandboxPort}/sandbox/v1/health`))).toMatchObject({
      ready: true,
    });

    run.child.kill('SIGTERM');
    expect(await run.exited).toBe(0);
    expect(run.errors()).toBe('');
  });

  for (const taken of ['PRICERX_HOST_PORT', 'PRICERX_SANDBOX_PORT', 'PRICERX_APP_PORT']) {
    test(`a ${taken} already in use ends it with one clear line`, async () => {
      const { port, close } = await listenOnLoopback(createServer, 0);
      const run = start({
        PRICERX_HOST_PORT: `${await freePort()}`,
        PRICERX_SANDBOX_PORT: `${await freePort()}`,
        PRICERX_APP_PORT: `${await freePort()}`,
        [taken]: `${port}`,
      });
      expect(await run.exited).toBe(1);
      await close();
      expect(run.errors().trim().split('\n')).toEqual([expect.stringMatching(`${port}.*${taken}`)]);
    });
  }
});
