/** How our client differs from the provider's, wherever the two were made to do the same. */
export interface MeantDifference {
  what: string;
  why: string;
  calls: string[];
  /** Place, and the two values there. An object is `{…}`. */
  at: Record<string, [provider: unknown, ours: unknown]>;
}

/** docs/decisions.md has the same list as a table. Everything that is not listed is equal. */
export const DIFFERENCES: MeantDifference[] = [
  {
    what: 'A code without `expiration_minutes` is sent with 5',
    why: 'the specified default, whatever the project’s own is',
    calls: [
      'otps.sms.loginOrCreate',
      'otps.sms.send, signed in',
      'otps.whatsapp.loginOrCreate',
      'otps.whatsapp.send, signed in',
      'otps.email.loginOrCreate',
      'otps.email.send, signed in',
      'otps.email.loginOrCreate, with templates',
    ],
    at: { 'sent.0.body.expiration_minutes': [undefined, 5] },
  },
  {
    what: 'No answer has `__user`',
    why: 'it repeats `user`; the provider’s client leaves it in some answers',
    calls: [
      'passwords.resetBySession',
      'passwords.resetBySession, without a duration',
      'session.attest',
      'session.attest, to a session',
      'impersonation.authenticate',
    ],
    at: { 'came.answer.__user': ['{…}', undefined] },
  },
  {
    what: 'A captcha that a project asks for and has not set up is a `StytchAPIUnreachableError`',
    why: 'hosts can tell it by its name, and visitors read what to do',
    calls: ['otps.sms.loginOrCreate, refused for a captcha that nobody has set up'],
    at: {
      'came.error.name': ['Error', 'StytchAPIUnreachableError'],
      'came.error.message': [
        'Unable to query captcha and/or dfp telemetry ID',
        'We could not complete the security check. Please try again; if it keeps failing, turn off content blockers for this page.',
      ],
    },
  },
  {
    what: 'A schema error has `issues` and `status_code` too',
    why: 'nobody should have to read them out of the message',
    calls: ['otps.authenticate, refused by the schema'],
    at: { 'came.error.issues': [undefined, '{…}'], 'came.error.status_code': [undefined, 400] },
  },
  {
    what: '`updateSession` without a JWT writes no JWT cookie',
    why: 'the provider’s client writes one that says `undefined`',
    calls: ['session.updateSession, without a JWT'],
    at: { 'kept.jwt cookie': ['undefined; SameSite=Lax; Path=/', undefined] },
  },
  {
    what: 'A new passkey is sent as the browser’s own `toJSON` has it',
    why: 'the same credential, with what the browser adds to it',
    calls: ['webauthn.register, as a passkey', 'webauthn.register', 'webauthn.register, with all options'],
    at: {
      'sent.1.body.public_key_credential.response.authenticatorData': [undefined, '<base64url>'],
      'sent.1.body.public_key_credential.response.publicKey': [undefined, '<base64url>'],
      'sent.1.body.public_key_credential.response.publicKeyAlgorithm': [undefined, -7],
    },
  },
  {
    what: '`totps.recoveryCodes` always answers a list',
    why: 'the provider answers a list and types it as one object: ours takes both and gives one form',
    calls: ['totps.recoveryCodes'],
    at: {
      'came.answer.totps.totp_id': ['totp-test-1', undefined],
      'came.answer.totps.verified': [true, undefined],
      'came.answer.totps.recovery_codes': ['{…}', undefined],
      'came.answer.totps.0': [undefined, '{…}'],
    },
  },
  {
    what: 'A captcha that is asked for is tried once more without telemetry too',
    why: 'the specified retry has no condition; the provider’s client repeats the call only where telemetry is on',
    calls: ['otps.sms.loginOrCreate, refused until a captcha comes, without telemetry'],
    at: { 'came.error': ['{…}', undefined], 'came.answer': [undefined, '{…}'], 'sent.1': [undefined, '{…}'] },
  },
  {
    what: 'An option that is null counts as left out',
    why: 'settings that come out of a database or JSON have nulls',
    calls: ['passwords.resetByEmailStart, with an option that is null'],
    at: { 'came.error': ['{…}', undefined], 'came.answer': [undefined, '{…}'], 'sent.0': [undefined, '{…}'] },
  },
  {
    what: '`oauth.authenticate` without the verifier that the project requires sends nothing: `MissingPKCEError`',
    why: 'the provider would refuse it; the token stays good in the browser that started',
    calls: ['oauth.authenticate, without the pair that is required'],
    at: {
      'came.answer': ['{…}', undefined],
      'came.error': [undefined, '{…}'],
      'sent.0': ['{…}', undefined],
      'kept.token cookie': ['new-session-token; SameSite=Lax; Path=/', undefined],
      'kept.jwt cookie': ['new-session-jwt; SameSite=Lax; Path=/', undefined],
      'kept.state': ['{…}', undefined],
    },
  },
  {
    what: 'An OAuth start goes to `endpoints.apiUrl` where that is given, before the project’s own domain',
    why: 'a page that is told of a sandbox must not leave for the real provider',
    calls: ['oauth.google.start, of a project with a domain of its own'],
    at: { 'sent.0': [undefined, '{…}'] },
  },
  {
    what: 'A user without a session is not kept in the browser',
    why: 'session and user are one: there is no moment with the one and without the other',
    calls: ['user.get, signed out'],
    at: { 'kept.state': ['{…}', undefined] },
  },
  {
    what: 'A verifier is kept with its end, and up to four earlier ones beside it',
    why: 'a link lives as long as its mail, and an earlier mail still works',
    calls: ['magicLinks.email.loginOrCreate, with PKCE'],
    at: {
      'kept.PKCE_VERIFIER:magic_links.ends': [undefined, '<time>'],
    },
  },
  {
    what: 'A verifier is kept with its end, and up to four earlier ones beside it',
    why: 'a link lives as long as its mail, and an earlier mail still works',
    calls: ['magicLinks.email.loginOrCreate, with PKCE and a kept pair'],
    at: {
      'sent.0.body.code_challenge': ['a kept challenge', '<new challenge>'],
      'kept.PKCE_VERIFIER:magic_links.code_challenge': ['a kept challenge', '<new challenge>'],
      'kept.PKCE_VERIFIER:magic_links.code_verifier': ['a kept verifier', '<new verifier>'],
      'kept.PKCE_VERIFIER:magic_links.ends': [undefined, '<time>'],
      'kept.PKCE_VERIFIER:magic_links.earlier': [undefined, '{…}'],
    },
  },
  {
    what: 'A verifier is kept with its end, and up to four earlier ones beside it',
    why: 'a link lives as long as its mail, and an earlier mail still works',
    calls: ['passwords.resetByEmailStart, with all options and PKCE'],
    at: {
      'sent.0.body.code_challenge': ['a kept challenge', '<new challenge>'],
      'kept.PKCE_VERIFIER:passwords.code_challenge': ['a kept challenge', '<new challenge>'],
      'kept.PKCE_VERIFIER:passwords.code_verifier': ['a kept verifier', '<new verifier>'],
      'kept.PKCE_VERIFIER:passwords.ends': [undefined, '<time>'],
      'kept.PKCE_VERIFIER:passwords.earlier': [undefined, '{…}'],
    },
  },
  {
    what: 'A verifier is kept with its end, and up to four earlier ones beside it',
    why: 'a link lives as long as its mail, and an earlier mail still works',
    calls: ['oauth.github.start, with all options and PKCE'],
    at: {
      'kept.PKCE_VERIFIER:oauth.ends': [undefined, '<time>'],
    },
  },
  {
    what: 'A social start always has a challenge',
    why: 'it tells a return of this browser’s own start from one that somebody else has made',
    calls: ['oauth.google.start', 'oauth.apple.start, with a pair of earlier'],
    at: {
      'sent.0.query.code_challenge': [undefined, '<new challenge>'],
      'kept.PKCE_VERIFIER:oauth': [undefined, '{…}'],
      'events.1.event.details.pkce': [false, true],
    },
  },
  {
    what: 'A social start always has a challenge',
    why: 'it tells a return of this browser’s own start from one that somebody else has made',
    calls: ['oauth.google.start, of a project with a domain of its own'],
    at: {
      'kept.PKCE_VERIFIER:oauth': [undefined, '{…}'],
      'events.1.event.details.pkce': [false, true],
    },
  },
  {
    what: 'An answer of the strength check without `feedback` gets an empty one',
    why: 'hosts and views read it without asking whether it is there',
    calls: ['passwords.strengthCheck', 'passwords.strengthCheck, without an email'],
    at: {
      'came.answer.feedback': [undefined, '{…}'],
    },
  },
];
