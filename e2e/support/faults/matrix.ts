import { PUBLIC_TOKEN } from '../site/page';
import { useSite } from '../suite';
import { FAULTS } from './faults';
import { runCell } from './runCell';
import { titleOf, type Step } from './step';

const PROTECTED = 'public-token-test-faults';

/** Defines a test for each fault at each step, or only for the faults of a sample, by the step's title. */
export function testMatrix(steps: readonly Step[], sample?: Record<string, readonly string[]>): void {
  const suite = useSite();
  beforeAll(async () => {
    const { control } = suite.site;
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

  afterEach(async () => {
    for (const token of [PUBLIC_TOKEN, PROTECTED]) await suite.site.control.clearFaults(token);
  });

  const rows = steps.map((step) => {
    const title = titleOf(step);
    const faults = FAULTS.filter(
      (fault) => fault.suits(step) && (!sample || sample[title]?.includes(fault.name)),
    );
    return { title, step, faults };
  });
  describe.each(rows.filter(({ faults }) => faults.length > 0))(
    '§8 Network: faults at $title',
    ({ step, faults }) => {
      it.each(faults)('$name', (fault) =>
        runCell(suite, step, fault, fault.isProtected ? PROTECTED : undefined),
      );
    },
  );
}
