// Writes docs/features.md: what the product does, by section of the specification, and the test that shows it.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sourceFiles } from './docs/sourceFiles';
import { readTestTitles } from './docs/testTitles';
import { root, writeOrCheck } from './docs/writeOrCheck';

const SECTIONS: Record<string, string> = {
  '1': 'Mounting on a page',
  '2': 'Screens and routes',
  '3': 'Entities, enumerations and defaults',
  '4': 'States and transitions',
  '5': 'Validation, client calls and warnings',
  '6': 'Roles, permissions and scopes',
  '7': 'The calls it makes',
  '8': 'Errors',
  '9': 'Constants and limits',
};
const ELSEWHERE = 'Around the specification';
const SIGN = /^§(\d+)(?:\.\d+)*\s*/;

interface Feature {
  file: string;
  heading: string;
  tests: string[];
}

const bySection = new Map<string, Feature[]>();

for (const file of sourceFiles(
  ['src', 'sandbox', 'demo', 'gallery', 'e2e', 'tests'],
  /\.(test\.tsx?|e2e\.ts)$/,
)) {
  for (const { titles, tests } of readTestTitles(file, readFileSync(path.join(root, file), 'utf8'))) {
    // The innermost group with a sign decides; the groups around it are its context.
    const section = titles.findLast((title) => SIGN.test(title))?.match(SIGN)?.[1] ?? '';
    const heading = titles
      .map((title) => title.replace(SIGN, ''))
      .filter(Boolean)
      .join(': ');
    bySection.set(section, [...(bySection.get(section) ?? []), { file, heading, tests }]);
  }
}

const renderFeature = ({ file, heading, tests }: Feature): string =>
  [`### ${heading || file}`, '', ...tests.map((test) => `- ${test}`), '', `[${file}](../${file})`, ''].join(
    '\n',
  );

const renderSection = (section: string, title: string): string[] => {
  const features = bySection.get(section) ?? [];
  const sorted = features.toSorted(
    (a, b) => a.heading.localeCompare(b.heading, 'en') || (a.file < b.file ? -1 : 1),
  );
  return features.length === 0 ? [] : [`## ${title}`, '', ...sorted.map(renderFeature)];
};

const known = Object.keys(SECTIONS);
const unknown = [...bySection.keys()].filter((section) => section !== '' && !known.includes(section));
if (unknown.length > 0)
  throw new Error(`Test titles name sections that are not there: §${unknown.join(', §')}.`);

const lines = [
  '# Features',
  '',
  'What the product does, by section of its specification, and the tests that show it.',
  'Generated from the test titles by `npm run features`; change a title, not this page.',
  '',
  ...known.flatMap((section) => renderSection(section, `§${section} ${SECTIONS[section]}`)),
  ...renderSection('', ELSEWHERE),
];

writeOrCheck('docs/features.md', `${lines.join('\n').trimEnd()}\n`, 'npm run features');
