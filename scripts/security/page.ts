import type { Row, Section, Standing, TestName } from './row';
import { splitTestName } from './tests';

const INTRO = `# Security

The expected attacks, the measure against each, and its test. Generated from the tables in
\`scripts/security/\` by \`npm run security\`; \`npm run docs:check\` fails when a named test does not exist.
To report a weakness, see [SECURITY.md](../SECURITY.md).

## Threat model

**Protected assets:** the visitor's session, the secrets for signing in (passwords, codes, links, signatures, verifiers), the visitor's
identity, and the access that the visitor grants to apps.

**Trusted:** the provider (its API over https), the host page and every script that it runs, the browser. A hostile script in the host
page can do everything that the visitor can; HttpOnly cookies hide the tokens from it, and a content security policy prevents such
scripts.

**Not trusted:**

- other websites that the visitor has open, that link to the page, frame it or post to it;
- senders of links to a visitor, and readers of the visitor's mail on another device, such as mail scanners;
- apps that request consent, wallets with their names and pictures, and every text in an answer that another person can write;
- the content of the page's address, of storage and of cookies when a page starts;
- the next person at the same device;
- on a developer's machine: websites, other users of the machine and other devices of its network, which must not reach the sandbox.

**Out of scope:** tasks of the provider (rate limits, checking proofs, lifetimes of codes), which the sandbox imitates so that hosts can
test them; headers of the host page, for which [hosting.md](hosting.md) has tested values; compromised devices and browsers.
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
    `| ${first} | | Measure, or reason | Tests |`,
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
    `${counts(standards)} The items are paraphrased.`,
    '',
    ...standards.map((section) => table('Item', section)),
  ];
  return `${parts.join('\n').trimEnd()}\n`;
};
