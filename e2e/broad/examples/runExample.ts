import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');
/** The sandbox's address in the examples. */
const SANDBOX = 'http://localhost:4311';
const PACKAGE = '"file:../../pricerx-auth-0.1.0.tgz"';

const npm = (cwd: string, ...args: string[]): string =>
  execFileSync('npm', args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => path.join(folder, file))
    .filter((file) => statSync(file).isFile());
}

/** A folder outside of the repository with the examples, the package as it is published, and another sandbox. */
export function copyExamples(sandboxUrl: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'pricerx-examples-'));
  const [tarball = ''] = npm(root, 'pack', '--silent', '--pack-destination', folder)
    .trim()
    .split('\n')
    .slice(-1);
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
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Follows the README.md of an example: installs it, and builds it if it has a build. */
export function install(folder: string): void {
  npm(folder, 'install', '--no-audit', '--no-fund', '--no-package-lock', '--prefer-offline');
  const { scripts } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  if (scripts.build) npm(folder, 'run', 'build');
}

/** Starts an example and waits until it answers. */
export async function start(folder: string, port: number, ...args: string[]) {
  const child: ChildProcess = spawn('npm', ['start', '--', ...args], {
    cwd: folder,
    env: { ...process.env, PORT: String(port), NEXT_TELEMETRY_DISABLED: '1' },
    stdio: 'ignore',
    // A process group, so that npm and the server that it starts end together.
    detached: true,
  });
  const url = `http://localhost:${port}`;
  for (const end = Date.now() + 30_000; ;) {
    const isUp = await fetch(url, { redirect: 'manual' }).then(
      () => true,
      () => false,
    );
    if (isUp) break;
    if (Date.now() > end) throw new Error(`The example in ${folder} does not answer at ${url}.`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return { url, stop: () => child.pid !== undefined && process.kill(-child.pid, 'SIGKILL') };
}
