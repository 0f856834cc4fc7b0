import { met } from '../row';
import type { Section } from '../row';

export const SANDBOX_THREATS: Section = {
  title: 'The sandbox on a developer’s machine',
  intro:
    'The sandbox imitates the provider for development and tests. Other people and machines must not reach it.',
  rows: [
    met(
      'Other machines of the network reach the sandbox.',
      'It listens on loopback only.',
      'sandbox/http.test.ts: refuses hosts other than loopback, and a port in use',
    ),
    met(
      'A website that the developer visits uses the control API.',
      'Control calls require the content type of JSON (415), and no page or a page on this machine (403).',
      'e2e/broad/attacks/sandboxDriveBy.e2e.ts: a form of another website changes nothing, while a page of localhost may call the control routes',
      'e2e/broad/attacks/sandboxDriveBy.e2e.ts: scripts of another website read and change nothing',
      'sandbox/routes/transport/crossSite.broad.test.ts: Sandbox: a control call',
    ),
    met(
      'A website points its own name at this machine (DNS rebinding) and shares an origin with the sandbox.',
      'Host names other than loopback and configured names are refused (421).',
      'e2e/broad/attacks/sandboxDriveBy.e2e.ts: a foreign host name is refused (DNS rebinding)',
      'sandbox/routes/transport/crossSite.broad.test.ts: Sandbox: host names (DNS rebinding)',
    ),
    met(
      'HTML from an attacker runs at the sandbox’s origin, whose cookies are those of every app on localhost.',
      "`nosniff` and `Content-Security-Policy: sandbox; default-src 'none'` on every answer; the sandbox’s pages have their own policy.",
      'e2e/broad/attacks/sandboxDriveBy.e2e.ts: HTML in a fault’s body is not rendered as a page',
      'sandbox/routes/transport/htmlAnswers.broad.test.ts: Sandbox: HTML in answers runs no script',
    ),
    met(
      'A website’s form chooses an account at the imitated social provider and has the token sent to itself.',
      'Only the page’s own form is accepted.',
      'e2e/broad/attacks/sandboxDriveBy.e2e.ts: another website cannot choose an account at the social provider’s page, nor get its token',
      'sandbox/routes/transport/crossSite.broad.test.ts: refuses a form of another site (login CSRF)',
    ),
    met(
      'A recorded visit from others runs code in the test that is made of it, or leads the page to another site.',
      'The test has only the name of the file. Files with anything but the widget’s calls, screens, events and roles, with texts that a recording replaces or with control characters are refused.',
      'sandbox/visits/scenario.property.test.ts: Sandbox: the test of a hostile visit',
      'sandbox/visits/scenarioCommand.test.ts: refuses a visit with code in a call',
      'src/domain/visit/readVisit.test.ts: DevTools: the file of a recorded visit',
    ),
    met(
      'A recorded visit contains personal data, secrets or addresses of the page.',
      'It keeps enumerations, numbers and booleans of listed fields. Every other text becomes a placeholder, and other fields are left out.',
      'src/dev/recordedTexts.test.tsx: DevTools: texts of a recorded visit',
      'src/domain/visit/redactor.test.ts: DevTools: texts of a recorded visit',
    ),
    met(
      'An imported history of the devtools sends the developer’s sign-ins to another site.',
      'Imported actions and states configure nothing: token, settings of the project and arguments of the mounts are this page’s.',
      'src/mount/importedHistory.test.tsx: DevTools: an imported history is played with the page’s own configuration',
    ),
    met(
      '`/scan` is used to send requests to other services of the machine.',
      'It follows links of the sandbox to redirect URLs of the project, and no redirects after them.',
      'sandbox/routes/transport/scan.broad.test.ts: Sandbox: POST /scan',
    ),
    met(
      'Other users of the machine read its data and signing keys.',
      'The folder has the mode 0700 and each file 0600, also those of earlier versions.',
      'sandbox/state/database/privateFiles.test.ts: has mode 0700, and its files 0600, so that other users cannot read signing keys',
      'sandbox/state/database/privateFiles.test.ts: a folder of an earlier version that others can read becomes private',
    ),
    met(
      'A public OAuth client omits PKCE, and its code is intercepted.',
      'Without a challenge no code is issued, unless a setting of the client allows it; a challenge means S256.',
      'sandbox/routes/idp/pkceRequired.test.ts: redirects with invalid_request when code_challenge is missing',
      'sandbox/routes/idp/pkceRequired.test.ts: a challenge without a method means S256, so the code is useless without the verifier',
    ),
    met(
      'Codes are requested without a limit: a mailbox is flooded, or a code is guessed.',
      'An address gets 20 unused codes in ten minutes, then the answer is 429 with `Retry-After`.',
      'sandbox/routes/messages/codeLimit.test.ts: an address gets 20 unused codes in 10 minutes, then 429 until the first code is 10 minutes old',
      'sandbox/routes/messages/codeLimit.test.ts: used codes do not count, and the last code before the limit signs in',
    ),
    met(
      'A page of the same site obtains consent of a visitor with HttpOnly cookies.',
      'Consent is accepted once for a request that this session has started, from pages of the project’s origins only.',
      'e2e/broad/attacks/sameSiteConsent.e2e.ts: Authorize flow in HttpOnly mode',
      'sandbox/routes/idp/consentHandle.test.ts: Sandbox: consent in HttpOnly mode',
    ),
    met(
      'An app, or a person who has found an old token, exchanges an access token for a session with more rights than the user has granted.',
      'The exchange requires the scope `full_access`, and accepts a token once within five minutes.',
      'sandbox/routes/idp/exchange.test.ts: refuses a token without the scope full_access',
      'sandbox/routes/idp/exchange.test.ts: accepts a token once, for 5 minutes; a refused call does not spend it',
    ),
    met(
      'An app exchanges its access token for a session of 366 days.',
      'A third party’s session ends with its access token or, with `offline_access`, after the project’s limit, and cannot be extended. The client sends the length that it was asked for, and warns of a longer answer.',
      'sandbox/routes/idp/exchange.test.ts: a third party’s session lasts, however long it is asked for, as long as the access token, without offline_access',
      'src/client/methods/session/tokensOfOthers.test.ts: exchange_access_token sends the length asked for, and a longer session is told to the developer',
    ),
    met(
      'In the browser, a script of the page reads the token of a session in HttpOnly cookies from the worker’s storage.',
      'The worker has tokens in its memory only and stores their digests; a worker that starts again gives the session a new token. Its storage is no protection otherwise: pages of its origin can read the users and signing keys of the sandbox, and use the control.',
      'e2e/broad/sandboxInBrowser/storedSecrets.e2e.ts: no token of a session in HttpOnly cookies, and the session continues when the browser stops the worker',
      'sandbox/inBrowser/cookies.test.ts: stores no value, and a worker that starts again renews the session token',
    ),
    met(
      'In the browser, the address of the worker’s script makes it answer in the place of another site, or of the host’s own pages.',
      'The base is a path below the folder of the script; with any other the worker is not installed.',
      'sandbox/inBrowser/workerSettings.test.ts: refuses another site',
      'sandbox/inBrowser/workerSettings.test.ts: refuses the whole site',
      'e2e/broad/sandboxInBrowser/storedSecrets.e2e.ts: a worker whose base is not below its folder is not installed',
    ),
    met(
      'In the browser, `keepPages` keeps a visitor’s data, or files of another site of the same origin.',
      'Kept are pages, scripts, styles, images and fonts below the folder of the script that their host allows to be stored; answers to `fetch` and queries of pages are not.',
      'e2e/broad/sandboxInBrowser/storedSecrets.e2e.ts: keepPages keeps the pages and scripts of its folder, and no answer to a script, no other site’s file and no query',
      'e2e/broad/sandboxInBrowser/moreWays.e2e.ts: without a network a kept page opens and signs in',
    ),
    met(
      'The next person at the device reads what a visitor has typed on the documentation’s website.',
      'The website’s sandbox deletes its data when the last page is left, and its client does not remember the user.',
      'e2e/broad/sandboxInBrowser/storedSecrets.e2e.ts: without keepData, what was typed is deleted when the last page is left, and not before',
    ),
  ],
};
