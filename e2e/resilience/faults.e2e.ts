import { testMatrix } from '../support/faults/matrix';
import { STEPS } from '../support/faults/steps';

/** A sample of the matrix, of which e2e/broad/faults tests more. */
const SAMPLE: Record<string, string[]> = {
  'Email code: send': ['offline', 'a captcha script that hangs', 'a double submit'],
  'Email code: enter': ['429 with Retry-After'],
  'SMS code: send': ['an unmount and a mount during the call'],
  'Password login: address': ['a chunk that fails'],
  'Password creation: new password': ['schema error', 'storage that throws'],
};

testMatrix('§8 Network and API: faults', STEPS, SAMPLE);
