import { stepsOf } from '../../src/domain/visit/steps';
import type { Visit } from '../../src/domain/visit/visit';

export type Runner = 'jest' | 'vitest';

/** The file describes at most this many steps. */
const MAX_DESCRIBED = 20;

/** A comment line for each step: the visitor's act, and the calls, screens and events that followed. */
function describeSteps(visit: Visit): string[] {
  const lines = stepsOf(visit).map(({ act, calls, screens, events }, at) => {
    const followed = [
      ...calls.map(({ call, status }) => `${call.replace(/\{\{publicToken:1\}\}/, '…')} ${status}`),
      ...screens.map((screen) => `screen ${screen}`),
      ...events.map(({ event }) => event),
    ];
    return `// ${at + 1}. ${act}${followed.length > 0 ? ` → ${followed.join(', ')}` : ''}`;
  });
  const rest = lines.length - MAX_DESCRIBED;
  return rest > 0 ? [...lines.slice(0, MAX_DESCRIBED), `// … and ${rest} more`] : lines;
}

const quoted = (text: string): string => `'${text.replace(/[\\']/g, '\\$&')}'`;

const screensOf = ({ entries }: Visit): string =>
  entries.flatMap((entry) => (entry.kind === 'screen' ? [entry.screen] : [])).join(', ');

/**
 * The text of a test that plays a visit.
 * @param file the visit's file as the test imports it: `./visit.json`
 */
export function scenarioText(visit: Visit, { file, runner }: { file: string; runner: Runner }): string {
  const title = quoted(`${file.replace(/^.*\//, '')}: ${screensOf(visit)}`);
  return `// Plays a recorded visit: \`pricerx-auth-sandbox scenario ${file} --${runner}\` wrote this file.
import * as widget from 'pricerx-auth';
import * as dev from 'pricerx-auth/dev';
import { setUpVisit } from 'pricerx-auth-sandbox/${runner}';
${runner === 'vitest' ? "import { expect, test } from 'vitest';\n" : ''}import visit from ${quoted(file)};

const playVisit = setUpVisit({ widget, dev });

${describeSteps(visit).join('\n')}
test(${title}, async () => {
  const { played, expected } = await playVisit(visit);
  expect(played).toEqual(expected);
}, 60_000);
`;
}
