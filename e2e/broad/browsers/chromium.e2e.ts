import { openChromium } from './playwrightDriver';
import { runVisits } from './runVisits';

runVisits('Chromium', true, openChromium);
