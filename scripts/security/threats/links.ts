import { met, open } from '../row';
import type { Section } from '../row';

export const LINKS_THREATS: Section = {
  title: 'Links and tokens in addresses',
  rows: [
    met(
      'A token of a link stays in the history, in a referrer or in a log of the page.',
      'It is taken out of the address before the call that redeems it, without a new entry of the history.',
      'src/sagas/authenticateByUrl.test.ts: its token leaves the address before any call',
      'src/client/authenticateByUrl.test.ts: adds nothing to the history',
      'src/browser/navigation.property.test.ts: loses the token, and nothing else of it changes by a byte',
    ),
    met(
      'A mail scanner opens the link, runs the page’s scripts, and spends it.',
      'Without the verifier of this browser nothing is redeemed by itself.',
      'e2e/emailLink.e2e.ts: is not spent by a mail scanner that opens every link, nor by one that runs the page’s scripts',
    ),
    met(
      'Somebody who reads the mail on another device uses the link (project with PKCE).',
      'The verifier never leaves the browser that asked; elsewhere the visitor is told before any call.',
      'e2e/emailLink.e2e.ts: says so before any call, and a new link sent from here works',
      'src/screens/passwords/reset/passwordReset.test.tsx: opened in another browser (login) is told before anything is typed or sent',
    ),
    open(
      'A link, a reset’s log-in link or an OAuth return signs the visitor in as the attacker.',
      'With PKCE the return is refused without the verifier of this browser. Without it a return that this browser never started is not told apart yet.',
      'e2e/social.e2e.ts: in another browser the token is not spent, and the visitor is told where it works',
    ),
    open(
      'A reset’s token stays in the address while scripts of others load.',
      'It leaves the address with the call that uses it, not before.',
    ),
  ],
};
