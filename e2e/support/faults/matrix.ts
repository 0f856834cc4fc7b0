import { test } from '../test';
import { BROWSER_FAULTS } from './browserFaults';
import { CALL_FAULTS } from './callFaults';
import { runCell } from './runCell';
import { SCRIPT_FAULTS } from './scriptFaults';
import { type Step, titleOf } from './step';

const FAULTS = [...CALL_FAULTS, ...SCRIPT_FAULTS, ...BROWSER_FAULTS];
const PROTECTED = 'public-token-test-faults';

/** `a sixth`: each fault at every sixth step that it suits. Otherwise the faults by the step's title. */
type Sample = 'all' | 'a sixth' | Readonly<Record<string, readonly string[]>>;

/** Whether a sample has a fault, the `column`th, at a step, the `place`th of the `count` that it suits. */
function has(sample: Sample, title: string, name: string, column: number, place: number, count: number) {
  if (sample === 'all') return true;
  return sample === 'a sixth'
    ? place % 6 === column % Math.min(6, count)
    : Boolean(sample[title]?.includes(name));
}

/** Defines a test for each fault at each step of a sample. */
export function testMatrix(heading: string, steps: readonly Step[], sample: Sample = 'all'): void {
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

  const suited = FAULTS.map((fault) => steps.filter(fault.suits));
  const rows = steps.map((step) => {
    const title = titleOf(step);
    const faults = FAULTS.filter(({ name }, column) => {
      const own = suited[column] ?? [];
      const place = own.indexOf(step);
      return place >= 0 && has(sample, title, name, column, place, own.length);
    });
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
