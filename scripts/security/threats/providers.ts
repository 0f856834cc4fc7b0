import { met } from '../row';
import type { Section } from '../row';

export const PROVIDERS_THREATS: Section = {
  title: 'Social providers and consent',
  rows: [
    met(
      'A redirect address of a social sign-in leads to an attacker’s site.',
      'The client refuses wrong schemes and addresses with user names; the provider refuses addresses that are not registered.',
      'src/screens/oauth/redirects.test.tsx: Redirect URLs of social sign-in: refused by the client',
      'src/screens/oauth/redirects.test.tsx: Redirect URLs of social sign-in: refused by the sandbox',
    ),
    met(
      'An address is read by the check in another way than by the browser: `https:///evil.example`, a backslash, a control character, a user name.',
      'One function checks addresses everywhere: exactly two slashes, a host, and nothing that browsers skip or change.',
      'src/domain/addresses/webAddress.test.ts: Page address: addresses that a page may go to',
      'src/screens/oauth/redirects.test.tsx: Redirect URLs of social sign-in: refused by the client',
      'src/screens/idp/logout.broad.test.tsx: Logout flow: refused addresses',
      'sandbox/control/projects.test.ts: Sandbox: control: apps',
    ),
    met(
      'The host that gets the answer of a consent has letters of another script that look like those of a known name.',
      'The host is shown in ASCII (Punycode).',
      'src/domain/addresses/webAddress.test.ts: Consent: the host of an address as shown to the visitor',
    ),
    met(
      'An app’s consent or logout address is changed, so that the answer goes to an attacker’s site.',
      'The provider compares the address exactly before the visitor is asked; the page follows only addresses of the provider’s answer.',
      'src/screens/idp/attacks.broad.test.tsx: Authorize flow: manipulated redirect addresses',
      'src/screens/idp/logout.broad.test.tsx: Logout flow: refused addresses',
      'e2e/identityProvider/consent.e2e.ts: an unregistered redirect URI shows an error, without a redirect',
    ),
    met(
      'A stolen authorization code is used by another app or browser.',
      'A code is valid once, for its client, address and verifier; a second use revokes the tokens that were issued for it.',
      'e2e/identityProvider/consent.e2e.ts: a stolen code without its verifier is refused',
      'e2e/identityProvider/consent.e2e.ts: a second use of a code is refused and revokes the tokens of the first',
    ),
    met(
      'The consent screen omits a granted scope: `full_access`, or a scope without a text.',
      'Each requested scope has a line, scopes that are not granted are in a separate list, the host that gets the answer is named, and special characters are removed from names of apps.',
      'src/screens/idp/consentLines.broad.test.tsx: full access is the first line',
      'src/screens/idp/consentLines.broad.test.tsx: a scope without a text is listed by its name',
      'src/screens/idp/consentLines.broad.test.tsx: scopes that are requested and not granted have a list of their own',
      'src/screens/idp/consentLines.broad.test.tsx: Consent: the app and the destination',
    ),
    met(
      'The name of an app or wallet reads as a part of the widget’s sentence, or changes its order.',
      'Names stand in quotation marks, which they cannot end, and in `<bdi>`; special characters are removed.',
      'src/screens/idp/consentLines.broad.test.tsx: Consent: the name of an app',
      'src/screens/crypto/main.test.tsx: the name by which a wallet announces itself stands in quotation marks, with a direction of its own',
    ),
    met(
      'Another site frames the consent widget and steals the click on Allow.',
      'There is no Allow button inside a frame of another origin; hosting.md documents `frame-ancestors`.',
      'e2e/attacks/framedConsent.e2e.ts: a frame of another origin shows the reason instead of Allow, and the unframed page asks and redirects',
      'e2e/attacks/framedConsent.e2e.ts: with the documented frame-ancestors, another origin cannot frame the page',
    ),
    met(
      'Another page opens or uncovers the consent page under the second click of a double click.',
      'Allow ignores a press for 700 ms after it was shown or the page was focused, visible or restored again, and until a mouse has moved since. The same for the button of an unproven log-in link and for deleting a passkey.',
      'src/ui/buttons/GuardedButton.test.tsx: Consent by double click: a guarded button',
      'e2e/attacks/doubleClick.e2e.ts: Consent by double click',
    ),
    met(
      'Another site frames the logout page and steals the click on Yes.',
      'The logout is not asked for inside a frame of another origin: the widget shows the reason.',
      'src/screens/idp/logout.broad.test.tsx: a frame of another site shows a reason in place of Yes, and the visitor stays signed in',
    ),
    met(
      'One Tap’s answer leads to an address that is not configured.',
      'The page navigates only to a configured redirect URL or to its own origin.',
      'src/domain/addresses/oneTap.test.ts: One Tap: redirect after success',
      'e2e/broad/signIn/oneTapFailures.e2e.ts: an answer with the redirect https://evil.example/ is not followed',
    ),
    met(
      'A link with the attacker’s token is opened in a tab that has left for One Tap, and is taken for its answer.',
      'The mark of the tab holds a hash of the answer’s own token, salted with the prompt’s nonce, for this project and for two minutes.',
      'src/sagas/resources/oneTap.test.ts: another token is redeemed only after a confirmation',
      'src/sagas/resources/oneTap.test.ts: another token is not redeemed in a project that requires PKCE',
      'src/sagas/resources/oneTap.test.ts: it ends after two minutes',
      'src/browser/storage/storage.test.ts: the mark of One Tap belongs to its project',
    ),
    met(
      'An ID token that was made for another prompt is submitted as the answer of One Tap.',
      'Google’s request has a nonce, and an ID token with another one is not submitted.',
      'e2e/broad/signIn/oneTapFailures.e2e.ts: an ID token with another nonce is submitted: false',
    ),
  ],
};
