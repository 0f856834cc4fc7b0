import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { createSandbox } from '../../../../sandbox/createSandbox';
import { serve } from '../../../../sandbox/http';
import { freePort } from '../../../../sandbox/testing/freePort';
import { install, newFolder } from '../../../support/outside/outside';
import { createControl } from '../../../support/site/control';
import { copyExamples, start } from '../runExample';
import { FOLDERS, type Framework } from './frameworks';

const run = promisify(execFile);

/** The sandbox's address is part of what is built, so it stays the same. */
interface Prepared {
  folder: string;
  sandboxPort: number;
}

async function prepare(folder: string): Promise<Prepared> {
  const sandboxPort = await freePort();
  const examples = copyExamples(`http://localhost:${sandboxPort}`, folder);
  const servers = examples.pathOf('servers');
  install(servers);
  const build = (...args: string[]) =>
    run('npm', ['run', 'build', ...args], {
      cwd: servers,
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ASTRO_TELEMETRY_DISABLED: '1' },
    });
  // Two at a time, the longest first.
  const left = [[], ...FOLDERS.map((each) => ['-w', each])].reverse();
  const work = async (): Promise<void> => {
    for (let next = left.pop(); next; next = left.pop()) await build(...next);
  };
  await Promise.all([work(), work()]);
  return { folder: servers, sandboxPort };
}

/**
 * The servers outside of the repository, installed and built, beside a sandbox. Playwright starts a new worker after each failure;
 * `npm run examples` keeps what is built for it.
 */
export async function openServers() {
  const kept = process.env['PRICERX_EXAMPLES'];
  const folder = kept ? path.join(kept, 'servers') : newFolder('servers');
  const note = path.join(folder, 'prepared.json');
  if (!existsSync(note)) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    writeFileSync(note, JSON.stringify(await prepare(folder)));
  }
  const prepared = JSON.parse(readFileSync(note, 'utf8')) as Prepared;
  const sandboxUrl = `http://localhost:${prepared.sandboxPort}`;
  const sandbox = await createSandbox({ origin: sandboxUrl, passwordCost: 'cheap' });
  const calls: string[] = [];
  const watched = {
    ...sandbox,
    handle(request: Request) {
      calls.push(new URL(request.url).pathname);
      return sandbox.handle(request);
    },
  };
  const served = await serve(watched, { port: prepared.sandboxPort });
  return {
    /** Paths of the calls to the sandbox. */
    calls,
    control: createControl(sandboxUrl),
    start: ({ folder: own, script = 'start' }: Framework, env: Record<string, string> = {}) =>
      start(own ? path.join(prepared.folder, own) : prepared.folder, {
        script,
        env: { STYTCH_SECRET: 'secret-test-sandbox', ...env },
      }),
    async close() {
      await served.close();
      await sandbox.close();
      if (!kept) rmSync(folder, { recursive: true, force: true });
    },
  };
}

export type Servers = Awaited<ReturnType<typeof openServers>>;
