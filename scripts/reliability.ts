// Writes docs/reliability.md from the tables of faults and steps in e2e/support/faults.
import { meetsAt } from '../e2e/support/faults/fault';
import { FAULTS } from '../e2e/support/faults/faults';
import { titleOf } from '../e2e/support/faults/step';
import { STEPS } from '../e2e/support/faults/steps';
import { writeOrCheck } from './docs/writeOrCheck';

const HEADER = `# Reliability

What a visitor meets when something fails while they sign in. Each row is a fault that begins while the visitor acts, each
column a step of a flow. \`npm run test:more\` runs every cell in a browser (\`e2e/broad/faults\`); \`npm test\` runs a
sample (\`e2e/resilience/faults.e2e.ts\`). This page is generated from the same tables: \`npm run reliability\`.

- **words**: within 10 s an error is in sight, it blames nothing that the visitor has typed, and everything typed is still there.
  The host's \`onError\` has heard of it, the call was not repeated beyond the specification's limits, and a session is still there.
  Once the fault is over, the obvious next act works.
- **works**: the act works as if there were no fault, without an error and without a further call; after an unmount the flow begins anew.
- **–**: the fault cannot happen at this step.

Two steps do without what fails: One Tap has its button, and a logout ends the session of this browser whether or not the provider
answers. Headless Chromium has no back/forward cache: the way Back out of it is visited in Firefox
(\`e2e/broad/browsers/visits/backForward.ts\`).

In every cell, an error or a rejection that no code has handled is a failure.
`;

const cell = (fault: (typeof FAULTS)[number], step: (typeof STEPS)[number]): string =>
  fault.suits(step) ? { words: 'words', nothing: 'works' }[meetsAt(fault, step)] : '–';

const columns = STEPS.map((_, index) => String(index + 1));
const legend = STEPS.map(
  (step, index) => `${index + 1}. ${titleOf(step)}${step.call ? ` (\`${step.call}\`)` : ''}`,
);
const widest = Math.max(...FAULTS.map(({ name }) => name.length));
const line = (first: string, rest: readonly string[], fill = ' '): string =>
  `| ${first.padEnd(widest, fill)} | ${rest.map((text) => text.padEnd(5, fill)).join(' | ')} |`;
const table = [
  line('Fault', columns),
  line(
    '',
    columns.map(() => ''),
    '-',
  ),
  ...FAULTS.map((fault) =>
    line(
      fault.name,
      STEPS.map((step) => cell(fault, step)),
    ),
  ),
];
const cells = FAULTS.reduce((sum, fault) => sum + STEPS.filter((step) => fault.suits(step)).length, 0);

const page = [
  HEADER,
  `## Steps\n\n${legend.join('\n')}\n`,
  `## Faults at each step: ${cells} cells\n\n${table.join('\n')}\n`,
].join('\n');
writeOrCheck('docs/reliability.md', page, 'npm run reliability');
