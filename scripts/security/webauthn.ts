import { met, notOurs, open } from './row';
import type { Section } from './row';

export const WEBAUTHN: Section = {
  title: 'WebAuthn Level 3 and passkeys.dev',
  rows: [
    met(
      'Options and credentials are converted by the browser where it can, else by us.',
      'Both ways give the same.',
      'src/client/methods/webauthn.test.ts: registers and signs in: a browser that converts JSON itself',
      'src/client/methods/webauthn.test.ts: registers and signs in: a browser that does not convert JSON',
    ),
    met(
      '`getClientCapabilities` is asked first, `isConditionalMediationAvailable` second.',
      'In this order.',
      'src/client/methods/webauthnTurns.test.ts: browserSupportsAutofill is false without WebAuthn, and prefers getClientCapabilities',
    ),
    met(
      'The token `webauthn` directly follows the field’s last own token.',
      '`username webauthn`.',
      'src/screens/passkeys/login/button.test.tsx: email: the token is "username webauthn", and 1Password’s own button is off',
    ),
    met(
      'Authenticators are told which passkeys are valid, and only a passkey that the provider does not know is reported as unknown.',
      'The reversible signal is preferred; nothing is said on a general failure.',
      'src/client/methods/passkeySignals.test.ts: a deletion signals the remaining ids of the user',
      'src/client/methods/passkeySignals.test.ts: a passkey unknown to the provider is signalled as unknown',
      'src/client/methods/passkeySignals.test.ts: another refusal signals nothing',
    ),
    met(
      'The response is checked against challenge, origin, domain, user verification, user handle, signature and counter.',
      'By the provider, as the sandbox does.',
      'sandbox/routes/factors/webauthn.test.ts: refuses a response with another origin, and then accepts the genuine one once',
      'sandbox/routes/factors/webauthn.test.ts: refuses a response with a wrong signature, and then accepts the genuine one',
      'sandbox/routes/factors/webauthn.test.ts: refuses a replayed response, a lower counter, and a late response',
    ),
    met(
      'One request of a page at a time; the visitor’s click ends an offer in an input.',
      'One owner of the browser’s requests.',
      'e2e/signIn/passkeyLogin.e2e.ts: two widgets and three quick clicks open one prompt, without an unhandled rejection',
      'src/client/methods/webauthnTurns.test.ts: a prompt ends autofill, waits until it has ended, and then starts',
    ),
    met(
      'Passkeys that the user has are excluded from a new registration.',
      'The provider names them, and the browser’s refusal is told.',
      'sandbox/routes/factors/webauthn.test.ts: excludes the user’s registered credentials',
      'e2e/signIn/passkeyRegistration.e2e.ts: a visitor makes a passkey, is refused a duplicate, and makes a second one on another device',
    ),
    met(
      'The list of makers is for names only, and may be empty.',
      'A passkey whose maker is unknown is listed without a name.',
      'src/screens/passkeys/registration/list.test.tsx: is missing for a manager without a known name',
    ),
    notOurs('Related origins: `/.well-known/webauthn`.', 'A file of the site and a setting of the provider.'),
    open(
      'A passkey of this device is offered after a sign-in with a passkey of another device.',
      'Not offered: the host page can mount the passkey widget.',
    ),
    notOurs(
      'Immediate mediation.',
      'Not part of the standard; it would tell a page whether a passkey exists.',
    ),
  ],
};
