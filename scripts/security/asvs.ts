import { met, notOurs, open } from './row';
import type { Section } from './row';

export const ASVS: Section = {
  title: 'OWASP ASVS 5.0',
  intro:
    'The items that apply to a widget in a browser, in our own words, each with its level. What only a server can do is up to the provider; the sandbox shows what is expected of it.',
  rows: [
    met(
      '1.2.2 (L1) Addresses that are built or followed have safe schemes and encoded values.',
      'http and https only; a value never becomes another parameter.',
      'src/domain/addresses/webAddress.test.ts: Page address: addresses that a page may go to',
      'src/domain/addresses/oauthUrl.test.ts: encodes each value, so that none becomes another parameter',
    ),
    met(
      '1.3.2 (L1) No code is made from text.',
      'Linted, searched for in the built files (`scripts/checkBundle.mjs`), and run under a policy without `unsafe-eval`.',
      'e2e/hosting/strictPages.e2e.ts: all kinds of widgets of a stranger work in light DOM',
    ),
    met(
      '3.2.2 (L1) Text is inserted into the page as text, never as markup.',
      'Text nodes only.',
      'src/ui/feedback/ErrorText.test.tsx: shows markup in a message as text',
      'src/screens/idp/manifest.test.tsx: its texts are shown as text, never as markup',
      'src/domain/text/messages.property.test.ts: a value is neither parsed as a message nor as a tag',
    ),
    met(
      '3.2.3 (L3) Elements of the page whose ids shadow globals do not change what scripts find (DOM clobbering).',
      'The widget keeps its own references, and checks what it looks up.',
      'e2e/hosting/hostPages.e2e.ts: elements whose ids shadow browser globals change nothing',
    ),
    open(
      '3.3.1 (L1) Cookies are `Secure`, and named with `__Secure-` or `__Host-`.',
      '`Secure` except on localhost. The default names are the provider’s, without a prefix; `cookieOptions` can name them otherwise.',
      'src/browser/storage/cookies.test.ts: on localhost.example.com the cookie is Secure, and plain where the browser refuses Secure over http: false',
      'src/browser/storage/cookies.test.ts: uses the host’s cookie names and path',
    ),
    met(
      '3.3.2 (L2) Cookies have a `SameSite` that fits their purpose.',
      '`SameSite=Lax`: cross-site requests that change something do not carry them.',
      'src/browser/storage/cookies.test.ts: writes both cookies under their names, for the life of the session, for the whole site',
    ),
    open(
      '3.3.3 (L2) Cookies that are not shared with other hosts are named with `__Host-`.',
      'As 3.3.1: the host page chooses the names.',
      'src/browser/storage/cookies.test.ts: sets the Domain attribute: no sharing',
    ),
    met(
      '3.3.4 (L2) Session tokens that scripts need not read are `HttpOnly`.',
      'A setting of the project; without it scripts of the page can read the tokens.',
      'src/client/methods/session/session.test.ts: sign-in, confirmation, reload and revoke expose no token',
      'src/client/cookies.test.ts: Session: HttpOnly cookies',
    ),
    notOurs(
      '3.4.3 (L2) The page has a content security policy, with nonces or hashes at L3.',
      'The page’s header. docs/hosting.md has the policy that the widget needs, and the demo sends one.',
      'e2e/hosting/strictPages.e2e.ts: with scripts allowed by nonce alone, chunks, captcha and telemetry carry the nonce',
      'demo/server.test.ts: serves the page at /sign-in?products=otp with a strict content security policy',
    ),
    notOurs(
      '3.4.8 (L3) The page says `Cross-Origin-Opener-Policy`.',
      'The page’s header. The widget works under it, and the demo sends it.',
      'e2e/hosting/crossOrigin.e2e.ts: all kinds of widgets of a stranger work',
    ),
    open(
      '3.5.5 (L2) The origin and shape of messages from other windows are checked.',
      'The only frame is that of One Tap: messages go to its origin alone, answers come by a port that only it holds. No test attacks it yet.',
    ),
    met(
      '3.6.1 (L3) External scripts are loaded with integrity values, or a written decision says why not.',
      'The script tag has the value of the entry, and each script those of its chunks. Captcha, telemetry and One Tap change without notice: docs/hosting.md has the decision, and no other address is loaded.',
      'e2e/attacks/changedScript.e2e.ts: the browser runs the built file, and refuses it when a byte has changed',
      'e2e/attacks/changedScript.e2e.ts: Network and API: a chunk that was changed on its way',
    ),
    met(
      '3.7.2 (L2) Redirects go to listed addresses only.',
      'The page follows only addresses that the provider returns, which checks them against the project’s list.',
      'src/screens/idp/logout.test.tsx: only the provider’s address is followed, not the query’s',
      'e2e/signIn/social.e2e.ts: the provider refuses another origin and a look-alike of a listed host, and redirects nobody',
      'e2e/signIn/oneTapFailures.e2e.ts: an answer with the redirect https://evil.example/ is not followed',
    ),
    notOurs(
      '6.2.1 (L1) Passwords have at least 8 characters, better 15.',
      'The provider’s policy. The widget shows it and submits no password that the provider calls weak.',
      'src/screens/passwords/strength/strength.test.tsx: never lets the widget’s own estimate enable the button',
    ),
    notOurs(
      '6.2.5 (L1) No rules about kinds of characters.',
      'The provider’s policy. Where it has such rules they are shown, and a developer is warned that they are discouraged.',
      'src/domain/config/securityAdvice.test.ts: warns that requiring character kinds is discouraged, and names what to choose',
    ),
    met(
      '6.2.6 (L1) Password fields are masked and can be shown.',
      'Masked, with a button; masked again when sent.',
      'src/ui/inputs/password.test.tsx: toggles between shown and hidden, and its button names the action',
    ),
    met(
      '6.2.7 (L1) Paste and password managers work.',
      'Real forms, real fields, in both DOM modes.',
      'src/screens/passwords/forms.test.tsx: a pasted password is accepted (WCAG 3.3.8)',
      'e2e/signIn/passwords.e2e.ts: PasswordCreateOrLogin: filled by a password manager',
    ),
    met(
      '6.2.8 (L1) A password is checked exactly as it was typed.',
      'Never trimmed, never changed.',
      'src/client/methods/passwords.test.ts: a password without its trailing space is refused, and signs nobody out',
      'src/ui/inputs/password.test.tsx: accepts a paste unchanged',
    ),
    met(
      '6.2.9 (L2) Passwords of 64 characters and more are accepted.',
      'No limit of our own.',
      'src/screens/passwords/create.test.tsx: a password of 64 characters is sent unchanged',
      'src/screens/passwords/create.test.tsx: a password of more than that is sent unchanged',
    ),
    met(
      '6.2.12 (L2) New passwords are checked against known breaches.',
      'The provider does; the widget says so and does not submit.',
      'src/screens/passwords/strength/strength.test.tsx: a breached password shows its own text, and cannot be submitted',
    ),
    open(
      '6.3.6 (L3) Email is not used to authenticate.',
      'A known deviation: signing in by email is what many projects want. Passkeys, wallets and social providers can stand in its place.',
    ),
    notOurs(
      '6.5.1 (L2) Codes, links and recovery codes work once.',
      'The provider’s, as the sandbox shows it.',
      'sandbox/routes/messages/otps.test.ts: accepts a code once',
      'sandbox/routes/messages/magicLinks.test.ts: accepts a link once; opening or scanning it does not spend it',
      'sandbox/routes/factors/totps.test.ts: are answered again, and each is accepted once',
    ),
    notOurs(
      '6.5.4 (L2) Codes have 20 bits, as 6 random digits do.',
      'The provider makes them: six digits.',
      'sandbox/routes/messages/otps.test.ts: by sms: answers a method id, and sends six digits',
    ),
    open(
      '6.5.5 (L2) Codes and links live at most 10 minutes.',
      'Codes do. The default of links is 30 minutes; hosts can set 10, and a developer is told so.',
      'src/domain/config/securityAdvice.test.ts: names in one line the fields with a life above 10 minutes: links by default',
      'src/screens/otp/countdown.test.tsx: counts down from five minutes in m:ss, each second',
    ),
    notOurs(
      '6.6.1 (L2) Codes by phone are offered together with stronger methods.',
      'The host page chooses the products; every other one can stand beside them.',
      'src/screens/main/main.test.tsx: shows the tabs: …',
    ),
    met(
      '6.6.2 (L2) A code is bound to the request that asked for it.',
      'Checked with the method id of its own sending; a newer one ends it.',
      'src/screens/otp/resend.test.tsx: makes only the newest code valid',
      'sandbox/routes/messages/otps.test.ts: has the same answer for a wrong code and an unknown method',
    ),
    notOurs(
      '7.2.4 (L1) Signing in makes a new session token.',
      'The provider’s.',
      'sandbox/routes/messages/otps.test.ts: starts a new session when the caller has a session of another user',
    ),
    open(
      '7.6.2 (L2) No session begins without an action of the visitor.',
      'A link is redeemed by itself only with the verifier of this browser. Projects without PKCE: see “Links and tokens in addresses”.',
      'e2e/signIn/emailLink.e2e.ts: a mail scanner that opens every link or runs the page’s scripts does not use the link up',
    ),
    met(
      '9.2.1 (L1) Tokens are accepted only while they are valid.',
      'Servers check the JWT, as the demo’s does. The widget trusts no time in a token: its life counts from its receipt.',
      'demo/host/prices/savedPrices.test.ts: refuses an expired one',
      'src/sagas/session/sessionRefresh.test.ts: 24 h off changes nothing',
    ),
    met(
      '10.1.1 (L2) Tokens go only where they are needed.',
      'In cookies of the site alone, or in HttpOnly ones; never in storage.',
      'src/sagas/session/sessions.test.ts: keeps its tokens in cookies only',
      'src/client/methods/session/session.test.ts: sign-in, confirmation, reload and revoke expose no token',
    ),
    open(
      '10.1.2 (L2) The secrets of a transaction are bound to it and to the browser that started it.',
      'Each social sign-in has a pair of its own. Links share one pair until it is used.',
      'src/client/methods/oauth.test.ts: makes a new pair for every start',
    ),
    open(
      '10.2.1 (L2) A return from a provider is accepted only after a start in this browser (PKCE or state).',
      'With PKCE. Projects without it: see “Links and tokens in addresses”.',
      'src/client/methods/oauth.test.ts: sends nothing without the verifier, and the token still works in the browser that started',
    ),
    met(
      '10.4.6 (L2) PKCE with S256, never `plain`.',
      'A verifier of 32 random bytes, S256 alone.',
      'src/browser/protection/pkce.test.ts: the verifier has 43 unreserved characters, and the challenge is its S256 hash',
      'src/browser/protection/pkce.test.ts: the challenge equals the example of RFC 7636',
    ),
    met(
      '10.7.1 (L2) The user is asked for consent.',
      'Asked once for each app and its scopes; `prompt=consent` asks again.',
      'e2e/identityProvider/consent.e2e.ts: code flow with PKCE: the app gets tokens after Allow, none after revocation, and an error after Deny',
      'e2e/identityProvider/consent.e2e.ts: prompt=consent asks a visitor who has allowed the app before',
    ),
    open(
      '10.7.2 (L2) Consent says clearly what is given, to whom, for how long.',
      'App, project and known scopes are named; see “Social providers and consent”.',
      'src/screens/idp/authorize.test.tsx: names the app and the project, and asks with Allow and Deny',
    ),
    met(
      '10.7.3 (L2) The user can list consents and revoke them.',
      'By the calls for connected apps, as on the demo’s page for them.',
      'src/client/methods/userFactors.test.ts: lists the apps that the user has allowed',
      'e2e/identityProvider/consent.e2e.ts: code flow with PKCE: the app gets tokens after Allow, none after revocation, and an error after Deny',
    ),
    open(
      '14.2.1 (L1) Addresses contain nothing sensitive.',
      'The tokens of links do, by the provider’s contract, and are removed before the call. The token of a password reset stays until it is used.',
      'src/sagas/authenticateByUrl.test.ts: leaves the address before any call',
    ),
    met(
      '14.3.1 (L1) The browser’s storage is cleared when the session ends, also offline.',
      'Everything that names a person is removed.',
      'e2e/session/signOut.e2e.ts: storage and cookies name nobody after a sign-in by … and …',
      'src/client/methods/session/signOut.test.ts: Session: what a sign-out leaves in the browser (ASVS 14.3.1)',
    ),
    open(
      '14.3.3 (L2) Nothing sensitive is kept in the browser’s storage but session tokens.',
      'The user as last confirmed is kept until the sign-out, so that a page knows its visitor at once. docs/hosting.md lists every key.',
      'src/browser/storage/keptKeys.test.ts: docs/hosting.md lists the same rows as the code',
      'src/mount/secrets.test.tsx: local storage holds the documented keys alone',
    ),
    met(
      '16.2.5 (L2) Secrets are masked in logs.',
      'In devtools, events and console.',
      'src/store/redact.test.ts: DevTools: masked secrets',
      'src/mount/events.test.ts: a passcode is never logged',
      'sandbox/control/control.test.ts: logs each call with its secrets masked, also refused calls',
    ),
  ],
};
