import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');

const below = (folder, pattern) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join(folder, file.split(path.sep).join('/')))
    .filter((file) => pattern.test(file) && !/(^|\/)(node_modules|dist|\.next)\//.test(file))
    .sort();

/** The Markdown files by section, in the order of the navigation. Other files of docs/ follow in Reference. */
const NAMED = [
  {
    title: 'Guide',
    sources: [
      'README.md',
      'docs/react.md',
      'docs/hosts.md',
      'docs/html.md',
      'examples/README.md',
      'examples/script-tag/README.md',
      'examples/vite-react/README.md',
      'examples/vue/README.md',
      'examples/sveltekit/README.md',
      'examples/astro/README.md',
      'examples/angular/README.md',
      'examples/wordpress/README.md',
      'examples/next/README.md',
      'examples/headless/README.md',
      'examples/moving-vanilla/README.md',
      'examples/moving-react/README.md',
      'examples/moving-next/README.md',
      'sandbox/README.md',
      'docs/how-to.md',
      'docs/production.md',
      'docs/moving.md',
      'docs/devtools.md',
    ],
  },
  {
    title: 'Reference',
    sources: [
      'docs/widget.md',
      'docs/client.md',
      'docs/server.md',
      'docs/server-reference.md',
      'docs/errors.md',
      'docs/theme.md',
      'docs/strings.md',
      'docs/languages.md',
      'docs/hosting.md',
      'docs/security.md',
      'docs/reliability.md',
      'docs/scale.md',
      'docs/accessibility.md',
      'docs/first-paint.md',
      'docs/way-in.md',
    ],
  },
  {
    title: 'Behaviour',
    sources: ['docs/specification/README.md', ...below('docs/specification', /\/\d-.+\.md$/)],
  },
  {
    title: 'Project',
    sources: [
      'CHANGELOG.md',
      'CONTRIBUTING.md',
      'docs/architecture.md',
      'docs/decisions.md',
      'docs/glossary.md',
      'SECURITY.md',
    ],
  },
];

const named = new Set(NAMED.flatMap(({ sources }) => sources));
const others = below('docs', /\.md$/).filter((source) => !named.has(source));

export const SECTIONS = NAMED.map(({ title, sources }) => ({
  title,
  sources: title === 'Reference' ? [...sources, ...others] : sources,
}));

/** Names in the navigation that differ from the page's heading. */
const LABELS = {
  'README.md': 'Getting started',
  'SECURITY.md': 'Reporting a weakness',
  'sandbox/README.md': 'Sandbox and tests',
  'docs/hosting.md': 'Hosting',
};

export const read = (source) => readFileSync(path.join(root, source), 'utf8');

export const headingOf = (text) => /^# (.+)$/m.exec(text)?.[1] ?? '';

export const labelOf = (source) => LABELS[source] ?? headingOf(read(source)).replaceAll('`', '');

/** Files that are copied unchanged, because pages show them or link to them. */
export const ASSETS = [...below('docs', /\.(png|svg|txt)$/), 'LICENSE'];
