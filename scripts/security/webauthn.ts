import { met, notOurs, open } from './row';
import type { Section } from './row';

export const WEBAUTHN: Section = {
  title: 'WebAuthn Level 3 and passkeys.dev',
  rows: [
    met(
      'Options and credentials are converted by the browser, or in older browsers by the widget.',
      'Both conversions have the same result.',
      'src/client/methods/webauthn.test.ts: registers and signs in: a browser that converts JSON itself',
      'src/client/methods/webauthn.test.ts: registers and signs in: a browser that does not convert JSON',
    ),
    met(
      '`getClientCapabilities` is called first, then `isConditionalMediationAvailable`.',
      'The widget calls them in this order.',
      'src/client/methods/webauthnAutofill.broad.test.ts: browserSupportsAutofill is false without WebAuthn, and prefers getClientCapabilities',
    ),
    met(
      'The token `webauthn` directly follows the field’s other tokens.',
      'The value is `username webauthn`.',
      'src/screens/passkeys/login/button.test.tsx: email: the token is "username webauthn", and 1Password’s own button is off',
    ),
    met(
      'Authenticators receive the list of valid passkeys, and only a passkey that the provider does not know is reported as unknown.',
      'The reversible signal is preferred; no signal is sent on a general failure.',
      'src/client/methods/passkeySignals.test.ts: a deletion signals the remaining ids of the user',
      'src/client/methods/passkeySignals.test.ts: a passkey unknown to the provider is signalled as unknown',
      'src/client/methods/passkeySignals.test.ts: another error of the provider signals nothing',
    ),
    met(
      'The response is checked against challenge, origin, domain, user verification, user handle, signature and counter.',
      'The provider checks it, as the sandbox does.',
      'sandbox/routes/factors/webauthnRegister.test.ts: refuses a response with another origin, and then accepts the genuine one once',
      'sandbox/routes/factors/webauthnAuthenticate.test.ts: refuses a response with a wrong signature, and then accepts the genuine one',
      'sandbox/routes/factors/webauthnAuthenticate.test.ts: refuses a replayed response, a lower counter, and a late response',
    ),
    met(
      'A page has one request at a time; the visitor’s click aborts an offer in an input.',
      'One module makes all requests to the browser.',
      'e2e/broad/signIn/passkeyForm.e2e.ts: two widgets and three quick clicks open one prompt, without an unhandled rejection',
      'src/client/methods/webauthnConcurrent.broad.test.ts: a prompt aborts an autofill request, and starts when that has ended',
    ),
    met(
      'The user’s existing passkeys are excluded from a new registration.',
      'The provider’s options list them, and the widget shows the browser’s refusal.',
      'sandbox/routes/factors/webauthnRegister.test.ts: excludes the user’s registered credentials',
      'e2e/signIn/passkeyRegistration.e2e.ts: a visitor makes a passkey, is refused a duplicate, and makes a second one on another device',
    ),
    met(
      'The list of passkey providers is used for names only, and may be empty.',
      'A passkey of an unknown provider is listed without a name.',
      'src/screens/passkeys/registration/list.test.tsx: is missing for a manager without a known name',
    ),
    notOurs(
      'Related origins: `/.well-known/webauthn`.',
      'The site serves this file, and the provider has a setting for it.',
    ),
    open(
      'A passkey of this device is offered after a sign-in with a passkey of another device.',
      'The widget does not offer it: the host page can mount the passkey widget.',
    ),
    notOurs(
      'Immediate mediation.',
      'It is not part of the standard, and would reveal to a page whether a passkey exists.',
    ),
  ],
};
