import { openChromium } from '../broad/browsers/playwrightDriver';
import { runVisits } from '../broad/browsers/runVisits';

/** The main ways in. `e2e/broad/browsers` has all flows, in three browsers. */
const CHOSEN = [
  'a typed code of an email signs in',
  'a typed code of a text message signs in',
  'a wrong code shows its error, and the right one signs in',
  'a link is asked for, and by "Try again" for another address, and the arrow leads back',
  'a weak password is not taken, and a strong one signs up',
  'a wrong password shows its error, and the right one logs in',
];

runVisits('Chromium', true, openChromium, (title) => CHOSEN.includes(title));
