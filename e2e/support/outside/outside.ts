import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../../..');

/** A new folder outside of the repository. */
export const newFolder = (name: string): string => mkdtempSync(path.join(tmpdir(), `pricerx-${name}-`));

/** Runs a program as a host does, and returns what it prints. Throws with its output if it fails. */
export function runIn(
  folder: string,
  program: string,
  args: readonly string[],
  more: NodeJS.ProcessEnv = {},
): string {
  // Removes the variables by which jest marks its child processes as workers.
  const { NODE_OPTIONS: _, JEST_WORKER_ID: __, ...env } = process.env;
  return execFileSync(program, args, {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...env, NO_COLOR: '1', FORCE_COLOR: '0', NEXT_TELEMETRY_DISABLED: '1', ...more },
  });
}

/** Installs packages, or those of package.json. What npm has in its cache is not fetched again. */
export const install = (folder: string, ...packages: string[]): string =>
  runIn(folder, 'npm', [
    ...['install', '--no-audit', '--no-fund', '--no-package-lock', '--prefer-offline'],
    ...packages,
  ]);

/** Packs the widget, or the package of a workspace, as it is published. Returns the name of the tarball. */
export function packInto(folder: string, workspace?: 'sandbox'): string {
  const options = workspace ? ['-w', workspace] : [];
  const printed = runIn(root, 'npm', ['pack', '--silent', '--pack-destination', folder, ...options]);
  return printed.trim().split('\n').at(-1) ?? '';
}
