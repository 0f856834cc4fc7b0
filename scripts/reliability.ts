// Writes docs/reliability.md from the tables of faults and steps in e2e/support/faults.
import { outcomeAt } from '../e2e/support/faults/fault';
import { FAULTS } from '../e2e/support/faults/faults';
import { titleOf } from '../e2e/support/faults/step';
import { STEPS } from '../e2e/support/faults/steps';
import { writeOrCheck } from './docs/writeOrCheck';

const HEADER = `# Reliability

The behaviour of the widget when something fails during a sign-in. Each row is a fault that begins while the visitor acts, each
column a step of a flow. \`npm run test:more\` runs every cell in a browser (\`e2e/broad/faults\`); \`npm test\` runs a
sample (\`e2e/resilience/faults.e2e.ts\`). This page is generated from the same tables: \`npm run reliability\`.

- **error**: within 10 s the widget shows an error. The error does not blame the visitor's input, and typed text is kept. The host's
  \`onError\` was called, the call was not repeated more often than the specification allows, and a session is kept. When the fault has
  ended, the visitor's next try works.
- **works**: the action works as without the fault, without an error and without a further call. After an unmount the flow starts again.
- **–**: the fault cannot happen at this step.

Two steps do not depend on the failing part: One Tap is replaced by its button, and a logout ends the session of this browser also when
the provider does not answer. Headless Chromium has no back/forward cache, so pages that are restored from it are tested in Firefox
(\`e2e/broad/browsers/visits/backForward.ts\`).

An unhandled error or rejection fails every cell.
`;

const cell = (fault: (typeof FAULTS)[number], step: (typeof STEPS)[number]): string =>
  fault.suits(step) ? outcomeAt(fault, step) : '–';

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
