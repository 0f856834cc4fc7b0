/** An intended difference between our client's result of a call and that of the provider's client. */
export interface MeantDifference {
  what: string;
  why: string;
  calls: string[];
  /** The path in the result, and the two values. An object is `{…}`. */
  at: Record<string, [provider: unknown, ours: unknown]>;
}

/** docs/decisions.md has the same list as a table. All other results are equal. */
export const DIFFERENCES: MeantDifference[] = [
  {
    what: 'A code without `expiration_minutes` is sent with 5',
    why: 'the specification’s default; the project’s default is not used',
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
    why: 'it equals `user`; the provider’s client removes it from some answers only',
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
    what: 'When a project requires a captcha and has none configured, the error is a `StytchAPIUnreachableError`',
    why: 'the name identifies the error, and the text tells visitors what to do',
    calls: ['otps.sms.loginOrCreate, refused for a captcha that is not configured'],
    at: {
      'came.error.name': ['Error', 'StytchAPIUnreachableError'],
      'came.error.message': [
        'Unable to query captcha and/or dfp telemetry ID',
        'We could not complete the security check. Please try again; if it keeps failing, turn off content blockers for this page.',
      ],
    },
  },
  {
    what: 'A schema error also has `issues` and `status_code`',
    why: 'hosts do not have to parse the message',
    calls: ['otps.authenticate, refused by the schema'],
    at: { 'came.error.issues': [undefined, '{…}'], 'came.error.status_code': [undefined, 400] },
  },
  {
    what: '`updateSession` without a JWT writes no JWT cookie',
    why: 'the provider’s client writes one with the text `undefined`',
    calls: ['session.updateSession, without a JWT'],
    at: { 'kept.jwt cookie': ['undefined; SameSite=Lax; Path=/', undefined] },
  },
  {
    what: 'A new passkey is sent in the form of the browser’s `toJSON`',
    why: 'it is the same credential with three more fields',
    calls: ['webauthn.register, as a passkey', 'webauthn.register', 'webauthn.register, with all options'],
    at: {
      'sent.1.body.public_key_credential.response.authenticatorData': [undefined, '<base64url>'],
      'sent.1.body.public_key_credential.response.publicKey': [undefined, '<base64url>'],
      'sent.1.body.public_key_credential.response.publicKeyAlgorithm': [undefined, -7],
    },
  },
  {
    what: '`totps.recoveryCodes` always answers a list',
    why: 'the provider sends a list and declares one object; our client accepts both and returns one form',
    calls: ['totps.recoveryCodes'],
    at: {
      'came.answer.totps.totp_id': ['totp-test-1', undefined],
      'came.answer.totps.verified': [true, undefined],
      'came.answer.totps.recovery_codes': ['{…}', undefined],
      'came.answer.totps.0': [undefined, '{…}'],
    },
  },
  {
    what: 'A call that was refused for a captcha is repeated once, also without telemetry',
    why: 'the specified retry has no condition; the provider’s client repeats the call only with telemetry',
    calls: ['otps.sms.loginOrCreate, refused until a captcha comes, without telemetry'],
    at: { 'came.error': ['{…}', undefined], 'came.answer': [undefined, '{…}'], 'sent.1': [undefined, '{…}'] },
  },
  {
    what: 'An option that is null is treated as missing',
    why: 'settings from a database or JSON contain nulls',
    calls: ['passwords.resetByEmailStart, with an option that is null'],
    at: { 'came.error': ['{…}', undefined], 'came.answer': [undefined, '{…}'], 'sent.0': [undefined, '{…}'] },
  },
  {
    what: '`oauth.authenticate` without a required verifier sends nothing and rejects with `MissingPKCEError`',
    why: 'the provider would refuse it; the token can still be used in the browser that started',
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
    what: 'An OAuth start goes to `endpoints.apiUrl` if given, not to the project’s own domain',
    why: 'a page that uses a sandbox must not navigate to the real provider',
    calls: ['oauth.google.start, of a project with a domain of its own'],
    at: { 'sent.0': [undefined, '{…}'] },
  },
  {
    what: 'A user without a session is not stored in the browser',
    why: 'session and user are always stored together',
    calls: ['user.get, signed out'],
    at: { 'kept.state': ['{…}', undefined] },
  },
  {
    what: 'A verifier is stored with its expiry time and up to four earlier verifiers',
    why: 'a link is valid as long as its mail, and a link of an earlier mail still works',
    calls: ['magicLinks.email.loginOrCreate, with PKCE'],
    at: {
      'kept.PKCE_VERIFIER:magic_links.ends': [undefined, '<time>'],
    },
  },
  {
    what: 'A verifier is stored with its expiry time and up to four earlier verifiers',
    why: 'a link is valid as long as its mail, and a link of an earlier mail still works',
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
    what: 'A verifier is stored with its expiry time and up to four earlier verifiers',
    why: 'a link is valid as long as its mail, and a link of an earlier mail still works',
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
    what: 'A verifier is stored with its expiry time and up to four earlier verifiers',
    why: 'a link is valid as long as its mail, and a link of an earlier mail still works',
    calls: ['oauth.github.start, with all options and PKCE'],
    at: {
      'kept.PKCE_VERIFIER:oauth.ends': [undefined, '<time>'],
    },
  },
  {
    what: 'A social sign-in always sends a code challenge',
    why: 'so a return that this browser started differs from one that an attacker started',
    calls: ['oauth.google.start', 'oauth.apple.start, with a pair of earlier'],
    at: {
      'sent.0.query.code_challenge': [undefined, '<new challenge>'],
      'kept.PKCE_VERIFIER:oauth': [undefined, '{…}'],
      'events.1.event.details.pkce': [false, true],
    },
  },
  {
    what: 'A social sign-in always sends a code challenge',
    why: 'so a return that this browser started differs from one that an attacker started',
    calls: ['oauth.google.start, of a project with a domain of its own'],
    at: {
      'kept.PKCE_VERIFIER:oauth': [undefined, '{…}'],
      'events.1.event.details.pkce': [false, true],
    },
  },
  {
    what: 'A strength check’s answer without `feedback` gets an empty one',
    why: 'hosts and views can read it without a check',
    calls: ['passwords.strengthCheck', 'passwords.strengthCheck, without an email'],
    at: {
      'came.answer.feedback': [undefined, '{…}'],
    },
  },
];
