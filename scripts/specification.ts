// Updates the test links of docs/specification, and checks that statements have tests and that "§2 Main" in a title is a heading.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sourceFiles } from './docs/sourceFiles';
import { readTestTitles } from './docs/testTitles';
import { root, writeOrCheck } from './docs/writeOrCheck';

const PAGES = 'docs/specification';
const SOURCES = ['src', 'sandbox', 'demo', 'gallery', 'e2e', 'tests'];
const STATEMENT = /^- (\d)\.\d+\.\d+ /;
const HEADING = /^## (§(\d) .+)$/gm;
const TEST_LINK = /\[([\w./-]+\.(?:test\.tsx?|e2e\.ts))\](?:\([^)]*\))?/g;
/** A section with the name of a heading: "§2 Main". A lower-case word after the number belongs to the sentence. */
const REFERENCE = /§(\d+)(?:\.\d+)*( \p{Lu}[^'"`\n]*)?/gu;

const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const pages = readdirSync(path.join(root, PAGES)).filter((name) => /^\d-.*\.md$/.test(name));
const sources = sourceFiles(SOURCES, /\.(tsx?|mjs)$/);
const tests = sources.filter((file) => /\.(test\.tsx?|e2e\.ts)$/.test(file));
const problems: string[] = [];

/** The files with a name such as `main.test.tsx`, or `oauth/saga.test.ts` when several files have the same base name. */
function testsNamed(name: string): string[] {
  const whole = tests.filter((file) => `/${file}`.endsWith(`/${name}`));
  if (whole.length === 1) return whole;
  const [base = '', ...folders] = name.split('/').reverse();
  return tests.filter((file) => {
    const [found, ...above] = file.split('/').reverse();
    let at = 0;
    return found === base && folders.every((folder) => (at = above.indexOf(folder, at) + 1) > 0);
  });
}

const sectionsOf = (test: string): Set<string> => {
  const titles = readTestTitles(test, read(test)).flatMap((group) => [...group.titles, ...group.tests]);
  return new Set(titles.flatMap((title) => [...title.matchAll(/§(\d)/g)].map(([, section = '']) => section)));
};

function linkTests(line: string): string {
  const number = line.split(' ')[1];
  const section = STATEMENT.exec(line)?.[1] ?? '';
  if (line.search(TEST_LINK) < 0) problems.push(`${number} names no test.`);
  return line.replace(TEST_LINK, (_, name: string) => {
    const [file, ...others] = testsNamed(name);
    if (!file) problems.push(`${number}: there is no ${name}.`);
    else if (others.length > 0) problems.push(`${number}: ${name} is ${[file, ...others].join(' and ')}.`);
    else if (!sectionsOf(file).has(section)) problems.push(`${number}: no title in ${file} has §${section}.`);
    return `[${name}](${path.posix.relative(PAGES, file ?? '')})`;
  });
}

const texts = new Map(pages.map((page) => [page, read(`${PAGES}/${page}`)]));
const lines = [...texts.values()].flatMap((text) => text.split('\n'));
const numbers = lines.filter((line) => STATEMENT.test(line)).map((line) => line.split(' ')[1]);
for (const number of new Set(numbers.filter((one, at) => numbers.indexOf(one) < at)))
  problems.push(`${number} is used twice.`);

const headings = [...texts.values()].flatMap((text) =>
  [...text.matchAll(HEADING)].map(([, name = '']) => name),
);
const isHeading = (reference: string): boolean =>
  headings.some((name) => reference.startsWith(name) && !/^[\p{L}\d]/u.test(reference.slice(name.length)));
for (const file of sources) {
  for (const [found, section = '', name] of read(file).matchAll(REFERENCE)) {
    const isKnown = name ? isHeading(found) : headings.some((heading) => heading.startsWith(`§${section} `));
    if (!isKnown) problems.push(`${file}: "${found}" leads to no heading of ${PAGES}.`);
  }
}

const index = [...texts].flatMap(([page, text]) => [
  `- [${text.match(/^# (.*)$/m)?.[1]}](${page})`,
  ...[...text.matchAll(HEADING)].map(([, name = '']) => {
    const anchor = name
      .toLowerCase()
      .replace(/[^\p{L}\d -]/gu, '')
      .replaceAll(' ', '-');
    return `  - [${name}](${page}#${anchor})`;
  }),
]);

for (const [page, text] of texts) {
  const linked = text.split('\n').map((line) => (STATEMENT.test(line) ? linkTests(line) : line));
  writeOrCheck(`${PAGES}/${page}`, linked.join('\n'), 'npm run spec');
}
const introduction = read(`${PAGES}/README.md`).split('\n- [')[0];
writeOrCheck(`${PAGES}/README.md`, `${introduction}\n${index.join('\n')}\n`, 'npm run spec');

if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exitCode = 1;
}
