import type { UserFactor } from '../../api/endpoints/users';
import {
  deleteFactor,
  fetchConnectedApps,
  fetchUser,
  revokeConnectedApp,
  updateUser,
} from '../../sagas/resources/users';
import { perform, performUnchecked, type Core } from '../perform';
import type { UserCalls } from './user';

type DeleteMethod = Extract<keyof UserCalls, `delete${string}`>;

/** The methods of `client.user` that call the provider. */
export function createUserCalls(core: Core): UserCalls {
  const remove = (method: DeleteMethod, factor: UserFactor, field: string) => (id: string) => {
    const given: object = { [field]: id };
    return perform(core, `user.${method}`, given, () => deleteFactor(factor, id));
  };

  return {
    get: () => performUnchecked(core, fetchUser),
    update: (fields) => perform(core, 'user.update', fields, updateUser),
    deleteEmail: remove('deleteEmail', 'emails', 'email_id'),
    deletePhoneNumber: remove('deletePhoneNumber', 'phone_numbers', 'phone_id'),
    deleteTOTP: remove('deleteTOTP', 'totps', 'totp_id'),
    deleteOAuthRegistration: remove('deleteOAuthRegistration', 'oauth', 'oauth_user_registration_id'),
    deleteCryptoWallet: remove('deleteCryptoWallet', 'crypto_wallets', 'crypto_wallet_id'),
    deleteWebauthnRegistration: remove(
      'deleteWebauthnRegistration',
      'webauthn_registrations',
      'webauthn_registration_id',
    ),
    deleteBiometricRegistration: remove(
      'deleteBiometricRegistration',
      'biometric_registrations',
      'biometric_registration_id',
    ),
    getConnectedApps: () => performUnchecked(core, fetchConnectedApps),
    revokeConnectedApp: (connected_app_id) =>
      perform(core, 'user.revokeConnectedApp', { connected_app_id }, () =>
        revokeConnectedApp(connected_app_id),
      ),
  };
}
