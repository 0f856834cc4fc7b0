// Writes docs/accessibility.md: a table of screens and WCAG criteria with the test or the dated note for each pair. Tests are
// found by their titles, which contain "(WCAG 2.4.3, 3.2.1)" and the names of the screens, or "every screen".
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ENTRIES } from '../gallery/entries/all';
import { CRITERIA, NOT_APPLICABLE, NOT_TESTED, NOTES } from './accessibilityCriteria';
import { sourceFiles } from './docs/sourceFiles';
import { readTestTitles } from './docs/testTitles';
import { root, writeOrCheck } from './docs/writeOrCheck';

const SCREENS = [...new Set(ENTRIES.map(({ screen }) => screen))];
const EVERY = /every screen/i;
const TAG = /WCAG ((?:\d\.\d\.\d+(?:, )?)+)/g;

interface Shown {
  file: string;
  title: string;
  criteria: string[];
  /** Empty for tests of components that several screens share. */
  screens: string[];
}

const criteriaIn = (text: string): string[] =>
  [...text.matchAll(TAG)].flatMap(([, list = '']) => list.split(', ').filter(Boolean));

const readable = (text: string): string =>
  text
    .replace(/\s*\([^()]*WCAG[^()]*\)/g, '')
    .replace(/^§[\d.]+\s*/, '')
    .replace(/^…:\s*/, '');

function readShown(file: string): Shown[] {
  const groups = readTestTitles(file, readFileSync(path.join(root, file), 'utf8'));
  return groups.flatMap(({ titles, tests }) => {
    const group = titles.join(' ');
    const all = tests.map((test) => ({ test, whole: `${group} ${test}` }));
    // Criteria in the title of a group apply to all of its tests, so the group is listed as one test.
    const shown = criteriaIn(group).length > 0 ? [{ test: '', whole: group }] : all;
    return shown.flatMap(({ test, whole }) => {
      const criteria = criteriaIn(whole);
      if (criteria.length === 0) return [];
      const unknown = criteria.filter((criterion) => !(criterion in CRITERIA));
      if (unknown.length > 0)
        throw new Error(
          `${file} names ${unknown.join(', ')}, which is not in scripts/accessibilityCriteria.ts.`,
        );
      const screens = EVERY.test(whole)
        ? SCREENS
        : SCREENS.filter((name) => new RegExp(`\\b${name}\\b`).test(whole));
      return [{ file, title: [...titles, test].filter(Boolean).map(readable).join(': '), criteria, screens }];
    });
  });
}

const tests = sourceFiles(['src', 'e2e', 'tests'], /\.(test\.tsx?|e2e\.ts)$/).flatMap(readShown);
const noteOf = new Map(NOTES.map((note, at) => [note.criterion, { ...note, number: at + 1 }]));

/** Numbered reference links, which keep the table readable as text. */
const linked: Shown[] = [];

function numberOf(test: Shown): number {
  const known = linked.findIndex(({ file, title }) => file === test.file && title === test.title);
  return known < 0 ? linked.push(test) : known + 1;
}

/** Prefers the test for the fewest screens, because it is the most specific one. */
function cellOf(screen: string, criterion: string): string {
  const [best] = tests
    .filter(
      ({ criteria, screens }) => criteria.includes(criterion) && screens.some((name) => name === screen),
    )
    .toSorted((a, b) => a.screens.length - b.screens.length);
  if (best) return `[✓][${numberOf(best)}]`;
  const note = noteOf.get(criterion);
  if (!note) throw new Error(`There is no test of ${criterion} on ${screen}. Write a test or a note.`);
  usedNotes.add(criterion);
  return `[note ${note.number}](#notes)`;
}

const usedNotes = new Set<string>();
const criteria = Object.keys(CRITERIA);
/** Number of columns that fit the width of a window. */
const PART = 12;
const parts = Array.from({ length: Math.ceil(criteria.length / PART) }, (_, at) =>
  criteria.slice(at * PART, (at + 1) * PART),
);

const tableOf = (columns: readonly string[]): string[] => [
  `| Screen | ${columns.join(' | ')} |`,
  `| --- | ${columns.map(() => '---').join(' | ')} |`,
  ...SCREENS.map(
    (screen) => `| ${screen} | ${columns.map((column) => cellOf(screen, column)).join(' | ')} |`,
  ),
  '',
];

const shownOf = (criterion: string): string[] => {
  const told = tests.filter((test) => test.criteria.includes(criterion));
  const lines = told.map((test) => `- ${test.title} ([${test.file}](../${test.file}))`);
  return lines.length === 0 ? [] : [`**${criterion} ${CRITERIA[criterion]}**`, '', ...new Set(lines), ''];
};

const lines = [
  '# Accessibility',
  '',
  'The aim is WCAG 2.2, level AA, on every screen of every widget. This page lists the tests, and what is not tested.',
  'Generated from the test titles by `npm run accessibility`; change a title, or `scripts/accessibilityCriteria.ts`, not this page.',
  '',
  'Each screen was tested in each of its states (`npm run gallery` shows them), in Chromium, at 320 px: by axe in',
  'light and in shadow DOM, from left to right and from right to left, in the default and in a dark theme; by pressing the Tab key through each state,',
  'with an expected list of stops; by measuring focus rings, targets and spaced text; under forced colours and reduced motion.',
  'Unit tests cover announcements and the movement of the focus.',
  '',
  'Not tested:',
  '',
  ...NOT_TESTED.map((text) => `- ${text}`),
  '',
  '## Screens and criteria',
  '',
  'A check mark leads to a test, a number to a [note](#notes).',
  '',
  ...parts.flatMap(tableOf),
  '## Notes',
  '',
  ...NOTES.map(
    ({ criterion, date, text }, at) => `${at + 1}. ${criterion} ${CRITERIA[criterion]}, ${date}. ${text}`,
  ),
  '',
  'Criteria that are not in the table: ',
  '',
  ...Object.entries(NOT_APPLICABLE).map(([list, why]) => `- ${list}: ${why}.`),
  '',
  '## Tests by criterion',
  '',
  ...criteria.flatMap(shownOf),
  ...linked.map(({ file, title }, at) => `[${at + 1}]: ../${file} "${title.replaceAll('"', '”')}"`),
];

const unused = NOTES.filter(({ criterion }) => !usedNotes.has(criterion));
if (unused.length > 0)
  throw new Error(
    `Remove these notes, because tests cover their criteria: ${unused.map(({ criterion }) => criterion).join(', ')}.`,
  );

writeOrCheck(
  'docs/accessibility.md',
  `${lines
    .map((line) => line.trimEnd())
    .join('\n')
    .trimEnd()}\n`,
  'npm run accessibility',
);
