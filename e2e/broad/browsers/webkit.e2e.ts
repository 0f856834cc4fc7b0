import { runVisits } from './runVisits';
import { hasWebKit, openWebKit } from './webDriver';

runVisits('WebKit', hasWebKit, openWebKit);
