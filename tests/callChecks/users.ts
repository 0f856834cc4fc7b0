import { bad, type WrongCall } from './wrongCall';

export const USER_CALLS: WrongCall[] = [
  [
    'stytch.user.update',
    'untrusted_metadata must be an object.',
    (c) => c.user.update(bad({ untrusted_metadata: 'x' })),
  ],
  [
    'stytch.user.update',
    'untrusted_metadata must be an object.',
    (c) => c.user.update(bad({ untrusted_metadata: [] })),
  ],
  ['stytch.user.update', 'name must be an object.', (c) => c.user.update(bad({ name: 'Ada' }))],
  ['stytch.user.deleteEmail', 'email_id must be a string.', (c) => c.user.deleteEmail(bad(1))],
  ['stytch.user.deletePhoneNumber', 'phone_id must be a string.', (c) => c.user.deletePhoneNumber(bad({}))],
  ['stytch.user.deleteTOTP', 'totp_id must be a string.', (c) => c.user.deleteTOTP(bad(undefined))],
  [
    'stytch.user.deleteOAuthRegistration',
    'oauth_user_registration_id must be a string.',
    (c) => c.user.deleteOAuthRegistration(bad(null)),
  ],
  [
    'stytch.user.deleteCryptoWallet',
    'crypto_wallet_id must be a string.',
    (c) => c.user.deleteCryptoWallet(bad([])),
  ],
  [
    'stytch.user.deleteWebauthnRegistration',
    'webauthn_registration_id must be a string.',
    (c) => c.user.deleteWebauthnRegistration(bad(7)),
  ],
  [
    'stytch.user.deleteBiometricRegistration',
    'biometric_registration_id must be a string.',
    (c) => c.user.deleteBiometricRegistration(bad(7)),
  ],
  [
    'stytch.user.revokeConnectedApp',
    'connected_app_id must be a string.',
    (c) => c.user.revokeConnectedApp(bad({ connected_app_id: 'a' })),
  ],
];
