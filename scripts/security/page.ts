import type { Row, Section, Standing, TestName } from './row';
import { splitTestName } from './tests';

const INTRO = `# Security

The expected attacks, what is done about each, and the test that shows it. Generated from the tables in
\`scripts/security/\` by \`npm run security\`; \`npm run docs:check\` fails when a test that is named here does not exist.
To report a weakness, see [SECURITY.md](../SECURITY.md).

## Threat model

**What is protected:** the visitor's session, the secrets that lead to one (passwords, codes, links, signatures, verifiers),
who the visitor is, and what they allow an app to do.

**Whom we trust:** the provider (its API over https), the host page and every script that it runs, the browser. A hostile script in the
host page can do what the visitor can; HttpOnly cookies keep the tokens from it, and a content security policy keeps it out.

**Whom we do not trust:**

- other websites that the visitor has open, that link to the page, frame it or post to it;
- senders of links to a visitor, and readers of the visitor's mail on another device, such as mail scanners;
- apps that request consent, wallets with their names and pictures, and every text in an answer that another person can write;
- what is in the page's address, in storage and in cookies when a page begins;
- the next person at the same device;
- on a developer's machine: websites, other users of the machine and other devices of its network, which must not reach the sandbox.

**Out of scope:** what only the provider can do (rate limits, checking proofs, lifetimes of codes), which the sandbox imitates so
that hosts can test against it; headers of the host page, for which [hosting.md](hosting.md) has tested values; devices and browsers that
are taken over.
`;

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('<', '&lt;');

const literal = (title: string): string => cell(title.replace(/[\\`*_[\]]/g, '\\$&').replaceAll('\n', ' '));

const link = (name: TestName): string => {
  const { file, title } = splitTestName(name);
  return `[${literal(title)}](../${file})`;
};

const STANDING: Record<Standing, string> = { met: 'met', 'not ours': 'not ours', open: '**open**' };

const line = ({ what, standing, how, tests }: Row): string =>
  `| ${[cell(what), STANDING[standing], cell(how), tests.map(link).join('<br>')].join(' | ')} |`;

const table = (first: string, { title, intro, rows }: Section): string =>
  [
    `### ${title}`,
    '',
    ...(intro === undefined ? [] : [intro, '']),
    `| ${first} | | What we do, or why not | Tests |`,
    '| --- | --- | --- | --- |',
    ...rows.map(line),
    '',
  ].join('\n');

const count = (sections: readonly Section[], wanted: Standing): number =>
  sections.flatMap(({ rows }) => rows).filter(({ standing }) => standing === wanted).length;

const counts = (sections: readonly Section[]): string =>
  `${count(sections, 'met')} met, ${count(sections, 'not ours')} not ours, ${count(sections, 'open')} open.`;

export const renderPage = (threats: readonly Section[], standards: readonly Section[]): string => {
  const parts = [
    INTRO,
    '## Threats',
    '',
    counts(threats),
    '',
    ...threats.map((section) => table('Threat', section)),
    '## Standards',
    '',
    `${counts(standards)} Each item is in our own words; the standard has the exact ones.`,
    '',
    ...standards.map((section) => table('Item', section)),
  ];
  return `${parts.join('\n').trimEnd()}\n`;
};
