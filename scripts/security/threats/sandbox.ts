import { met } from '../row';
import type { Section } from '../row';

export const SANDBOX_THREATS: Section = {
  title: 'The sandbox on a developer’s machine',
  intro: 'It imitates the provider for development and tests. It is not meant to be reached by others.',
  rows: [
    met(
      'Others in the network reach it.',
      'It listens on loopback only.',
      'sandbox/http.test.ts: refuses another host than loopback, and a port in use',
    ),
    met(
      'A website that the developer visits uses the control API.',
      'Control calls are JSON by its content type (415) and come from no page or one on this machine (403).',
      'e2e/attacks/sandboxDriveBy.e2e.ts: its form arranges nothing, while a page on this machine may',
      'e2e/attacks/sandboxDriveBy.e2e.ts: reads and changes nothing by scripts',
      'sandbox/routes/transport/driveBy.test.ts: Sandbox: a control call',
    ),
    met(
      'A website points its own name at this machine (DNS rebinding) and shares an origin with the sandbox.',
      'Names other than those of loopback and of the settings are refused (421).',
      'e2e/attacks/sandboxDriveBy.e2e.ts: finds nothing at a name of its own that leads to this machine (DNS rebinding)',
      'sandbox/routes/transport/driveBy.test.ts: Sandbox: a name that is not the sandbox’s own (DNS rebinding)',
    ),
    met(
      'HTML of a stranger runs at the sandbox’s origin, whose cookies are those of every app on localhost.',
      "`nosniff` and `Content-Security-Policy: sandbox; default-src 'none'` on every answer; own pages have a policy of their own.",
      'e2e/attacks/sandboxDriveBy.e2e.ts: HTML of a fault that was arranged honestly is no page that runs',
      'sandbox/routes/transport/driveBy.test.ts: Sandbox: an answer never becomes a document of a stranger’s making',
    ),
    met(
      'A website’s form chooses an account at the imitated social provider and has the token sent to itself.',
      'Only the page’s own form is taken.',
      'e2e/attacks/sandboxDriveBy.e2e.ts: cannot choose an account at the page of a social provider, nor have its token',
      'sandbox/routes/transport/driveBy.test.ts: takes no form of another site, which would choose the account by itself',
    ),
    met(
      '`/scan` is used to fetch from other services of the machine.',
      'It follows links of the sandbox to redirect URLs of the project, and no further.',
      'sandbox/routes/transport/driveBy.test.ts: Sandbox: POST /scan',
    ),
    met(
      'Other users of the machine read its data and signing keys.',
      'The folder has the mode 0700, each file 0600, earlier ones included.',
      'sandbox/state/database/privateFiles.test.ts: is readable by nobody else, and so is every file in it, signing keys included',
      'sandbox/state/database/privateFiles.test.ts: of an earlier version, open to others, is closed',
    ),
    met(
      'A public OAuth client leaves PKCE out, and its code is stolen on the way.',
      'No code without a challenge, unless the client’s setting says otherwise; a challenge means S256.',
      'sandbox/routes/idp/pkceRequired.test.ts: gets no code without a code challenge, and is told why',
      'sandbox/routes/idp/pkceRequired.test.ts: with a challenge alone is held to S256: a code that was stolen on its way is worth nothing',
    ),
    met(
      'Codes are asked for without end: a mailbox is flooded, a code guessed.',
      '20 unused ones for an address in ten minutes, then 429 with `Retry-After`.',
      'sandbox/routes/messages/codeLimit.test.ts: 20 that nobody uses go to an address in ten minutes; the next is refused until the first is that old',
      'sandbox/routes/messages/codeLimit.test.ts: a visitor who signs in by each of them is not held up, and the last code before the limit signs in',
    ),
    met(
      'A page of the same site obtains consent of a visitor with HttpOnly cookies.',
      'Consent is answered once for what this session has asked, by pages of the project’s origins alone.',
      'e2e/attacks/sameSiteConsent.e2e.ts: Authorize flow in HttpOnly mode',
      'sandbox/routes/idp/consentHandle.test.ts: Sandbox: consent in HttpOnly mode',
    ),
    met(
      'An app exchanges its access token for a session that can do more than the user has allowed, or somebody does with a token found later.',
      'The exchange needs `full_access`, and takes a token once and within five minutes.',
      'sandbox/routes/idp/exchange.test.ts: refuses the token of an app that the user has not allowed everything',
      'sandbox/routes/idp/exchange.test.ts: takes a token once, and for five minutes; a refused try does not spend it',
    ),
  ],
};
