import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { newFolder, root, runIn } from './outside';

/** What the build of the script tag's bundle reads. */
const PARTS = [
  'src',
  'build',
  'demo/bundle.mjs',
  'sandbox/bundles.mjs',
  'webpack.config.js',
  'package.json',
  'package-lock.json',
  'sandbox/package.json',
];

/** A copy of the sources, outside of the repository, which a test changes and builds. */
export interface CopiedBuild {
  folder: string;
  /** Changes a file of the copy. Throws when the change has no effect. */
  edit(file: string, change: (text: string) => string): void;
  write(file: string, text: string): void;
  /** Builds the script tag's bundle, and returns the names of its files in `dist`. */
  build(): string[];
  remove(): void;
}

export function copyBuild(): CopiedBuild {
  const folder = newFolder('build');
  for (const part of PARTS) cpSync(path.join(root, part), path.join(folder, part), { recursive: true });
  // The packages without the cache, which is in a folder beside them.
  mkdirSync(path.join(folder, 'node_modules'));
  for (const name of readdirSync(path.join(root, 'node_modules'))) {
    if (!name.startsWith('.'))
      symlinkSync(path.join(root, 'node_modules', name), path.join(folder, 'node_modules', name));
  }
  const dist = path.join(folder, 'dist');
  const write = (file: string, text: string) => writeFileSync(path.join(folder, file), text);
  return {
    folder,
    edit(file, change) {
      const text = readFileSync(path.join(folder, file), 'utf8');
      const changed = change(text);
      if (changed === text) throw new Error(`${file} is as it was.`);
      write(file, changed);
    },
    write,
    build() {
      rmSync(dist, { recursive: true, force: true });
      const webpack = path.join(root, 'node_modules/webpack/bin/webpack.js');
      runIn(folder, process.execPath, [webpack, '--config-name', 'script']);
      return readdirSync(dist).filter((name) => name.endsWith('.js'));
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
