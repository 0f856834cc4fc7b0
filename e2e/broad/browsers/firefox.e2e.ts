import { hasFirefox, openFirefox } from './playwrightDriver';
import { runVisits } from './runVisits';

runVisits('Firefox', hasFirefox, openFirefox);
