import { openChromium } from '../broad/browsers/playwrightDriver';
import { runVisits } from '../broad/browsers/runVisits';

// The flows that are marked `isMain`. `e2e/broad/browsers` has all flows, in three browsers.
runVisits('Chromium', true, openChromium, ({ isMain }) => isMain === true);
