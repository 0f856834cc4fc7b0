import type { UserFactor } from '../../api/endpoints/users';
import type { ChecksOf } from '../../domain/calls/checks';
import {
  deleteFactor,
  fetchConnectedApps,
  fetchUser,
  revokeConnectedApp,
  updateUser,
} from '../../sagas/resources/users';
import { checked, unchecked, type CallsOf } from '../calls';
import type { UserCalls } from './user';

const remove = <Id extends string>(factor: UserFactor, id: Id) =>
  checked(
    { [id]: 'string' } as ChecksOf<Record<Id, string>>,
    (fields: Record<Id, string>) => deleteFactor(factor, fields[id]),
    [id],
  );

/** The methods of `client.user` that call the provider. */
export const USER_CALLS: CallsOf<UserCalls> = {
  get: unchecked(fetchUser),
  update: checked(
    {
      untrusted_metadata: 'object?',
      name: { first_name: 'string?', middle_name: 'string?', last_name: 'string?' },
    },
    updateUser,
  ),
  deleteEmail: remove('emails', 'email_id'),
  deletePhoneNumber: remove('phone_numbers', 'phone_id'),
  deleteTOTP: remove('totps', 'totp_id'),
  deleteOAuthRegistration: remove('oauth', 'oauth_user_registration_id'),
  deleteCryptoWallet: remove('crypto_wallets', 'crypto_wallet_id'),
  deleteWebauthnRegistration: remove('webauthn_registrations', 'webauthn_registration_id'),
  deleteBiometricRegistration: remove('biometric_registrations', 'biometric_registration_id'),
  getConnectedApps: unchecked(fetchConnectedApps),
  revokeConnectedApp: checked(
    { connected_app_id: 'string' },
    (fields: { connected_app_id: string }) => revokeConnectedApp(fields.connected_app_id),
    ['connected_app_id'],
  ),
};
