import { RUNS_ALL } from '../../support/sample';
import { openChromium } from './playwrightDriver';
import { runVisits } from './runVisits';
import { flows } from './visits/flows';
import { hostFlows } from './visits/hostFlows';

const FLOWS = new Set([...flows, ...hostFlows]);

// `npm test` has the main flows. The other visits have tests of their own in Chromium.
runVisits('Chromium', true, openChromium, (visit) => RUNS_ALL || (FLOWS.has(visit) && !visit.isMain));
