import { RUNS_ALL } from '../../support/sample';
import { openChromium } from './playwrightDriver';
import { runVisits } from './runVisits';

// `npm test` has tests of the same flows in Chromium.
if (RUNS_ALL) runVisits('Chromium', true, openChromium);
