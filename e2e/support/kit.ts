import { readFileSync } from 'node:fs';
import path from 'node:path';

const readme = readFileSync(path.resolve(import.meta.dirname, '../../sandbox/README.md'), 'utf8');

/** The first example of a section of the sandbox's README, in TypeScript or JavaScript. */
export function readmeExample(heading: string, language: 'ts' | 'js' = 'ts'): string {
  const [, code] = new RegExp(`### ${heading}\n[^]*?\`\`\`${language}\n([^]*?)\`\`\``).exec(readme) ?? [];
  if (!code) throw new Error(`sandbox/README.md has no example below "${heading}".`);
  return code;
}
