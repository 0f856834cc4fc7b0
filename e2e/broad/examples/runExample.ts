import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { expect } from '../../support/test';
import { freePort } from '../../../sandbox/testing/freePort';
import { install, newFolder, packInto, root, runIn } from '../../support/outside/outside';

/** The sandbox's address in the examples. */
const SANDBOX = 'http://localhost:4311';
const PACKAGE = '"file:../../pricerx-auth-0.1.0.tgz"';

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => path.join(folder, file))
    .filter((file) => statSync(file).isFile());
}

/** A folder outside of the repository with the examples, the package as it is published, and another sandbox. */
export function copyExamples(sandboxUrl: string, folder = newFolder('examples')) {
  const tarball = packInto(folder);
  cpSync(path.join(root, 'examples'), folder, {
    recursive: true,
    filter: (file) => !/node_modules|\.next|[\\/]dist$/.test(file.slice(root.length)),
  });
  for (const file of filesIn(folder).filter((each) => !each.endsWith('.tgz'))) {
    const text = readFileSync(file, 'utf8');
    const mended = text.replaceAll(SANDBOX, sandboxUrl).replace(PACKAGE, `"file:../${tarball}"`);
    if (mended !== text) writeFileSync(file, mended);
  }
  return {
    pathOf: (name: string) => path.join(folder, name),
    /** Installs several examples at once, as workspaces of one project. */
    installTogether(names: readonly string[]): void {
      writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ private: true, workspaces: names }));
      install(folder);
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Follows the README.md of an example: installs it, and builds it if it has a build. */
export function setUp(folder: string): void {
  install(folder);
  build(folder);
}

/** Builds an example if it has a build. */
export function build(folder: string): void {
  const { scripts } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  if (scripts.build) runIn(folder, 'npm', ['run', 'build']);
}

interface StartOptions {
  /** Of npm. Default: `start`. */
  script?: string;
  argsFor?: (port: string) => readonly string[];
  /** Default: any free one. */
  port?: number | undefined;
  env?: Record<string, string>;
}

/** Starts an example and waits until it answers. */
export async function start(
  folder: string,
  { script = 'start', argsFor, env, port: wanted }: StartOptions = {},
) {
  const port = String(wanted ?? (await freePort()));
  const child: ChildProcess = spawn('npm', ['run', script, '--', ...(argsFor?.(port) ?? [])], {
    cwd: folder,
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...env, PORT: port },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A process group, so that npm and the server that it starts end together.
    detached: true,
  });
  let log = '';
  let isStopped = false;
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (log += String(text)));
  const url = `http://localhost:${port}`;
  for (const end = Date.now() + 30_000; ;) {
    const isUp = await fetch(url, { redirect: 'manual' }).then(
      () => true,
      () => false,
    );
    if (isUp) break;
    if (Date.now() > end) throw new Error(`The example in ${folder} does not answer at ${url}.\n${log}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    url,
    /** What the server has printed. */
    log: () => log,
    stop() {
      if (child.pid !== undefined && !isStopped) process.kill(-child.pid, 'SIGKILL');
      isStopped = true;
    },
  };
}

/** Counts the navigations of a page from now on: its documents, and a router's changes of the address. */
export function countNavigations(page: Page): () => number {
  let count = 0;
  let isLoading = false;
  let address = page.url();
  page.on('request', (request) => {
    if (!request.isNavigationRequest() || request.frame() !== page.mainFrame() || request.redirectedFrom())
      return;
    count += 1;
    isLoading = true;
  });
  page.on('framenavigated', (frame) => {
    if (frame !== page.mainFrame()) return;
    if (!isLoading && frame.url() !== address) count += 1;
    address = frame.url();
    isLoading = false;
  });
  return () => count;
}

/** Compares a page's scripts, in kilobytes gzipped, with the number that a document names. */
export async function expectDocumentedSize(
  scripts: readonly Response[],
  document: string,
  pattern: RegExp,
): Promise<void> {
  const bodies = await Promise.all(scripts.map((response) => response.body()));
  const kilobytes = bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0) / 1000;
  const documented = Number(pattern.exec(readFileSync(path.join(root, document), 'utf8'))?.[1]);
  expect(Math.abs(kilobytes / documented - 1), `${kilobytes} kB`).toBeLessThan(0.05);
}
