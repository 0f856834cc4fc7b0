// `npm run docs:check`: the files, functions, tests and headings that the documents and the titles of tests name exist, and each heading of
// the specification that has statements has a test. A link to a source file has its name or a text of it, such as a test's title, as its
// text; "…" in the text stands for anything. A code block after a line that begins with such a link and ends with a colon is the file, word
// for word. All other code blocks compile.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { compileDocuments } from './build/docsCode.mjs';
import { beginsWith, headingsWithoutTest } from './build/docsHeadings.mjs';
import { namesIn } from './build/docsNames.mjs';

const root = path.resolve(import.meta.dirname, '..');
const SPECIFICATION = 'docs/specification';
const LINK = /\[((?:[^\]\\]|\\.)*)\]\(([^)\s#]+)(?:#[^)\s]*)?\)/g;
/** A path in backticks. */
const PATH = /`((?!(?:\w+\/)?dist\b|node_modules)(\w+)\/[\w./-]+)`/g;
/** A link to a source file, and a code block after it, which quotes the whole file. */
const QUOTE =
  /^\[[^\]]+\]\(([^)\s]+\.(?:ts|tsx|js|mjs|jsx|svelte|astro|vue))\)[^\n]*:\n\n```\w+\n([^]*?)```$/gm;
const STATEMENT = /^- (\d\.\d+\.\d+) /gm;
const TEST = /\.(test\.(tsx?|mjs)|e2e\.ts|spec\.ts)$/;
/** A section with the name of a heading: "§2 Main". A lower-case word after the number belongs to the sentence. */
const REFERENCE = /§(\d+)(?:\.\d+)*( \p{Lu}[^'"`\n§]*)?/gu;

const problems = [];
const filesIn = (folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join(folder, file.split(path.sep).join('/')))
    .filter((file) => !/(^|\/)(node_modules|dist)\//.test(file));
const read = (file) => readFileSync(path.join(root, file), 'utf8');
const withoutEscapes = (text) => text.replace(/\\([^a-z\d])/gi, '$1');
/** A string in parts is one text. */
const sourceText = (file) => withoutEscapes(read(file)).replace(/(['"`])\s*\+\s*\1/g, '');

function checkLink(page, [, label, address]) {
  const file = path.posix.join(path.dirname(page), address);
  if (!existsSync(path.join(root, file))) return problems.push(`${page}: there is no ${file}.`);
  if (!/\.(tsx?|mjs)$/.test(file) || path.basename(file) === path.basename(label)) return;
  const parts = withoutEscapes(label).split('…');
  if (parts.every((part) => sourceText(file).includes(part.trim()))) return;
  problems.push(`${page}: ${file} does not have "${withoutEscapes(label)}".`);
}

const documents = [...readdirSync(root), ...filesIn('docs'), ...filesIn('examples'), 'sandbox/README.md'];
for (const page of documents.filter((file) => file.endsWith('.md'))) {
  for (const link of read(page).matchAll(LINK)) if (!link[2].includes(':')) checkLink(page, link);
  for (const [, address, code] of read(page).matchAll(QUOTE)) {
    const file = path.posix.join(path.dirname(page), address);
    if (existsSync(path.join(root, file)) && read(file) !== code)
      problems.push(`${page}: the code below the link to ${file} differs from the file.`);
  }
  for (const [, file, folder] of read(page).matchAll(PATH))
    if (existsSync(path.join(root, folder)) && !existsSync(path.join(root, file)))
      problems.push(`${page}: there is no ${file}.`);
}

const CODE = [
  'src',
  'sandbox',
  'demo',
  'gallery',
  'e2e',
  'tests',
  'playground',
  'site',
  'scripts',
  'build',
  'bench',
  'bin',
  'examples',
];
const ours = [...readdirSync(root), ...CODE.flatMap(filesIn)].filter((file) => /\.\w+$/.test(file));
const problemsOf = namesIn(ours, read);
for (const page of documents.filter((file) => file.endsWith('.md') && file !== 'CHANGELOG.md'))
  problems.push(...problemsOf(read(page)).map((problem) => `${page}: ${problem}.`));

/** The number of statements of each heading. */
const statements = {};
const numbers = new Set();
for (const page of filesIn(SPECIFICATION).filter((file) => /\/\d-.*\.md$/.test(file))) {
  const parts = read(page).split(/^## (?=§)/m);
  for (const part of parts.slice(1)) {
    const found = [...part.matchAll(STATEMENT)];
    statements[part.split('\n', 1)[0]] = found.length;
    for (const [, number] of found) {
      if (numbers.has(number)) problems.push(`${page}: ${number} is used twice.`);
      numbers.add(number);
    }
  }
}
const tests = ours.filter((file) => TEST.test(file)).map(read);
for (const heading of headingsWithoutTest(statements, tests))
  problems.push(`${SPECIFICATION}: no title of a test begins with "${heading}".`);

const headings = Object.keys(statements);
const isHeading = (reference) => headings.some((heading) => beginsWith(reference, heading));
for (const file of ['src', 'sandbox', 'demo', 'gallery', 'e2e', 'tests'].flatMap(filesIn)) {
  if (!/\.(tsx?|mjs)$/.test(file)) continue;
  for (const [found, section, name] of read(file).matchAll(REFERENCE))
    if (!(name ? isHeading(found) : headings.some((heading) => heading.startsWith(`§${section} `))))
      problems.push(`${file}: "${found}" is no heading of ${SPECIFICATION}.`);
}

const withCode = documents.filter((file) => file.endsWith('.md') && !file.startsWith(SPECIFICATION));
problems.push(
  ...compileDocuments(root, Object.fromEntries(withCode.map((file) => [file, read(file)]))).problems,
);

if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exitCode = 1;
}
