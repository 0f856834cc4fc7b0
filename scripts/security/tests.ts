import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readTestTitles } from '../docs/testTitles';
import { root } from '../docs/writeOrCheck';
import type { Section, TestName } from './row';

export const splitTestName = (name: TestName): { file: string; title: string } => {
  const at = name.indexOf(': ');
  return { file: name.slice(0, at), title: name.slice(at + 2) };
};

const withoutSection = (title: string): string => title.replace(/^§\d+(?:\.\d+)*\s*/, '');

/** The titles of a file's tests and groups, with and without the section number. */
const readTitles = (file: string): ReadonlySet<string> => {
  const target = path.join(root, file);
  if (!existsSync(target)) return new Set();
  const titles = readTestTitles(file, readFileSync(target, 'utf8')).flatMap((group) => [
    ...group.titles,
    ...group.tests,
  ]);
  return new Set(titles.flatMap((title) => [title, withoutSection(title)]));
};

/** The named tests whose file or title is not in the sources. */
export function missingTests(sections: readonly Section[]): string[] {
  const titlesOf = new Map<string, ReadonlySet<string>>();
  return sections
    .flatMap(({ rows }) => rows)
    .flatMap(({ tests }) => tests)
    .filter((name) => {
      const { file, title } = splitTestName(name);
      const titles = titlesOf.get(file) ?? readTitles(file);
      titlesOf.set(file, titles);
      return !titles.has(title);
    });
}
