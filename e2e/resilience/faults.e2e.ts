import { testMatrix } from '../support/faults/matrix';
import { STEPS } from '../support/faults/steps';

/** A sample of the matrix. All of it is tested in e2e/broad/faults. */
const SAMPLE: Record<string, string[]> = {
  'Email code: send': ['offline', 'a chunk that hangs', 'a captcha script that hangs', 'a double submit'],
  'Email code: enter': ['no answer', '429 with Retry-After', 'a tab that is hidden during the call'],
  'SMS code: send': ['HTML', 'an unmount and a mount during the call'],
  'Password login: address': ['a chunk that fails', 'answer after 8 s'],
  'Password login: password': ['broken JSON', 'a captcha that is refused twice'],
  'Password creation: new password': ['schema error', 'storage that throws'],
};

testMatrix(STEPS, SAMPLE);
