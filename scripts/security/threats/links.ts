import { met } from '../row';
import type { Section } from '../row';

export const LINKS_THREATS: Section = {
  title: 'Links and tokens in addresses',
  rows: [
    met(
      'A token of a link stays in the history, in a referrer or in a log of the page.',
      'The token is removed from the address before the call that redeems it, without a new history entry.',
      'src/sagas/authenticateByUrl.test.ts: leaves the address before any call',
      'src/client/authenticateByUrl.test.ts: adds no history entry',
      'src/browser/page/navigation.property.test.ts: removing the token changes no other byte of the address',
    ),
    met(
      'A mail scanner opens the link, runs the page’s scripts, and uses it up.',
      'Without the verifier of this browser nothing is redeemed automatically.',
      'e2e/signIn/emailLink.e2e.ts: a mail scanner that opens every link or runs the page’s scripts does not use the link up',
    ),
    met(
      'A reader of the mail on another device uses the link (project with PKCE).',
      'The verifier stays in the browser that requested the link; in another browser the visitor sees a message before any call.',
      'e2e/broad/signIn/emailLinkElsewhere.e2e.ts: the page says that the link was requested in another browser before any call, and a new link requested there works',
      'src/screens/passwords/reset/passwordReset.test.tsx: opened in another browser (login) shows its message before any input or call',
    ),
    met(
      'An OAuth return signs the visitor in as the attacker.',
      'Every sign-in starts with a challenge, required or not. A return is redeemed without a click only with the verifier of this browser, or in the tab that left for One Tap.',
      'e2e/broad/attacks/signInAsAttacker.e2e.ts: a token without a start in this browser waits for the visitor’s click',
      'e2e/broad/attacks/signInAsAttacker.e2e.ts: a token of another start is refused while this browser waits for its own, which then signs in',
      'e2e/signIn/socialReturns.e2e.ts: in another browser the token stays unused, and a message names the browser where it works',
    ),
    met(
      'A link of a mail, or a link with a changed token type, signs the visitor in as the attacker.',
      'It is redeemed without a click only with a verifier of this browser or, in a project that requires no PKCE, while this browser has the mark of a requested mail. The mark has a salted hash of the address: a session of another user is revoked, the visitor is told, and the honest link still works.',
      'src/client/otherUsersLink.test.ts: Page address: a link of another user in a browser that has requested one',
      'src/sagas/resources/awaitedMails.test.ts: Page address: a link in a browser that has requested a mail',
      'src/screens/passwords/reset/loginLink.test.tsx: refuses the link of another user’s mail, offers a new mail, and the honest link still signs in',
      'e2e/broad/attacks/signInAsAttacker.e2e.ts: an email link that claims to be a reset mail’s log-in link waits for a click',
      'e2e/broad/attacks/signInAsAttacker.e2e.ts: a reset mail’s log-in link signs in at once in the browser that requested it, and waits for a click in any other',
      'e2e/broad/attacks/signInAsAttacker.e2e.ts: an email link signs in at once in the browser that requested it, and waits for a click in any other',
      'src/screens/passwords/reset/loginLink.test.tsx: waits for a click when this browser requested another mail',
    ),
    met(
      'A link with an impersonation token replaces the visitor’s session by one of another user.',
      'The token is redeemed only after the host’s `confirm`, which gets its type, or in a click. The demo says what happens, signed in or not.',
      'src/client/impersonationLink.test.ts: Page address: an impersonation token in a link of somebody else',
      'e2e/broad/attacks/signInAsAttacker.e2e.ts: Page address: a link with an impersonation token',
    ),
    met(
      'A verifier is valid for longer than its mail, or for several mails.',
      'Each mail has a PKCE pair; the last five are stored until their mail expires, and removed by a sign-out.',
      'src/sagas/resources/magicLinks.test.ts: keeps the verifiers of the last five mails, each for the life of its link',
      'src/client/methods/magicLinks.test.ts: keeps the first link’s pair beside the second’s, so that both links work',
    ),
    met(
      'A reset token is in the address while third-party scripts load.',
      'The token is removed from the address before any of them is loaded. For reloads it is in the tab’s session storage until it is used, for 15 minutes at most.',
      'e2e/broad/attacks/resetAddress.e2e.ts: the token is removed from the address before any third-party script loads, and a reload still has it',
    ),
  ],
};
