import { met, notOurs } from './row';
import type { Section } from './row';

export const OAUTH: Section = {
  title: 'RFC 9700 (OAuth 2.0 security)',
  intro:
    'It applies twice: the widget is a client of social providers, and its consent screen is part of an authorization server.',
  rows: [
    met(
      '2.1 Redirect addresses are compared exactly.',
      'The provider compares them before the visitor is asked.',
      'src/screens/idp/attacks.broad.test.tsx: Authorize flow: manipulated redirect addresses',
      'src/screens/oauth/redirects.test.tsx: Redirect URLs of social sign-in: refused by the sandbox',
    ),
    met(
      '2.1 and 4.11 Neither side is an open redirector.',
      'The page navigates to addresses of the provider’s answer, and to http and https only.',
      'src/screens/idp/logout.broad.test.tsx: Logout flow: refused addresses',
      'sandbox/routes/social/oauth.test.ts: does not redirect to a login_redirect_url that is not listed',
    ),
    met(
      '2.1 and 4.7 A return that this browser did not start is accepted only after a click (CSRF).',
      'Every start has a challenge, also when the project does not require it. Without the verifier of this browser the return waits for the visitor’s click.',
      'e2e/broad/attacks/signInAsAttacker.e2e.ts: a token without a start in this browser waits for the visitor’s click',
      'src/client/methods/oauth.test.ts: sends nothing without the verifier, and the token still works in the browser that started',
    ),
    met(
      '2.1 and 4.4 Mix-up of providers: the answer names its issuer.',
      'Answers carry `iss`, and apps refuse another.',
      'e2e/identityProvider/consent.e2e.ts: an answer with another iss is refused',
      'sandbox/routes/idp/idp.test.ts: redirects to the app with a code, the unchanged state and iss',
    ),
    met(
      '2.1.1 and 4.5 PKCE for public clients: a code without its verifier is useless.',
      'Each start has a new pair, with S256.',
      'e2e/identityProvider/consent.e2e.ts: a stolen code without its verifier is refused',
      'src/client/methods/oauth.test.ts: makes a new pair for every start',
    ),
    met(
      '4.8.2 PKCE cannot be removed from a started sign-in (downgrade).',
      'A verifier without a challenge is refused, and a challenge without a verifier too.',
      'sandbox/routes/idp/oauth2.test.ts: requires code_verifier after a challenge, and refuses it without one',
    ),
    met(
      '2.1.2 The implicit grant is not used.',
      'Only codes are issued; tokens come from the token endpoint.',
      'sandbox/routes/idp/oauth2.test.ts: lists the supported features',
    ),
    met(
      '2.2.2 and 4.14 Refresh tokens of public clients rotate.',
      'Each is valid once; a second use revokes all tokens of its authorization.',
      'sandbox/routes/idp/oauth2Tokens.test.ts: are issued with offline_access, and each is accepted once',
    ),
    met(
      '4.2.4 and 4.3.2 Codes and tokens are removed from the address and the history.',
      'They are removed with `replaceState`, before the call.',
      'src/browser/page/navigation.test.ts: removing the token keeps the history entry and its state',
      'src/client/authenticateByUrl.test.ts: adds no history entry',
    ),
    met(
      '4.5.3.1 A second use of a code revokes the tokens that were issued for it.',
      'The sandbox implements this.',
      'sandbox/routes/idp/oauth2.test.ts: revokes the tokens of a code that is used twice',
    ),
    met(
      '4.16 The consent page cannot be framed (clickjacking).',
      'The widget shows no Allow button inside a frame of another origin; the demo sends `frame-ancestors` `none`.',
      'e2e/attacks/framedConsent.e2e.ts: a frame of another origin shows the reason instead of Allow, and the unframed page asks and redirects',
      'demo/server.test.ts: serves the page at / with a strict content security policy',
    ),
    notOurs(
      '4.10 and 2.3 Access tokens are bound to their sender and audience.',
      'The provider issues them and servers check them.',
      'sandbox/routes/idp/oauth2.test.ts: issues an access token and, with the scope openid, an ID token',
    ),
  ],
};
