import { met } from '../row';
import type { Section } from '../row';

export const PROVIDERS_THREATS: Section = {
  title: 'Social providers and consent',
  rows: [
    met(
      'A redirect address of a social sign-in leads elsewhere.',
      'Wrong schemes and addresses with user names are refused here, addresses that are not listed by the provider.',
      'src/screens/oauth/redirects.test.tsx: Redirect URLs of social sign-in: refused by the client',
      'src/screens/oauth/redirects.test.tsx: Redirect URLs of social sign-in: refused by the sandbox',
    ),
    met(
      'An app’s consent or logout address is changed to send the answer elsewhere.',
      'Exact comparison by the provider before anything is asked; the page follows only what the provider returned.',
      'src/screens/idp/attacks.test.tsx: Authorize flow: manipulated redirect addresses',
      'src/screens/idp/logout.test.tsx: Logout flow: refused addresses',
      'e2e/identityProvider/consent.e2e.ts: an unregistered redirect URI shows an error, without a redirect',
    ),
    met(
      'A stolen authorization code is used by another app or browser.',
      'Single use, bound to client, address and verifier; a code that is used twice revokes the tokens that it gave.',
      'e2e/identityProvider/consent.e2e.ts: a stolen code without its verifier is refused',
      'e2e/identityProvider/consent.e2e.ts: a second use of a code is refused and revokes the tokens of the first',
    ),
    met(
      'Consent says less than what is given: no line for `full_access` or for a scope without a text.',
      'Each requested scope has a line, what is not given stands apart, the host of the answer is named, and names of apps are cleaned.',
      'src/screens/idp/consentLines.test.tsx: full access is stated first',
      'src/screens/idp/consentLines.test.tsx: a scope without a text is listed by its name',
      'src/screens/idp/consentLines.test.tsx: scopes that are requested and not granted have a list of their own',
      'src/screens/idp/consentLines.test.tsx: Consent: the app and the destination',
    ),
    met(
      'The consent widget is framed by another site, which gets the click on Allow.',
      'No Allow inside a frame of another origin; `frame-ancestors` is documented in hosting.md.',
      'e2e/attacks/framedConsent.e2e.ts: a frame of another origin shows the reason instead of Allow, and the unframed page asks and redirects',
      'e2e/attacks/framedConsent.e2e.ts: with the documented frame-ancestors, another origin cannot frame the page',
    ),
    met(
      'One Tap’s answer leads to an address that is not configured.',
      'The page goes to a configured redirect URL or to its own origin, and nowhere else.',
      'src/domain/addresses/oneTap.test.ts: One Tap: redirect after success',
      'e2e/broad/signIn/oneTapFailures.e2e.ts: an answer with the redirect https://evil.example/ is not followed',
    ),
  ],
};
