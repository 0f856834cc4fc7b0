import type { PhoneOrigin } from '../../src/domain/phones/countries';
import type { AnswerMeta, AuthAnswer, Session, User, WebauthnRegistration } from '../../src/domain/entities';

export const EMAIL = 'ada.lovelace@example.com';
export const LONG_EMAIL = 'augusta.ada.king-noel.countess.of.lovelace@analytical-engines.example.com';
export const PHONE = '4155550132';
/** The selected country of the phone field. */
export const US: PhoneOrigin = { country: 'US', dialCode: '1' };

const LONG_AGO = '2026-01-05T09:00:00Z';
const FAR_AWAY = '2099-01-05T09:00:00Z';

export const META: AnswerMeta = { request_id: 'request-id-gallery', status_code: 200 };

/** A user with an account. */
export const ADA: User = {
  user_id: 'user-test-ada',
  status: 'active',
  created_at: LONG_AGO,
  name: { first_name: 'Ada', middle_name: '', last_name: 'Lovelace' },
  emails: [{ email_id: 'email-test-ada', email: EMAIL, verified: true }],
  phone_numbers: [],
  providers: [],
  password: null,
  totps: [],
  crypto_wallets: [],
  webauthn_registrations: [],
  biometric_registrations: [],
  trusted_metadata: {},
  untrusted_metadata: {},
  roles: [],
};

const passkey = (name: string, at: number): WebauthnRegistration => ({
  webauthn_registration_id: `webauthn-registration-test-${at}`,
  name,
  domain: 'localhost',
  user_agent: '',
  authenticator_type: 'platform',
  verified: true,
});

/** One passkey of each kind of passkey provider, and one of an unknown provider. */
export const PASSKEYS = [
  { name: 'My phone', aaguid: 'ea9b8d66-4d01-1d21-3ce4-b6b48cb575d4' },
  { name: 'Work laptop', aaguid: '08987058-cadc-4b81-b6e1-30de50dcbe96' },
  { name: 'Key on my key ring', aaguid: 'ee882879-721c-4913-9775-3dfcce97072a' },
  { name: 'A passkey with a name that is much too long for its row' },
];

export const ADA_WITH_PASSKEYS: User = {
  ...ADA,
  webauthn_registrations: PASSKEYS.map(({ name }, at) => passkey(name, at + 1)),
};

/** The record of these passkeys in the browser's storage. */
export const KNOWN_PASSKEYS = Object.fromEntries(
  PASSKEYS.map(({ name, aaguid }, at) => {
    const id = passkey(name, at + 1).webauthn_registration_id;
    return [
      id,
      {
        credential_id: id,
        hash: id,
        user_id: ADA.user_id,
        user_handle: 'h',
        domain: 'localhost',
        name,
        aaguid,
      },
    ];
  }),
);

const SESSION: Session = {
  session_id: 'session-test-ada',
  user_id: ADA.user_id,
  started_at: LONG_AGO,
  last_accessed_at: LONG_AGO,
  expires_at: FAR_AWAY,
  attributes: { ip_address: '', user_agent: '' },
  authentication_factors: [],
  custom_claims: null,
  roles: [],
};

export const visitorOf = (user: User) => ({ session: SESSION, user });

export const signedIn = (user: User = ADA): AuthAnswer => ({
  ...META,
  user_id: user.user_id,
  user,
  session: SESSION,
  session_token: 'none',
  session_jwt: 'none',
});
