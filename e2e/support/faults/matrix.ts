import { test } from '../test';
import { BROWSER_FAULTS } from './browserFaults';
import { CALL_FAULTS } from './callFaults';
import { runCell } from './runCell';
import { SCRIPT_FAULTS } from './scriptFaults';
import { type Step, titleOf } from './step';

const FAULTS = [...CALL_FAULTS, ...SCRIPT_FAULTS, ...BROWSER_FAULTS];
const PROTECTED = 'public-token-test-faults';

/** A fault at a step, by their names and their places in their lists. */
interface Cell {
  readonly step: string;
  readonly fault: string;
  readonly row: number;
  readonly column: number;
}

/**
 * Defines a test for each fault at each step.
 * @param isTested which of them. Default: all
 */
export function testMatrix(
  heading: string,
  steps: readonly Step[],
  isTested: (cell: Cell) => boolean = () => true,
): void {
  test.beforeEach(async ({ site }) => {
    const { control } = site;
    await control.createProject({
      public_token: PROTECTED,
      bootstrap: {
        captcha_settings: { enabled: true, siteKey: 'site-key' },
        dfp_protected_auth_enabled: true,
        dfp_protected_auth_mode: 'OBSERVATION',
      },
    });
    const required = steps.flatMap(({ call, isProtected }) => (call && isProtected ? [call] : []));
    await control.requireCaptcha(PROTECTED, required);
  });

  const rows = steps.map((step, row) => {
    const title = titleOf(step);
    const faults = FAULTS.filter((fault) => fault.suits(step)).filter(({ name }, column) =>
      isTested({ step: title, fault: name, row, column }),
    );
    return { title, step, faults };
  });
  for (const { title, step, faults } of rows.filter(({ faults }) => faults.length > 0)) {
    test.describe(`${heading} at ${title}`, () => {
      for (const fault of faults) {
        test(`${fault.name}`, ({ site }) =>
          runCell(site, step, fault, fault.isProtected ? PROTECTED : undefined));
      }
    });
  }
}
