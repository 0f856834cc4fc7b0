export type Runner = 'jest' | 'vitest';

/** A string literal in which no character can end the string. */
const quoted = (text: string): string =>
  `'${text.replace(/[^\w ./@-]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)}'`;

/**
 * The text of a test that plays a visit. It has only the name of the visit's file: a text of the file in it would be
 * code.
 * @param file the visit's file as the test imports it: `./visit.json`
 */
export const scenarioText = (file: string, runner: Runner): string =>
  `// Plays a recorded visit. \`pricerx-auth-sandbox scenario --${runner}\` wrote this file.
import * as widget from 'pricerx-auth';
import * as dev from 'pricerx-auth/dev';
import { setUpVisit } from 'pricerx-auth-sandbox/${runner}';
${runner === 'vitest' ? "import { expect, test } from 'vitest';\n" : ''}import visit from ${quoted(file)};

const playVisit = setUpVisit({ widget, dev });

test(${quoted(file.replace(/^.*\//s, ''))}, async () => {
  const { played, expected } = await playVisit(visit);
  expect(played).toEqual(expected);
}, 60_000);
`;
