import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
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
export function copyExamples(sandboxUrl: string) {
  const folder = newFolder('examples');
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
