import { PUBLIC_TOKEN } from '../site/page';
import { test } from '../test';
import { FAULTS } from './faults';
import { runCell } from './runCell';
import { type Step, titleOf } from './step';

const PROTECTED = 'public-token-test-faults';

/** Defines a test for each fault at each step, or only for the faults of a sample, by the step's title. */
export function testMatrix(steps: readonly Step[], sample?: Record<string, readonly string[]>): void {
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

  test.afterEach(async ({ site }) => {
    for (const token of [PUBLIC_TOKEN, PROTECTED]) await site.control.clearFaults(token);
  });

  const rows = steps.map((step) => {
    const title = titleOf(step);
    const faults = FAULTS.filter(
      (fault) => fault.suits(step) && (!sample || sample[title]?.includes(fault.name)),
    );
    return { title, step, faults };
  });
  for (const { title, step, faults } of rows.filter(({ faults }) => faults.length > 0)) {
    test.describe(`§8 Network: faults at ${title}`, () => {
      for (const fault of faults) {
        test(`${fault.name}`, ({ site }) =>
          runCell(site, step, fault, fault.isProtected ? PROTECTED : undefined));
      }
    });
  }
}
