import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');

/** Writes a generated document, or with `--check` fails when the file differs. */
export function writeOrCheck(file: string, text: string, command: string): void {
  const target = path.join(root, file);
  if (!process.argv.includes('--check')) {
    writeFileSync(target, text);
    console.log(`${file} written.`);
    return;
  }
  if (existsSync(target) && readFileSync(target, 'utf8') === text) {
    console.log(`${file} is up to date.`);
    return;
  }
  console.error(`${file} is out of date: run \`${command}\` and commit it.`);
  process.exitCode = 1;
}
