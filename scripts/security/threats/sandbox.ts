import { met } from '../row';
import type { Section } from '../row';

export const SANDBOX_THREATS: Section = {
  title: 'The sandbox on a developer’s machine',
  intro: 'It imitates the provider for development and tests. It is not meant to be reached by others.',
  rows: [
    met(
      'Others in the network reach it.',
      'It listens on loopback only.',
      'sandbox/http.test.ts: refuses hosts other than loopback, and a port in use',
    ),
    met(
      'A website that the developer visits uses the control API.',
      'Control calls are JSON by its content type (415) and come from no page or one on this machine (403).',
      'e2e/broad/attacks/sandboxDriveBy.e2e.ts: a form of another website changes nothing, while a page of localhost may call the control routes',
      'e2e/broad/attacks/sandboxDriveBy.e2e.ts: scripts of another website read and change nothing',
      'sandbox/routes/transport/crossSite.test.ts: Sandbox: a control call',
    ),
    met(
      'A website points its own name at this machine (DNS rebinding) and shares an origin with the sandbox.',
      'Names other than those of loopback and of the settings are refused (421).',
      'e2e/broad/attacks/sandboxDriveBy.e2e.ts: a rebound host name is refused (DNS rebinding)',
      'sandbox/routes/transport/crossSite.test.ts: Sandbox: host names (DNS rebinding)',
    ),
    met(
      'HTML from an attacker runs at the sandbox’s origin, whose cookies are those of every app on localhost.',
      "`nosniff` and `Content-Security-Policy: sandbox; default-src 'none'` on every answer; own pages have a policy of their own.",
      'e2e/broad/attacks/sandboxDriveBy.e2e.ts: HTML in a fault’s body is not rendered as a page',
      'sandbox/routes/transport/crossSite.test.ts: Sandbox: HTML in answers runs no script',
    ),
    met(
      'A website’s form chooses an account at the imitated social provider and has the token sent to itself.',
      'Only the page’s own form is taken.',
      'e2e/broad/attacks/sandboxDriveBy.e2e.ts: another website cannot choose an account at the social provider’s page, nor get its token',
      'sandbox/routes/transport/crossSite.test.ts: refuses a form of another site (login CSRF)',
    ),
    met(
      '`/scan` is used to fetch from other services of the machine.',
      'It follows links of the sandbox to redirect URLs of the project, and no further.',
      'sandbox/routes/transport/crossSite.test.ts: Sandbox: POST /scan',
    ),
    met(
      'Other users of the machine read its data and signing keys.',
      'The folder has the mode 0700, each file 0600, earlier ones included.',
      'sandbox/state/database/privateFiles.test.ts: has mode 0700, and its files 0600, so that other users cannot read signing keys',
      'sandbox/state/database/privateFiles.test.ts: a folder of an earlier version that others can read becomes private',
    ),
    met(
      'A public OAuth client leaves PKCE out, and its code is stolen on the way.',
      'No code without a challenge, unless the client’s setting says otherwise; a challenge means S256.',
      'sandbox/routes/idp/pkceRequired.test.ts: redirects with invalid_request when code_challenge is missing',
      'sandbox/routes/idp/pkceRequired.test.ts: a challenge without a method means S256, so the code is useless without the verifier',
    ),
    met(
      'Codes are requested without a limit: a mailbox is flooded, or a code is guessed.',
      '20 unused ones for an address in ten minutes, then 429 with `Retry-After`.',
      'sandbox/routes/messages/codeLimit.test.ts: an address gets 20 unused codes in 10 minutes, then 429 until the first code is 10 minutes old',
      'sandbox/routes/messages/codeLimit.test.ts: used codes do not count, and the last code before the limit signs in',
    ),
    met(
      'A page of the same site obtains consent of a visitor with HttpOnly cookies.',
      'Consent is answered once for what this session has asked, by pages of the project’s origins alone.',
      'e2e/broad/attacks/sameSiteConsent.e2e.ts: Authorize flow in HttpOnly mode',
      'sandbox/routes/idp/consentHandle.test.ts: Sandbox: consent in HttpOnly mode',
    ),
    met(
      'An app, or the finder of an old token, exchanges an access token for a session that can do more than the user has allowed.',
      'The exchange needs `full_access`, and takes a token once and within five minutes.',
      'sandbox/routes/idp/exchange.test.ts: refuses a token without the scope full_access',
      'sandbox/routes/idp/exchange.test.ts: accepts a token once, for 5 minutes; a refused call does not spend it',
    ),
  ],
};
