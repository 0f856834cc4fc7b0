/** How our client differs from the provider's, wherever the two were made to do the same. */
export interface MeantDifference {
  what: string;
  why: string;
  calls: string[];
  /** Place, and the two values there. An object is `{…}`. */
  at: Record<string, [provider: unknown, ours: unknown]>;
}

/** The decisions say the same in a table. What is not listed here is equal. */
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
    why: 'it repeats `user`; the provider’s client takes it out of all answers but two',
    calls: [
      'passwords.resetBySession',
      'passwords.resetBySession, without a duration',
      'session.attest',
      'session.attest, to a session',
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
];
