import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../../..');

const PLAIN = { NO_COLOR: '1', FORCE_COLOR: '0' };

/** A new folder outside of the repository. */
export const newFolder = (name: string): string => mkdtempSync(path.join(tmpdir(), `pricerx-${name}-`));

/** Runs a program as a host does, and returns what it prints. Throws with its output if it fails. */
export function runIn(
  folder: string,
  program: string,
  args: readonly string[],
  more: NodeJS.ProcessEnv = {},
): string {
  return execFileSync(program, args, {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...PLAIN, NEXT_TELEMETRY_DISABLED: '1', ...more },
  });
}

export interface Ended {
  code: number;
  output: string;
}

/** Runs a program of Node in a folder. */
export const runNode = (folder: string, args: readonly string[], more: NodeJS.ProcessEnv = {}) =>
  new Promise<Ended>((resolve) => {
    const options = { cwd: folder, env: { ...process.env, ...PLAIN, ...more } };
    const child = execFile(process.execPath, args, options, (_error, out, errors) =>
      resolve({ code: child.exitCode ?? -1, output: out + errors }),
    );
  });

/** Runs tests of a folder under jest, compiled as the repository's own. */
export function runJest(folder: string, own: object): Promise<Ended> {
  const settings = {
    rootDir: folder,
    setupFilesAfterEnv: [],
    testEnvironment: path.join(root, 'tests/setup/domEnvironment.mjs'),
    testEnvironmentOptions: { customExportConditions: ['development', ''], url: 'http://localhost:4310/' },
    ...own,
  };
  writeFileSync(
    path.join(folder, 'jest.config.mjs'),
    `import { shared } from '${path.join(root, 'jest.shared.js')}';
     const [[files, [, compiler]]] = Object.entries(shared.transform);
     const transform = { [files]: ['${path.join(root, 'node_modules/@swc/jest')}', compiler] };
     export default { ...shared, transform, ...${JSON.stringify(settings)} };`,
  );
  return runNode(folder, [path.join(root, 'node_modules/jest/bin/jest.js'), '--ci']);
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
